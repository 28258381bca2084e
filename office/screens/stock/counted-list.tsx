import { formatNumber } from '#domain/money.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import { type Counted, differenceOf } from './counted.ts';
import styles from './stock.module.css';

interface CountedListProps {
  round: readonly Counted[];
  onSet: (productId: number, counted: number) => void;
  onDrop: (productId: number) => void;
}

/** What was counted, beside what the books say. */
export function CountedList({ round, onSet, onDrop }: CountedListProps) {
  const { t } = useWords();
  return (
    <ul className={styles.round}>
      {round.map(({ row, counted, codes }) => {
        const difference = differenceOf({ row, counted, codes });
        return (
          <li key={row.productId}>
            <span className={styles.goods}>
              {row.name}
              <small>{t('count.books', { count: formatNumber(row.free + row.held) })}</small>
            </span>
            <input
              aria-label={t('count.of', { name: row.name })}
              inputMode="numeric"
              maxLength={7}
              value={counted}
              onChange={(event) => onSet(row.productId, Number(event.target.value.replace(/\D/g, '')))}
            />
            <Tag tone={difference === 0 ? 'good' : 'warn'} icon={difference === 0 ? 'check' : 'warning'}>
              {difference > 0 ? `+${formatNumber(difference)}` : formatNumber(difference)}
            </Tag>
            <button
              type="button"
              aria-label={t('count.drop', { name: row.name })}
              onClick={() => onDrop(row.productId)}
            >
              <Icon name="close" size={20} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
