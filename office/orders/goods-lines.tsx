import type { FoundGoods } from '#contract/office/goods.ts';
import { formatTenge } from '#domain/money.ts';
import table from '../design/table.module.css';
import { useWords } from '../i18n/words.ts';
import styles from './goods-lines.module.css';
import { LineAct } from './line-act.tsx';

export interface AddedGoods extends FoundGoods {
  count: number;
}

interface AddedRowProps {
  goods: AddedGoods;
  /** What this buyer pays for it, once a quote has told. */
  own?: { price: number; sum: number } | undefined;
  onCount: (count: number) => void;
  onRemove: () => void;
  /** Beside lines that the order has had. */
  isNew?: boolean;
}

/** A line that the order has not had: at today's price, until the quote says what this buyer pays. */
export function AddedRow({ goods, own, onCount, onRemove, isNew = false }: AddedRowProps) {
  const { t } = useWords();
  const { name, article, stock, price, count } = goods;
  return (
    <tr className={isNew ? styles.addedRow : undefined}>
      <td>
        <b>{name}</b>
        <span className={table.second}>
          {t('order.article', { article })}
          {isNew ? ` · ${t('order.added')}` : ''}
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
        {formatTenge(own?.price ?? price)}
      </td>
      <td className={table.number} data-label={t('order.sum')}>
        <b>{formatTenge(own?.sum ?? price * count)}</b>
      </td>
      <td className={styles.lineActs}>
        <LineAct icon="close" label={t('order.takeOut')} onClick={onRemove} />
      </td>
    </tr>
  );
}

/** The columns of an order's lines: of what it has and of what is put into it. */
export function LinesHead() {
  const { t } = useWords();
  return (
    <thead>
      <tr>
        <th>{t('order.product')}</th>
        <th>{t('order.from')}</th>
        <th className={table.number}>{t('order.count')}</th>
        <th className={table.number}>{t('order.price')}</th>
        <th className={table.number}>{t('order.sum')}</th>
        <th>
          <span className="visually-hidden">{t('order.acts')}</span>
        </th>
      </tr>
    </thead>
  );
}
