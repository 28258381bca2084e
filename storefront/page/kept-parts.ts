/**
 * On the server: a part that many pages show alike, such as a card, is written once and put into each of them. It may
 * depend on what it is given, on the language and on what everybody of a city and a kind of price is told of the shop, and
 * on nothing else. In the browser there are none: every part is drawn in its place.
 */
import { createContext, type ReactNode, use } from 'react';

export interface KeptParts {
  /**
   * The number under which it stands in the page; null where it has to be written in its place. `data` is all that it is
   * made of, `id` its own id in this page, which `view` is given another one instead of.
   */
  take(data: object, id: string, view: (id: string) => ReactNode): number | null;
}

export const KeptPartsContext = createContext<KeptParts | null>(null);

/** Null: it is drawn here. Otherwise an element `data-part` with the number stands in for it. */
export function useKeptPart(data: object | null, id: string, view: (id: string) => ReactNode): number | null {
  const parts = use(KeptPartsContext);
  return parts && data ? parts.take(data, id, view) : null;
}
