import { memo, type ReactNode, Suspense } from 'react';
import { Slider } from '../../design/slider.tsx';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';

interface ProductShelfProps {
  title: ReactNode;
  note?: ReactNode;
  link?: ReactNode;
  products: readonly CardProduct[];
  /** How many of them are seen before anybody scrolls. */
  firstSeen?: number;
}

/**
 * A row of cards with its title; nothing at all when there is nothing to show. It comes alive in a turn of its own, unless
 * it is told anything new before: React then has to take it over at once.
 */
export const ProductShelf = memo(function ProductShelf({
  title,
  note,
  link,
  products,
  firstSeen = 0,
}: ProductShelfProps) {
  if (products.length === 0) return null;
  return (
    <Suspense>
      <Slider
        title={title}
        note={note}
        link={link}
        items={products.map((product, index) => ({
          key: product.code,
          content: <ProductCard product={product} isFirst={index < firstSeen} />,
        }))}
      />
    </Suspense>
  );
});
