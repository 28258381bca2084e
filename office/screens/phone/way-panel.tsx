/** How the caller gets it: a store of the city, or one of their addresses and a free hour. */
import { useState } from 'react';
import type { PhoneBuyer } from '#contract/office/phone-orders.ts';
import type { DeliverySlot } from '#contract/slots.ts';
import { formatTenge } from '#domain/money.ts';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../design/field.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/words.ts';
import { sayPromised } from '../../orders/say-order.ts';
import { AddressForm } from './address-form.tsx';
import styles from './phone.module.css';
import type { PhoneWay } from './phone-way.ts';

interface WayPanelProps {
  buyer: PhoneBuyer;
  places: readonly { code: string; name: string; stores: readonly { id: number; name: string }[] }[];
  way: PhoneWay;
  slots: readonly DeliverySlot[];
  onChange: (way: PhoneWay) => void;
  onAddresses: (addresses: PhoneBuyer['addresses']) => void;
}

export function WayPanel({ buyer, places, way, slots, onChange, onAddresses }: WayPanelProps) {
  const words = useWords();
  const { t } = words;
  const [isAdding, setIsAdding] = useState(false);
  const place = places.find(({ code }) => code === way.city);
  const own = buyer.addresses.filter(({ cityCode }) => cityCode === way.city);
  return (
    <Panel title={t('order.how')}>
      <div className={page.form}>
        <div className={styles.fields}>
          <SelectField
            label={t('phone.city')}
            value={way.city ?? ''}
            onChange={(event) =>
              onChange({
                ...way,
                city: event.currentTarget.value,
                storeId: null,
                addressId: null,
                slotId: null,
              })
            }
          >
            {places.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('orders.col.way')}
            value={way.method}
            onChange={(event) =>
              onChange({
                ...way,
                method: event.currentTarget.value === 'delivery' ? 'delivery' : 'pickup',
                slotId: null,
              })
            }
          >
            <option value="pickup">{t('orders.method.pickup')}</option>
            <option value="delivery">{t('orders.method.delivery')}</option>
          </SelectField>
          {way.method === 'pickup' ? (
            <SelectField
              label={t('phone.store')}
              value={way.storeId ?? ''}
              onChange={(event) => onChange({ ...way, storeId: Number(event.currentTarget.value) })}
            >
              {(place?.stores ?? []).map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          ) : (
            <>
              <SelectField
                label={t('phone.address')}
                value={way.addressId ?? ''}
                onChange={(event) =>
                  onChange({ ...way, addressId: Number(event.currentTarget.value) || null, slotId: null })
                }
              >
                <option value="">{t('phone.chooseAddress')}</option>
                {own.map(({ id, text }) => (
                  <option key={id} value={id}>
                    {text}
                  </option>
                ))}
              </SelectField>
              <SelectField
                label={t('phone.slot')}
                value={way.slotId ?? ''}
                onChange={(event) => onChange({ ...way, slotId: event.currentTarget.value || null })}
              >
                <option value="">{t('phone.chooseSlot')}</option>
                {slots.map((slot) => (
                  <option key={slot.id} value={slot.id}>
                    {sayPromised(slot, words)}
                    {slot.price > 0 ? ` (+${formatTenge(slot.price)})` : ''}
                  </option>
                ))}
              </SelectField>
            </>
          )}
        </div>
        {way.method === 'delivery' && !isAdding ? (
          <div>
            <Button look="plain" size="small" icon="plus" onClick={() => setIsAdding(true)}>
              {t('phone.newAddress')}
            </Button>
          </div>
        ) : null}
        {way.method === 'delivery' && isAdding && place ? (
          <AddressForm
            buyerId={buyer.id}
            city={place}
            onAdded={(address) => {
              setIsAdding(false);
              onAddresses([...buyer.addresses, address]);
              onChange({ ...way, addressId: address.id, slotId: null });
            }}
          />
        ) : null}
      </div>
    </Panel>
  );
}
