/**
 * What has changed between the showing and the pressing, line by line, and the way on: nothing is sold otherwise than
 * shown. What ran out is lowered or left out by a press of the buyer's; the sum below follows at once.
 */
import type { CartItem } from '#contract/cart.ts';
import type { OrderChange } from '#contract/orders.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { findBaseUnit } from '#domain/units.ts';
import { Button } from '../../../design/button.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { Icon, type IconName } from '../../../design/icon.tsx';
import { cart } from '../../../features/cart/use-cart.ts';
import { Picture } from '../../../features/catalog/picture.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import type { Translate } from '../../../i18n/translate.ts';
import styles from './changed-dialog.module.css';

export interface ChangedDialogProps {
  changes: readonly OrderChange[];
  /** As they lie in the cart now, for pictures and counts. */
  lines: readonly CartItem[];
  /** The hour that is still held, in words. */
  held: string | null;
  before: number;
  now: number;
  /** A press named another sum than the one that came. */
  moved: { from: number; to: number } | null;
  /** The new sum is not there yet. */
  isPending: boolean;
  isSending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

export function ChangedDialog(props: ChangedDialogProps) {
  const { changes, lines, held, before, now, moved, isPending, isSending, onClose, onConfirm } = props;
  const { t } = useWords();
  const open = changes.filter((change) => isUnsettled(change, lines));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('changed.title')}
      lead={held === null ? t('changed.lead') : `${t('changed.lead')} ${t('changed.held', { slot: held })}`}
      footer={
        <div className={styles.footer}>
          {moved ? (
            <p role="alert">
              {t('checkout.movedText', { from: formatTenge(moved.from), to: formatTenge(moved.to) })}
            </p>
          ) : null}
          <p className={styles.total} role="status" aria-busy={isPending || undefined}>
            <span>{t('changed.total')}</span>
            <b>{formatTenge(now)}</b> {before === now ? null : <s>{formatTenge(before)}</s>}
          </p>
          <Button
            size={52}
            isLoading={isSending}
            onClick={onConfirm}
            disabledReason={open.length > 0 ? t('changed.open') : undefined}
          >
            {t('changed.confirm', { sum: formatTenge(now) })}
          </Button>
        </div>
      }
    >
      <ul className={styles.list}>
        {changes.map((change) => (
          <Change
            key={'productCode' in change ? change.productCode : change.kind}
            change={change}
            line={
              'productCode' in change
                ? lines.find(({ product }) => product.code === change.productCode)
                : undefined
            }
          />
        ))}
      </ul>
    </Dialog>
  );
}

/** Whether the cart still holds more than there is. */
function isUnsettled(change: OrderChange, lines: readonly CartItem[]): boolean {
  if (change.kind !== 'gone' && change.kind !== 'fewer') return false;
  const count = lines.find(({ product }) => product.code === change.productCode)?.count ?? 0;
  return count > (change.kind === 'fewer' ? change.available : 0);
}

const MARKS: Readonly<Partial<Record<OrderChange['kind'], IconName>>> = {
  dearer: 'arrow-up',
  cheaper: 'arrow-down',
};
const KINDS = {
  dearer: 'changed.dearer',
  cheaper: 'changed.cheaper',
  gone: 'changed.gone',
  fewer: 'changed.fewer',
  promo_code: 'changed.promo_code',
  points: 'changed.points',
  total: 'changed.delivery',
} as const;
const LOOKS = {
  dearer: 'bad',
  cheaper: 'good',
  gone: 'warn',
  fewer: 'warn',
  promo_code: 'warn',
  points: 'warn',
  total: 'warn',
};

function Change({ change, line }: { change: OrderChange; line: CartItem | undefined }) {
  const { t } = useWords();
  const unit = findBaseUnit(line?.product.units ?? [])?.name ?? '';
  const moved = 'from' in change ? change.to - change.from : 0;
  return (
    <li className={styles.change} data-look={LOOKS[change.kind]}>
      {line ? (
        <span className={styles.picture}>
          <Picture of={line.product} size="xs_96" />
        </span>
      ) : null}
      <div className={styles.words}>
        <p className={styles.kind}>
          <Icon name={MARKS[change.kind] ?? 'warning'} size={16} />
          {t(KINDS[change.kind])}
        </p>
        {'name' in change ? <p>{keepNumbersWhole(change.name)}</p> : null}
        <p className={styles.detail}>{sayChange(change, unit, t)}</p>
        {change.kind === 'gone' || change.kind === 'fewer' ? <Settle change={change} line={line} /> : null}
      </div>
      {moved === 0 ? null : <b className={styles.moved}>{`${moved > 0 ? '+' : ''}${formatTenge(moved)}`}</b>}
    </li>
  );
}

interface SettleProps {
  change: Extract<OrderChange, { kind: 'gone' | 'fewer' }>;
  line: CartItem | undefined;
}

function Settle({ change, line }: SettleProps) {
  const { t } = useWords();
  const count = line?.count ?? 0;
  const left = change.kind === 'fewer' ? change.available : 0;
  if (count <= left) {
    return (
      <p className={styles.settled} role="status">
        {left === 0 || count === 0 ? t('changed.leftOut') : t('changed.taken', { count })}
      </p>
    );
  }
  return (
    <p className={styles.actions}>
      {left > 0 ? (
        <Button size={36} look="secondary" onClick={() => cart.setCount(change.productCode, left)}>
          {t('cart.take', { count: left })}
        </Button>
      ) : null}
      <Button
        size={36}
        look={left > 0 ? 'quiet' : 'secondary'}
        onClick={() => cart.setCount(change.productCode, 0)}
      >
        {line ? t('changed.leaveOut', { sum: formatTenge(line.sum) }) : t('cart.remove')}
      </Button>
    </p>
  );
}

function sayChange(change: OrderChange, unit: string, t: Translate): string {
  switch (change.kind) {
    case 'dearer':
    case 'cheaper': {
      const each = (sum: number) => formatTenge(Math.round(sum / change.count));
      return t('changed.price', {
        from: each(change.from),
        to: each(change.to),
        count: formatNumber(change.count),
        unit,
      });
    }
    case 'fewer':
      return t('changed.left', { available: change.available, wanted: change.wanted, unit });
    case 'gone':
      return t('changed.none');
    case 'promo_code':
      return `${change.code}: ${change.message}`;
    case 'points':
    case 'total':
      return t('changed.fromTo', { from: formatTenge(change.from), to: formatTenge(change.to) });
  }
}
