/** Plain BM25 over the Russian names, to stand beside: words and numbers as they are, nothing understood. */
const K = 1.2;
const B = 0.75;

/** Letters and digits each by themselves, a decimal comma as a point. */
const toWords = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/\d+(?:[.,]\d+)?|\p{L}+/gu) ?? []
  ).map((word) => word.replace(',', '.'));

/** Of a query the places of the first few names. */
export function openBm25(names: readonly string[]): (query: string, limit: number) => number[] {
  const postings = new Map<string, Map<number, number>>();
  const lengths = names.map((name, place) => {
    const words = toWords(name);
    for (const word of words) {
      const rows = postings.get(word) ?? new Map<number, number>();
      rows.set(place, (rows.get(place) ?? 0) + 1);
      postings.set(word, rows);
    }
    return words.length;
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, names.length);
  return (query, limit) => {
    const scores = new Map<number, number>();
    for (const word of new Set(toWords(query))) {
      const rows = postings.get(word);
      if (!rows) continue;
      const rarity = Math.log(1 + (names.length - rows.size + 0.5) / (rows.size + 0.5));
      for (const [place, times] of rows) {
        const long = 1 - B + B * ((lengths[place] as number) / mean);
        scores.set(place, (scores.get(place) ?? 0) + (rarity * times * (K + 1)) / (times + K * long));
      }
    }
    return [...scores]
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, limit)
      .map(([place]) => place);
  };
}
