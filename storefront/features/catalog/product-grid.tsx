import card from '../../design/card.module.css';
import rows from '../../design/card-columns.module.css';
import { classNames } from '../../design/class-names.ts';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

interface ProductGridProps {
  products: readonly CardProduct[];
  /** On a desktop; 2 and 3 below it, 6 on a wide screen: a page of 24 fills its last row on all of them. */
  columns?: 4 | 5 | 6;
  label?: string | undefined;
  /** table: one row for each product, on a desktop. */
  density?: 'grid' | 'table';
  /** How many of them are seen before anybody scrolls. */
  firstSeen?: number;
}

export function ProductGrid({
  products,
  columns = 4,
  label,
  density = 'grid',
  firstSeen = 0,
}: ProductGridProps) {
  return (
    <ul
      className={classNames(card.grid, rows.columns)}
      data-columns={columns}
      data-density={density}
      aria-label={label}
    >
      {products.map((product, index) => (
        <li key={product.code} className={styles.item}>
          <ProductCard product={product} isFirst={index < firstSeen} />
        </li>
      ))}
    </ul>
  );
}
