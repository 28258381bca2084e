import { ProductShelf, toCardProduct } from '../catalog/catalog.ts';
import { useWords } from '../i18n/locale-context.tsx';
import { useProducts } from '../lists/lists.ts';

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
