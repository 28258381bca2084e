/** What makes a page alive, as its HTML names it: data, so that nothing is fetched before somebody asks. */
export interface Life {
  /** Takes the page over. */
  entry: string;
  /** What the entry will import: asked for together with it. */
  modules: readonly string[];
  /** The words of the page's language. */
  messages: string;
}

/**
 * Told to the document as events, for the two scripts share no code: React hears every press from now on, though it may
 * still take the page over; it answers to them.
 */
export type LifeMoment = 'shop:listening' | 'shop:alive';

export const LIFE_ID = 'life';

export const readLife = (): Life | null =>
  JSON.parse(document.getElementById(LIFE_ID)?.textContent ?? 'null') as Life | null;
