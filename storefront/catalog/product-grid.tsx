import card from '../design/card.module.css';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

interface ProductGridProps {
  products: readonly CardProduct[];
  /** On a desktop; 2 and 3 below it. */
  columns?: 4 | 5 | 6;
  label?: string | undefined;
}

export function ProductGrid({ products, columns = 4, label }: ProductGridProps) {
  return (
    <ul className={card.grid} data-columns={columns} aria-label={label}>
      {products.map((product) => (
        <li key={product.code} className={styles.item}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  );
}
