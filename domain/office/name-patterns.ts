/** What was typed to find a name: each word as a pattern of what the database keeps of names (its `fold_name`). */
export const toNamePatterns = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/u)
    .map((word) => `%${foldName(word).replace(/[\\%_]/g, '\\$&')}%`);

const foldName = (word: string): string => word.toLowerCase().replaceAll('ё', 'е');
