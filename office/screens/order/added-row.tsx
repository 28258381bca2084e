import type { FoundGoods } from '#contract/office/goods.ts';
import { formatTenge } from '#domain/money.ts';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';
import { LineAct } from './line-act.tsx';
import styles from './order.module.css';

export interface AddedGoods extends FoundGoods {
  count: number;
}

interface AddedRowProps {
  goods: AddedGoods;
  onCount: (count: number) => void;
  onRemove: () => void;
}

/** A line that the order has not had: at today's price, until the quote says what this buyer pays. */
export function AddedRow({ goods, onCount, onRemove }: AddedRowProps) {
  const { t } = useWords();
  const { name, article, stock, price, count } = goods;
  return (
    <tr className={styles.addedRow}>
      <td>
        <b>{name}</b>
        <span className={table.second}>
          {t('order.article', { article })} · {t('order.added')}
        </span>
      </td>
      <td data-label={t('order.from')}>{stock.map(({ store }) => store).join(', ') || t('order.noStore')}</td>
      <td className={table.number} data-label={t('order.count')}>
        <input
          className={styles.countInput}
          type="number"
          inputMode="numeric"
          min={1}
          value={count}
          aria-label={t('order.countOf', { name })}
          onChange={(event) => onCount(Math.max(1, Math.floor(event.currentTarget.valueAsNumber || 1)))}
        />
      </td>
      <td className={table.number} data-label={t('order.price')}>
        {formatTenge(price)}
      </td>
      <td className={table.number} data-label={t('order.sum')}>
        <b>{formatTenge(price * count)}</b>
      </td>
      <td className={styles.lineActs}>
        <LineAct icon="close" label={t('order.takeOut')} onClick={onRemove} />
      </td>
    </tr>
  );
}
