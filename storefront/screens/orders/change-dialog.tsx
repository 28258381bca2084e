import { useState } from 'react';
import type { Order } from '#contract/order.ts';
import { formatTenge } from '#domain/money.ts';
import { browserApi } from '../../api-client.ts';
import { Dialog } from '../../design/dialog.tsx';
import { FieldGroup, Form } from '../../design/form.tsx';
import { Notice } from '../../design/notice.tsx';
import { SelectField } from '../../design/select-field.tsx';
import { Stepper } from '../../design/stepper.tsx';
import { useForm } from '../../design/use-form.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './change-dialog.module.css';
import { ChangeDifference } from './change-difference.tsx';
import { sayPromised } from './order-promise.ts';
import {
  type ChangeOffers,
  type ChangeWish,
  isEmpty,
  useChangeOffers,
  useDifference,
} from './use-order-change.ts';

export interface ChangeDialogProps {
  isOpen: boolean;
  onClose: () => void;
  order: Order;
  today: string;
  onChanged: () => void;
}

/** Lines, hour, store and way to pay of an order that nobody picks yet, with the difference before it is confirmed. */
export default function ChangeDialog({ isOpen, onClose, order, ...rest }: ChangeDialogProps) {
  const { t } = useWords();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('change.title', { number: order.number })}
      lead={t('change.lead')}
    >
      <Offered {...rest} order={order} onClose={onClose} />
    </Dialog>
  );
}

type InnerProps = Omit<ChangeDialogProps, 'isOpen'>;

function Offered(props: InnerProps) {
  const { t } = useWords();
  const offers = useChangeOffers(props.order.id);
  if (offers === null) return <p role="status">{t('change.loading')}</p>;
  if (typeof offers === 'string') return <Notice look="blocked">{offers}</Notice>;
  return <ChangeForm {...props} offers={offers} />;
}

const slotIdOf = ({ city, delivery: { slot } }: Order): string =>
  slot ? `${city.code}_${slot.date}_${slot.from.slice(0, 2)}` : '';

function ChangeForm({ order, today, offers, onClose, onChanged }: InnerProps & { offers: ChangeOffers }) {
  const { t, locale } = useWords();
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(new Map());
  const form = useForm({
    values: {
      items: '',
      storeId: String(order.delivery.store?.id ?? ''),
      slotId: slotIdOf(order),
      payment: order.payment,
    },
    async send(_values, key) {
      const words = isEmpty(wish) ? t('change.nothing') : (quoted?.refusal ?? t('change.wait'));
      const { difference } = quoted ?? {};
      if (!difference || isEmpty(wish))
        return { ok: false, status: 422, error: { code: 'request.invalid', message: words } as never };
      return browserApi(locale)('POST /api/v1/orders/{orderId}/change/', {
        params: { orderId: String(order.id) },
        body: { ...wish, revision: difference.revision, total: difference.to.total },
        idempotencyKey: key,
      });
    },
    onSent: () => {
      onChanged();
      onClose();
    },
  });
  const wish = toWish(order, counts, form.values);
  const quoted = useDifference(order.id, wish);
  const difference = quoted?.difference ?? null;
  const own = order.items.filter(({ isGift }) => !isGift);
  return (
    <Form
      form={form}
      submit={
        difference && !isEmpty(wish)
          ? t('change.submitSum', { sum: formatTenge(difference.to.total) })
          : t('change.submit')
      }
    >
      {/* Among the values, so that another wish is another request. */}
      <input type="hidden" name="items" value={JSON.stringify(wish.items)} readOnly />
      <FieldGroup legend={t('change.lines')}>
        <ul className={styles.lines}>
          {own.map(({ id, name, unit, count }) => {
            const offer = offers.lines.find((each) => each.id === id);
            const now = counts.get(id) ?? count;
            return (
              <li key={id} className={styles.line} data-out={now === 0 || undefined}>
                <span className={styles.name}>
                  {name}
                  <span className={styles.note}>
                    {now === 0
                      ? t('change.removed')
                      : now === count
                        ? t('change.most', { count: offer?.max ?? count, unit })
                        : t('change.was', { count, unit })}
                  </span>
                </span>
                <Stepper
                  className={styles.stepper}
                  count={now}
                  onChange={(to) => setCounts(new Map(counts).set(id, to))}
                  label={name}
                  limits={{ min: 0, max: offer?.max ?? count }}
                  rule={{ min: offer?.min ?? 1, step: offer?.step ?? 1 }}
                  unit={unit}
                />
              </li>
            );
          })}
        </ul>
      </FieldGroup>
      {offers.stores.length > 1 ? (
        <SelectField
          label={t('change.store')}
          options={offers.stores.map(({ id, name, address }) => ({
            value: String(id),
            label: `${name}, ${address}`,
          }))}
          {...form.field('storeId')}
        />
      ) : null}
      {order.delivery.slot ? (
        <SelectField
          label={t('change.slot')}
          options={listHours(order, offers).map(({ value, slot, price }) => ({
            value,
            label: `${sayPromised(slot, today, t, locale)}${price > 0 ? ` · +${formatTenge(price)}` : ''}`,
          }))}
          {...form.field('slotId')}
        />
      ) : null}
      {offers.payments.length > 1 ? (
        <SelectField
          label={t('change.payment')}
          options={offers.payments.map((value) => ({ value, label: t(`payment.${value}`) }))}
          {...form.field('payment')}
        />
      ) : (
        <p className={styles.note}>{t('change.paymentStays')}</p>
      )}
      {isEmpty(wish) ? null : quoted?.refusal ? (
        <Notice look="blocked" role="status">
          {quoted.refusal}
        </Notice>
      ) : (
        <ChangeDifference difference={difference} order={order} offers={offers} today={today} />
      )}
    </Form>
  );
}

/** The hour of the order first: it is its own, free or not. */
function listHours(order: Order, { slots }: ChangeOffers) {
  const own = slotIdOf(order);
  const rest = slots
    .filter(({ id }) => id !== own)
    .map(({ id, date, from, to, price }) => ({ value: id, slot: { date, from, to }, price }));
  const { slot } = order.delivery;
  return slot ? [{ value: own, slot, price: 0 }, ...rest] : rest;
}

interface Chosen {
  storeId: string;
  slotId: string;
  payment: string;
}

function toWish(order: Order, counts: ReadonlyMap<number, number>, chosen: Chosen): ChangeWish {
  const { storeId, slotId, payment } = chosen;
  const store = order.delivery.store?.id;
  return {
    items: order.items.flatMap(({ id, count }) => {
      const to = counts.get(id);
      return to === undefined || to === count ? [] : [{ id, count: to }];
    }),
    ...(store !== undefined && storeId !== String(store) ? { storeId: Number(storeId) } : {}),
    ...(slotId !== slotIdOf(order) ? { slotId } : {}),
    ...(payment !== order.payment ? { payment: payment as Order['payment'] } : {}),
  };
}
