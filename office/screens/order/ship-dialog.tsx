/** An order for a carrier: how many places it is packed into, how heavy and how large each is. */
import { useState } from 'react';
import type { OfficeOrder } from '#contract/office/order-page.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { RENEWS } from './order-calls.ts';
import styles from './shipment.module.css';

const SIZES = ['kg', 'length', 'width', 'height'] as const;
type Typed = Record<(typeof SIZES)[number], string>;
const MOST_PLACES = 20;

const numberOf = (text: string): number => Number(text.replace(',', '.'));
const isWhole = ({ kg, ...sides }: Typed): boolean =>
  numberOf(kg) > 0 &&
  Object.values(sides).every((side) => Number.isInteger(numberOf(side)) && numberOf(side) > 0);

interface ShipDialogProps {
  order: OfficeOrder;
  carrier: OfficeOrder['carriers'][number];
  onClose: () => void;
}

export function ShipDialog({ order, carrier, onClose }: ShipDialogProps) {
  const { t } = useWords();
  const make = useAct('POST /office/api/v1/orders/{id}/shipments/', RENEWS);
  const empty = (kg = ''): Typed => ({ kg, length: '', width: '', height: '' });
  const [places, setPlaces] = useState<readonly Typed[]>([empty(String(order.totals.weightKg || ''))]);
  const units = order.items.reduce((sum, { count }) => sum + count, 0);
  const change = (at: number, size: keyof Typed, value: string) =>
    setPlaces(places.map((place, each) => (each === at ? { ...place, [size]: value } : place)));
  const send = () =>
    make.mutate(
      {
        params: { id: String(order.id) },
        body: {
          carrier,
          places: places.map(({ kg, length, width, height }) => ({
            weightGrams: Math.max(1, Math.round(numberOf(kg) * 1000)),
            lengthCm: numberOf(length),
            widthCm: numberOf(width),
            heightCm: numberOf(height),
          })),
        },
      },
      {
        onSuccess: () => {
          toasts.show(t('shipment.given'));
          onClose();
        },
      },
    );
  return (
    <Dialog
      title={t('shipment.give', { carrier: t(`shipment.carrier.${carrier}`) })}
      lead={t('shipment.lead')}
      onClose={onClose}
      footer={
        <Button
          isBusy={make.isPending}
          whyNot={places.every(isWhole) ? null : t('shipment.needSizes')}
          onClick={send}
        >
          {t('shipment.send')}
        </Button>
      }
    >
      {make.error ? <Note tone="bad">{sayFailure(make.error, t('state.noAnswer'))}</Note> : null}
      <div className={page.form}>
        {places.map((place, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <fieldset key={at} className={styles.place}>
            <legend>{t('shipment.place', { n: at + 1 })}</legend>
            {SIZES.map((size) => (
              <TextField
                key={size}
                label={t(`shipment.size.${size}`)}
                inputMode="decimal"
                autoComplete="off"
                value={place[size]}
                onChange={(event) => change(at, size, event.currentTarget.value)}
              />
            ))}
          </fieldset>
        ))}
        <div className={page.row}>
          <Button
            look="plain"
            size="small"
            icon="plus"
            whyNot={places.length < Math.min(units, MOST_PLACES) ? null : t('shipment.noMorePlaces')}
            onClick={() => setPlaces([...places, empty()])}
          >
            {t('shipment.addPlace')}
          </Button>
          {places.length > 1 ? (
            <Button look="quiet" size="small" onClick={() => setPlaces(places.slice(0, -1))}>
              {t('shipment.dropPlace')}
            </Button>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
