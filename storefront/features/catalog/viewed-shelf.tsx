import { useEffect, useState } from 'react';
import { browserApi } from '../../api-client.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import type { CardProduct } from './card-product.ts';
import { ProductShelf } from './product-shelf.tsx';
import { FEWEST_VIEWED, findRecommended } from './recommended.ts';

export interface ViewedShelfProps {
  /** What this browser has looked at: the block fills itself up with what sells where it knows too little. */
  codes: readonly string[];
  beside: string | null;
  onFew(): void;
}

/** The goods this visitor has looked at before, the last one first. */
export default function ViewedShelf({ codes, beside, onFew }: ViewedShelfProps) {
  const { t, locale } = useWords();
  const { city } = useShell();
  const [products, setProducts] = useState<readonly CardProduct[]>([]);
  // The block comes over the network, anew for each city.
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is told of too few is always the same
  useEffect(() => {
    let isCurrent = true;
    const place = { api: browserApi(locale), cityId: city.id };
    void findRecommended(place, 'product_viewed', beside === null ? {} : { productCode: beside }).then(
      (found) => {
        const seen = found.filter(({ code }) => codes.includes(code));
        if (!isCurrent) return;
        setProducts(seen);
        if (seen.length < FEWEST_VIEWED) onFew();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, city.id, beside, codes]);
  return <ProductShelf title={t('product.recent')} products={products} />;
}
