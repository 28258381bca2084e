import { useEffect, useState } from 'react';
import { browserApi } from '../../api-client.ts';
import type { CardProduct } from '../../features/catalog/card-product.ts';
import { ProductShelf } from '../../features/catalog/product-shelf.tsx';
import { findRecommended } from '../../features/catalog/recommended.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';

/** The recommendation block with the key 404, in the visitor's city. */
export default function RecommendedShelf() {
  const { t, locale } = useWords();
  const { city } = useShell();
  const [products, setProducts] = useState<readonly CardProduct[]>([]);
  // The block comes over the network, anew for each city.
  useEffect(() => {
    let isCurrent = true;
    const api = browserApi(locale);
    void findRecommended({ api, cityId: city.id }, '404').then((found) => isCurrent && setProducts(found));
    return () => {
      isCurrent = false;
    };
  }, [locale, city.id]);
  return <ProductShelf title={t('notFound.shelf')} note={city.name} products={products} />;
}
