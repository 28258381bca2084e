import { useEffect } from 'react';
import { formatTenge } from '#domain/money.ts';
import { pictureAddress } from '#domain/picture-address.ts';
import { priceView } from '#domain/price.ts';
import { findBaseUnit } from '#domain/units.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { later } from '../../page/hydration/later.ts';
import { useShell } from '../../page/shell.ts';
import { onLoggedOut } from '../access/access.ts';
import { useCartLines } from '../cart/use-cart.ts';
import { useProducts } from '../lists/use-products.ts';
import { useSavedList } from '../lists/use-saved-list.ts';
import { findThings, forgetThings, keepThings } from './kept-things.ts';
import { startWorker } from './start-worker.ts';

/** So many of each: a phone's storage is small. */
const MOST = 30;

/** Their small pictures pass through the worker once, which keeps them; nothing for those who save on their traffic. */
function warmPictures(products: readonly { picture: string }[]): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || !navigator.serviceWorker?.controller) return;
  for (const { picture } of products) fetch(picture, { priority: 'low' }).catch(() => undefined);
}

/** Keeps what its owner may want to read without a network, and watches over the service worker. Draws nothing. */
export default function OfflineKeeper(): null {
  const { t, locale } = useWords();
  const { viewer } = useShell();
  const owner = viewer?.id ?? null;
  const type = viewer?.isWholesale ? 'wholesale' : 'retail';
  const seen = useSavedList('recent-products').slice(0, MOST);
  const favorites = useSavedList('favorite-products').slice(0, MOST);
  const cart = (useCartLines() ?? []).slice(0, MOST);
  const codes = [...new Set([...seen, ...favorites, ...cart.map(({ productCode }) => productCode)])];
  const { products } = useProducts(codes);
  const key = JSON.stringify([
    owner,
    locale,
    seen,
    favorites,
    cart,
    products?.map(({ code, price }) => [code, price]),
  ]);

  // The device's storage is the outside world.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that is kept
  useEffect(() => {
    const kept = findThings();
    if (kept && kept.owner !== owner) forgetThings();
    if (products === null || !navigator.onLine) return;
    const things = {
      owner,
      locale,
      at: new Date().toISOString(),
      seen: [...seen],
      favorites: [...favorites],
      cart: cart.map(({ productCode, count }) => ({ code: productCode, count })),
      products: products.map((product) => ({
        code: product.code,
        name: product.name,
        price: `${formatTenge(priceView(product, type).price)} / ${findBaseUnit(product.units)?.name ?? ''}`,
        picture: pictureAddress(product.externalId, 'sm_224', 0, product.imageVersion),
      })),
    };
    keepThings(things);
    warmPictures(things.products);
  }, [key]);

  useEffect(() => onLoggedOut(forgetThings), []);
  // Once for the page: another language is another page.
  useEffect(() => later(() => startWorker(t)), [t]);
  return null;
}
