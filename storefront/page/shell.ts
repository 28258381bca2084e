/** What every page needs around its screen: small, and the same for every visitor of a city and language. */
import { createContext, use } from 'react';
import type { ShopOffers } from '#contract/shop.ts';
import { phoneLinkOf } from '#domain/seller.ts';
import { SHOP } from './shop-facts.ts';

export interface Shell {
  city: { id: number; code: string; name: string };
  /** All of them, local ones first: the form that chooses one without JavaScript. */
  cities: readonly { code: string; name: string }[];
  /** What the shop offers beside its goods. */
  offers: ShopOffers;
  /** The logged-in user as the header names them; null for everyone else, and then nothing here is personal. */
  viewer: {
    id: number;
    firstName: string;
    isWholesale: boolean;
    /** Whom they may act for. */
    organizations: readonly { id: number; name: string; isChosen: boolean }[];
  } | null;
}

/** Of a page's data that was made for a user; that of a visitor bears none. */
export const VIEWER_HEADER = 'x-viewer';

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell needs the root route above it');
  return shell;
}

/** Who sells, as far as pages name them; `own` is what staff have set. On a page that failed there may be no shell. */
export function useSeller(): { phone: string; phoneLink: string; bin: string; own: ShopOffers['seller'] } {
  const own = use(ShellContext)?.offers.seller ?? null;
  return own === null
    ? { ...SHOP, own }
    : { phone: own.phone, phoneLink: phoneLinkOf(own), bin: own.bin, own };
}
