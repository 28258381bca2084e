import card from '../design/card.module.css';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

interface ProductGridProps {
  products: readonly CardProduct[];
  /** On a desktop; 2 and 3 below it. */
  columns?: 4 | 5 | 6;
  label?: string | undefined;
  /** table: one row for each product, on a desktop. */
  density?: 'grid' | 'table';
}

export function ProductGrid({ products, columns = 4, label, density = 'grid' }: ProductGridProps) {
  return (
    <ul className={card.grid} data-columns={columns} data-density={density} aria-label={label}>
      {products.map((product) => (
        <li key={product.code} className={styles.item}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  );
}
