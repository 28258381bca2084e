import { useState } from 'react';
import type { Order } from '#contract/order.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import {
  type BoughtLine,
  needsPhoto,
  RETURN_REASONS,
  type RefundWay,
  type ReturnReason,
  sumShares,
  toBoughtLines,
} from '#domain/orders/order-returns.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { browserApi } from '../../api-client.ts';
import { Dialog } from '../../design/dialog.tsx';
import { FieldError } from '../../design/field.tsx';
import { FieldGroup, Form } from '../../design/form.tsx';
import { Notice } from '../../design/notice.tsx';
import { SelectField } from '../../design/select-field.tsx';
import { Stepper } from '../../design/stepper.tsx';
import { TextareaField } from '../../design/text-field.tsx';
import { useForm } from '../../design/use-form.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { PhotoField } from './photo-field.tsx';
import styles from './return-dialog.module.css';

interface ReturnableLine {
  id: number;
  name: string;
  unit: string;
  /** Bought and not returned yet. */
  left: number;
  bought: BoughtLine;
}

export interface ReturnDialogProps {
  isOpen: boolean;
  onClose: () => void;
  order: Order;
  onSent: () => void;
}

const MOST_COMMENT = 500;

/** Which goods, how many of each, why, with photographs where the goods themselves are at fault. */
export default function ReturnDialog({ isOpen, onClose, order, onSent }: ReturnDialogProps) {
  const { t } = useWords();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('return.title', { number: order.number })}
      lead={t('return.lead')}
    >
      <ReturnForm order={order} onSent={onSent} onClose={onClose} />
    </Dialog>
  );
}

type FormProps = Omit<ReturnDialogProps, 'isOpen'>;

/** What may come back of an order, with what was paid for it. */
function toReturnable({ items, totals, bonusEarned }: Order): ReturnableLine[] {
  const bought = toBoughtLines(items, { pointsSpent: totals.points, pointsEarned: bonusEarned });
  return items.flatMap(({ id, name, unit, count, returnedCount }, at): ReturnableLine[] => {
    const own = bought[at];
    return own && returnedCount < count ? [{ id, name, unit, left: count - returnedCount, bought: own }] : [];
  });
}

function ReturnForm({ order, onClose, onSent }: FormProps) {
  const { t, locale } = useWords();
  const lines = toReturnable(order);
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(() => firstCounts(lines));
  const [photos, setPhotos] = useState<string[]>([]);
  const [faults, setFaults] = useState<{ items?: string; photos?: string }>({});
  const items = [...counts].filter(([, count]) => count > 0).map(([id, count]) => ({ id, count }));
  const back = sumShares(
    lines.flatMap(({ id, bought }) => {
      const count = counts.get(id) ?? 0;
      return count > 0 ? [{ line: bought, count }] : [];
    }),
  );
  const form = useForm({
    values: { reason: '', comment: '', refundTo: order.refundWays[0] ?? 'card' },
    check: ({ reason }) => (reason === '' ? { reason: t('return.reasonNeeded') } : {}),
    async send({ reason: typed, comment, refundTo }, key) {
      const reason = typed as ReturnReason;
      const found = {
        ...(items.length === 0 ? { items: t('return.itemsNeeded') } : {}),
        ...(needsPhoto(reason) && photos.length === 0 ? { photos: t('return.photosNeeded') } : {}),
      };
      setFaults(found);
      const [words] = Object.values(found);
      if (words !== undefined)
        return { ok: false, status: 422, error: { code: 'request.invalid', message: words } as never };
      return browserApi(locale)('POST /api/v1/orders/{orderId}/return/', {
        params: { orderId: String(order.id) },
        body: { items, reason, comment, photos, refundTo: refundTo as RefundWay },
        idempotencyKey: key,
      });
    },
    onSent: () => {
      onSent();
      onClose();
    },
  });
  return (
    <Form form={form} submit={t('return.submit')}>
      <FieldGroup legend={t('return.items')}>
        <ul className={styles.lines}>
          {lines.map(({ id, name, unit, left }) => (
            <li key={id} className={styles.line}>
              <span className={styles.name}>
                {keepNumbersWhole(name)}
                <span className={styles.left}>{t('return.left', { left, unit })}</span>
              </span>
              <Stepper
                className={styles.stepper}
                count={counts.get(id) ?? 0}
                onChange={(count) => setCounts(new Map(counts).set(id, count))}
                label={name}
                limits={{ min: 0, max: left }}
                unit={unit}
              />
            </li>
          ))}
        </ul>
        {faults.items === undefined ? null : <FieldError>{faults.items}</FieldError>}
      </FieldGroup>
      <SelectField
        label={t('return.reason')}
        options={[
          { value: '', label: t('return.choose') },
          ...RETURN_REASONS.map((value) => ({ value, label: t(`returnReason.${value}`) })),
        ]}
        required
        {...form.field('reason')}
      />
      <TextareaField
        label={t('return.comment')}
        note={t('form.optional')}
        rows={3}
        maxLength={MOST_COMMENT}
        {...form.field('comment')}
      />
      <SelectField
        label={t('return.refundTo')}
        options={order.refundWays.map((value) => ({ value, label: sayWay(value, order, t) }))}
        {...form.field('refundTo')}
      />
      <FieldGroup legend={t('return.photos')}>
        <PhotoField photos={photos} onChange={setPhotos} error={faults.photos} />
      </FieldGroup>
      <p className={styles.sum} aria-live="polite">
        <span>{t('return.sum')}</span>
        <b>{formatTenge(back.paidTenge)}</b>
        {back.spentPoints > 0 ? (
          <span className={styles.points}>
            {t('return.points', { points: formatNumber(back.spentPoints) })}
          </span>
        ) : null}
      </p>
      <Notice look="changed">{t('return.next')}</Notice>
    </Form>
  );
}

/** Who paid in cash gets a transfer to an account of their own, an organisation to its. */
const sayWay = (way: RefundWay, { payment }: Order, t: Translate): string =>
  way === 'account' && payment === 'cash_on_receipt' ? t('refundTo.transfer') : t(`refundTo.${way}`);

/** Of a single thing it is plain what comes back. */
function firstCounts(lines: readonly ReturnableLine[]): Map<number, number> {
  const [only, ...others] = lines;
  return new Map(only && others.length === 0 ? [[only.id, only.left]] : []);
}
