/** The names of the columns over a list in rows: units once instead of in every row, and a press sorts by it. */
import type { ListingChoice } from '#domain/listing.ts';
import { secondUnitPrice } from '#domain/units.ts';
import { Icon } from '../../design/icon.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import type { CardProduct } from '../catalog/card-product.ts';
import styles from './table-head.module.css';
import { sortAfterPress } from './table-sort.ts';

interface TableHeadProps {
  choice: ListingChoice;
  products: readonly CardProduct[];
  hrefOf(choice: ListingChoice): string;
}

export function TableHead({ choice, products, hrefOf }: TableHeadProps) {
  const { t } = useWords();
  const unit = findCommonUnit(products);
  const columns = [
    { key: 'name', words: t('listing.column.name') },
    {
      key: 'unit',
      words: unit === null ? t('listing.column.unit') : t('listing.column.perUnit', { unit }),
    },
    { key: 'price', words: t('listing.column.price') },
  ] as const;
  return (
    <nav className={styles.head} aria-label={t('listing.sort')}>
      {columns.map(({ key, words }) => {
        const { sort, isCurrent, isDown } = sortAfterPress(key, choice.sort);
        return (
          <a
            key={key}
            className={styles.column}
            data-column={key}
            href={hrefOf({ ...choice, sort, page: 1 })}
            rel="nofollow"
            aria-current={isCurrent ? 'true' : undefined}
          >
            {words}
            {isCurrent ? <Icon name="chevron-down" size={16} className={isDown ? '' : styles.up} /> : null}
            <span className="visually-hidden">{`: ${t(`listing.sort.${sort}`)}`}</span>
          </a>
        );
      })}
      <span className={styles.column} data-column="stock">
        {t('listing.column.stock')}
      </span>
    </nav>
  );
}

/** The unit that all rows are compared by; null where they differ. */
function findCommonUnit(products: readonly CardProduct[]): string | null {
  const names = new Set(products.flatMap(({ price, units }) => secondUnitPrice(price, units)?.name ?? []));
  const [name] = names;
  return names.size === 1 && name !== undefined ? name : null;
}
