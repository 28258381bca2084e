/**
 * What a visitor can read on this device without a network: the products lately looked at, the favourites, the cart.
 * Kept by the page for its owner alone and forgotten with the logout; the service worker never keeps anything private.
 */
const PLACE = 'sheber-offline';

export interface KeptProduct {
  code: string;
  name: string;
  /** as the page writes it, with its unit */
  price: string;
  /** path of the picture */
  picture: string;
}

export interface KeptThings {
  /** The user they belong to; null: whoever uses this browser. */
  owner: number | null;
  locale: string;
  /** when the prices were right */
  at: string;
  seen: string[];
  favorites: string[];
  cart: { code: string; count: number }[];
  products: KeptProduct[];
}

export function keepThings(things: KeptThings): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(things));
  } catch {
    // A full or forbidden storage: there is nothing to read without a network, and nothing else is lost.
  }
}

export function forgetThings(): void {
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // Nothing could be kept there either.
  }
}

/** What cannot be read counts as nothing. */
export function findThings(): KeptThings | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? 'null');
    return isThings(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function isThings(value: unknown): value is KeptThings {
  if (typeof value !== 'object' || value === null) return false;
  const { at, seen, favorites, cart, products } = value as Partial<KeptThings>;
  return (
    typeof at === 'string' &&
    isTexts(seen) &&
    isTexts(favorites) &&
    Array.isArray(cart) &&
    cart.every((line) => typeof line?.code === 'string' && typeof line.count === 'number') &&
    Array.isArray(products) &&
    products.every(
      (product) =>
        typeof product?.code === 'string' &&
        typeof product.name === 'string' &&
        typeof product.price === 'string' &&
        /^\/img\/p\//.test(String(product.picture)),
    )
  );
}
