import type { Order } from '#contract/order.ts';
import { formatPhone } from '#domain/phone.ts';
import { formatDate } from '#domain/time.ts';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { StoreScheme } from '../contacts/store-scheme.tsx';
import styles from './order-facts.module.css';

/** Where, to whom, with which words: as they stood when the order was made. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useWords();
  const { delivery, recipient, organization, comment } = order;
  const { store } = delivery;
  const person = [`${recipient.firstName} ${recipient.lastName}`.trim(), sayPhone(recipient.phone)];
  return (
    <Panel as="section" aria-label={t('orderPage.facts')}>
      <dl className={styles.facts}>
        {store ? (
          <Fact name={t('orderPage.store')} value={`${store.name}, ${store.address}`} />
        ) : delivery.address ? (
          <Fact name={t('orderPage.address')} value={sayAddress(delivery.address, t)} />
        ) : null}
        {delivery.shipment ? <Carried of={delivery.shipment} /> : null}
        {delivery.parts.length === 0 ? null : <Drives order={order} />}
        <Fact name={t('orderPage.recipient')} value={person.filter(Boolean).join(', ')} />
        {organization ? (
          <Fact
            name={t('orderPage.payer')}
            value={t('orderPage.payerOf', { name: organization.name, bin: organization.bin })}
          />
        ) : null}
        {comment === '' ? null : <Fact name={t('orderPage.comment')} value={comment} />}
      </dl>
      {store ? (
        <div className={styles.map}>
          <StoreScheme points={[store.point]} label={t('orderPage.map', { address: store.address })} />
        </div>
      ) : null}
      {store && store.phones.length > 0 ? (
        <p className={styles.phones}>
          {store.phones.map((phone) => (
            <a key={phone} className="link" href={`tel:${phone}`}>
              {sayPhone(phone)}
            </a>
          ))}
        </p>
      ) : null}
    </Panel>
  );
}

/** Who has it, where it is, and where it can be followed. */
function Carried({
  of: { carrier, state, tracking, url },
}: {
  of: NonNullable<Order['delivery']['shipment']>;
}) {
  const { t } = useWords();
  // What is only planned, or came to nothing, is no news for the buyer.
  if (state === 'planned' || state === 'refused' || state === 'cancelled') return null;
  return (
    <>
      <Fact
        name={t('orderPage.carrier')}
        value={t('orderPage.carrierLine', {
          carrier: t(`orderPage.carrier.${carrier}`),
          state: t(`orderPage.carried.${state}`),
        })}
      />
      {tracking === null ? null : (
        <div>
          <dt>{t('orderPage.tracking')}</dt>
          <dd>
            {url === null ? (
              tracking
            ) : (
              <a className="link" href={url} target="_blank" rel="noreferrer">
                {tracking}
              </a>
            )}
          </dd>
        </div>
      )}
    </>
  );
}

/** What comes with which drive; with the first, at the order's own hour, all that is in no other. */
function Drives({ order: { items, delivery } }: { order: Order }) {
  const { t, locale } = useWords();
  const sayWhen = ({ date, from, to }: NonNullable<Order['delivery']['slot']>) =>
    `${formatDate(date, locale)}, ${from}–${to}`;
  const sayGoods = (goods: Order['delivery']['parts'][number]['items']) =>
    goods.flatMap(({ id, count }) => {
      const item = items.find((each) => each.id === id);
      return item ? [`${item.name} — ${count}\u00A0${item.unit}`] : [];
    });
  return (
    <>
      {delivery.slot ? (
        <Fact
          name={t('orderPage.drive', { part: '1' })}
          value={`${sayWhen(delivery.slot)}: ${t('orderPage.driveRest')}`}
        />
      ) : null}
      {delivery.parts.map(({ part, slot, items: goods }) => (
        <Fact
          key={part}
          name={t('orderPage.drive', { part: String(part) })}
          value={`${sayWhen(slot)}: ${sayGoods(goods).join('; ')}`}
        />
      ))}
    </>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) =>
  value === '' ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );

/** Empty after its owner was forgotten. */
const sayPhone = (phone: string): string => (phone === '' ? '' : formatPhone(phone));

function sayAddress(address: NonNullable<Order['delivery']['address']>, t: Translate): string {
  const { cityName, district, street, house, building, flat, entrance, floor, intercom } = address;
  return [
    cityName,
    district,
    street,
    house,
    building && t('address.buildingShort', { building }),
    flat && t('address.flatShort', { flat }),
    entrance && t('address.entranceShort', { entrance }),
    floor === null ? null : t('address.floorShort', { floor: String(floor) }),
    intercom && t('address.intercomShort', { intercom }),
  ]
    .filter(Boolean)
    .join(', ');
}
