export const LATIN_LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ә: 'a',
  ғ: 'g',
  қ: 'k',
  ң: 'n',
  ө: 'o',
  ұ: 'u',
  ү: 'u',
  һ: 'h',
  і: 'i',
  '×': 'x',
  '²': '2',
  '³': '3',
};

/** A piece of URL: «Клей СТ-17, 25 кг» → `kley-st-17-25-kg`, at most maxLength long, cut at a word. */
export function toSlug(text: string, maxLength = 80): string {
  let slug = '';
  let needsDash = false;
  for (const letter of text.toLowerCase()) {
    const written = LATIN_LETTERS[letter] ?? (/[a-z0-9]/.test(letter) ? letter : undefined);
    if (written === undefined) {
      needsDash = slug !== '';
      continue;
    }
    if (needsDash && written !== '') {
      if (slug.length >= maxLength) break;
      slug += '-';
      needsDash = false;
    }
    slug += written;
  }
  if (slug.length <= maxLength) return slug;
  const cut = slug.lastIndexOf('-', maxLength);
  return slug.slice(0, cut > 0 ? cut : maxLength);
}
