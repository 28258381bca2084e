/**
 * The cart of a browser without the script: kept in a cookie, since nothing else of it survives from page to page there.
 * The script, once it runs, takes it over into the browser's own cart (larger counts win) and ends the cookie.
 */
import { MAX_CART_LINES, MAX_CODE_LENGTH, toCartCount } from './cart.ts';
import type { CartCount } from './login-merge.ts';

export const PLAIN_CART_COOKIE = 'plain_cart';
/** What the next page has to say: a request was sent, the cookie is full, fields are wrong, the sum is another now, refused. */
export const PLAIN_NOTE_COOKIE = 'plain_note';
export const PLAIN_NOTES = ['sent', 'full', 'invalid', 'changed', 'refused'] as const;
export type PlainNote = (typeof PLAIN_NOTES)[number];
/** As long as a browser keeps what was put aside. */
export const PLAIN_CART_MAX_AGE_S = 30 * 24 * 60 * 60;
/** The id of the form that every «В корзину» belongs to where there is no script. */
export const PLAIN_CART_FORM = 'plain-cart';

/** Browsers drop a cookie of more than 4096 bytes, with its name and its terms. */
const MAX_BYTES = 3900;
/** A user's cart is kept by the account; the cookie says only that its browser has no script. */
export const ACCOUNT = 'account';

export interface PlainCart {
  isAccount: boolean;
  lines: readonly CartCount[];
}

/** What the server knows of such a visit. */
export interface PlainVisit {
  cart: PlainCart | null;
  note: PlainNote | null;
}

/** A code that a cookie can hold as it is: anything else would end the cookie or begin another. */
export const isPlainCode = (code: string): boolean =>
  /^[\w.-]+$/.test(code) && code.length <= MAX_CODE_LENGTH;

/** What can be believed of the cookie; null without one. */
export function parsePlainCart(value: string | undefined): PlainCart | null {
  if (value === undefined || value === '') return null;
  if (value === ACCOUNT) return { isAccount: true, lines: [] };
  const counts = new Map<string, number>();
  for (const part of value.split('!')) {
    const [code = '', count = ''] = part.split('*');
    if (!isPlainCode(code) || !/^\d{1,7}$/.test(count)) continue;
    if (Number(count) > 0 && counts.size < MAX_CART_LINES) counts.set(code, toCartCount(Number(count)));
  }
  return { isAccount: false, lines: [...counts].map(([productCode, count]) => ({ productCode, count })) };
}

/** The cookie's value; null where it would be too large to be kept. */
export function writePlainCart(lines: readonly CartCount[]): string | null {
  const value = lines.map(({ productCode, count }) => `${productCode}*${count}`).join('!');
  return value.length > MAX_BYTES ? null : value;
}

export const parsePlainNote = (value: string | undefined): PlainNote | null =>
  PLAIN_NOTES.find((note) => note === value) ?? null;

/** An empty value ends the cookie. */
export const toPlainCookie = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${value === '' ? 0 : seconds}; SameSite=Lax`;

/** Ways to pay that plain forms lead to: in the shop, or on the bank's own page. */
export const PLAIN_PAYMENTS = ['card_online', 'kaspi_pay', 'card_on_receipt', 'cash_on_receipt'] as const;
/** Where a user without the script chooses an address and an hour. */
export const PLAIN_DELIVERY = '/_checkout/delivery';
