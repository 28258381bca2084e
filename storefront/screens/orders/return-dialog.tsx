import { useState } from 'react';
import type { Order } from '#contract/order.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import {
  MOST_RETURN_PHOTOS,
  needsPhoto,
  RETURN_REASONS,
  type RefundWay,
  type ReturnReason,
  returnableCount,
  sumShares,
  toReturnedParts,
} from '#domain/orders/order-returns.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { browserApi } from '../../api-client.ts';
import { Dialog } from '../../design/dialog.tsx';
import { FieldError } from '../../design/field.tsx';
import { FieldGroup, Form } from '../../design/form.tsx';
import { Notice } from '../../design/notice.tsx';
import { PhotoField } from '../../design/photo-field.tsx';
import { SelectField } from '../../design/select-field.tsx';
import { Stepper } from '../../design/stepper.tsx';
import { TextareaField } from '../../design/text-field.tsx';
import { useForm } from '../../design/use-form.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import type { Translate } from '../../i18n/translate.ts';
import styles from './return-dialog.module.css';

interface ReturnableLine {
  id: number;
  name: string;
  unit: string;
  /** Bought and not returned yet, as far as the reason lets it come back. */
  left: number;
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

/** What may come back of an order. */
const toReturnable = ({ items }: Order, reason: ReturnReason | null): ReturnableLine[] =>
  items.flatMap(({ id, name, unit, ...line }): ReturnableLine[] =>
    line.returnedCount < line.count ? [{ id, name, unit, left: returnableCount(line, reason) }] : [],
  );

function ReturnForm({ order, onClose, onSent }: FormProps) {
  const { t, locale } = useWords();
  const [reason, setReason] = useState<ReturnReason | null>(null);
  const lines = toReturnable(order, reason);
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(() => firstCounts(lines));
  const [photos, setPhotos] = useState<string[]>([]);
  const [faults, setFaults] = useState<{ items?: string; photos?: string }>({});
  // A reason that lets less come back lowers what was chosen before.
  const countOf = ({ id, left }: ReturnableLine) => Math.min(counts.get(id) ?? 0, left);
  const items = lines.flatMap((line) => {
    const count = countOf(line);
    return count > 0 ? [{ id: line.id, count }] : [];
  });
  const isHeldBack = order.items.some(({ madeToOrder }) => madeToOrder > 0);
  const back = sumShares(toReturnedParts(order, items, reason));
  const form = useForm({
    beside: { items, photos },
    values: { reason: '', comment: '', refundTo: order.refundWays[0] ?? 'card' },
    check: ({ reason: typed }) => (typed === '' ? { reason: t('return.reasonNeeded') } : {}),
    async send({ reason: typed, comment, refundTo }, key) {
      const why = typed as ReturnReason;
      const found = {
        ...(items.length === 0 ? { items: t('return.itemsNeeded') } : {}),
        ...(needsPhoto(why) && photos.length === 0 ? { photos: t('return.photosNeeded') } : {}),
      };
      setFaults(found);
      const [words] = Object.values(found);
      if (words !== undefined)
        return { ok: false, status: 422, error: { code: 'request.invalid', message: words } as never };
      return browserApi(locale)('POST /api/v1/orders/{orderId}/return/', {
        params: { orderId: String(order.id) },
        body: { items, reason: why, comment, photos, refundTo: refundTo as RefundWay },
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
          {lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <span className={styles.name}>
                {keepNumbersWhole(line.name)}
                <span className={styles.left}>{t('return.left', { left: line.left, unit: line.unit })}</span>
              </span>
              <Stepper
                className={styles.stepper}
                count={countOf(line)}
                onChange={(count) => setCounts(new Map(counts).set(line.id, count))}
                label={line.name}
                limits={{ min: 0, max: line.left }}
                unit={line.unit}
              />
            </li>
          ))}
        </ul>
        {isHeldBack ? <p className={styles.left}>{t('return.madeToOrder')}</p> : null}
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
        onChange={(event) => setReason((event.target.value || null) as ReturnReason | null)}
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
        <PhotoField
          photos={photos}
          onChange={setPhotos}
          most={MOST_RETURN_PHOTOS}
          hint={t('return.photoHint', { count: MOST_RETURN_PHOTOS })}
          error={faults.photos}
        />
      </FieldGroup>
      <p className={styles.sum} aria-live="polite">
        <span>{t('return.sum')}</span>
        <b>{formatTenge(back.paidTenge + back.worksTenge)}</b>
        {back.worksTenge > 0 ? (
          <span className={styles.points}>{t('return.works', { sum: formatTenge(back.worksTenge) })}</span>
        ) : null}
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

/** Who paid in cash gets a transfer to an account of their own, an organisation to its; of what is not paid yet less is owed. */
function sayWay(way: RefundWay, { payment }: Order, t: Translate): string {
  if (way !== 'account') return t(`refundTo.${way}`);
  if (payment === 'deferred') return t('refundTo.bill');
  return t(payment === 'cash_on_receipt' ? 'refundTo.transfer' : 'refundTo.account');
}

/** Of a single thing it is plain what comes back. */
function firstCounts(lines: readonly ReturnableLine[]): Map<number, number> {
  const [only, ...others] = lines;
  return new Map(only && others.length === 0 ? [[only.id, only.left]] : []);
}
