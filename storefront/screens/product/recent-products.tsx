import { useEffect } from 'react';
import { ViewedProducts } from '../../features/catalog/viewed-products.tsx';
import { savedLists } from '../../features/lists/saved-lists.ts';

/** What was looked at before this product, which comes on top of it (spec 9: the last 12). */
export function RecentProducts({ code }: { code: string }) {
  // The browser's own list. After the shelf's own look at it: effects of what is within come first.
  useEffect(() => savedLists.add('recent-products', code), [code]);
  return <ViewedProducts beside={code} />;
}
