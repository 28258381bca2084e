/** What makes a page alive, as its HTML names it: data, so that nothing is fetched before somebody asks. */
export interface Life {
  /** Takes the page over. */
  entry: string;
  /** What the entry will import: asked for together with it. */
  modules: readonly string[];
  /** The words of the page's language. */
  messages: string;
}

export const LIFE_ID = 'life';

export const readLife = (): Life | null =>
  JSON.parse(document.getElementById(LIFE_ID)?.textContent ?? 'null') as Life | null;
