/** Which queries may be counted: what may name somebody is not, and one way of typing is one query. */
const MOST_LETTERS = 60;
/** A phone, a card, a document: so many figures are somebody's, or a code that needs no words. */
const MANY_FIGURES = 7;

/** Null: it is not to be counted. */
export function toCountedQuery(text: string): string | null {
  const query = text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  if (query.length < 2 || query.length > MOST_LETTERS) return null;
  if (query.includes('@') || /https?:|www\./.test(query)) return null;
  const figures = query.replace(/\D/g, '');
  return figures.length >= MANY_FIGURES || !/\p{L}/u.test(query) ? null : query;
}
