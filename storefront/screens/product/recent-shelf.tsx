import { toCardProduct } from '../../features/catalog/card-product.ts';
import { ProductShelf } from '../../features/catalog/product-shelf.tsx';
import { useProducts } from '../../features/lists/use-products.ts';
import { useWords } from '../../i18n/locale-context.tsx';

export interface RecentShelfProps {
  codes: readonly string[];
}

/** The goods this browser has looked at before, the last one first. */
export default function RecentShelf({ codes }: RecentShelfProps) {
  const { t } = useWords();
  const { products } = useProducts(codes);
  return products ? (
    <ProductShelf title={t('product.recent')} products={products.map(toCardProduct)} />
  ) : null;
}
