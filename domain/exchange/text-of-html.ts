/** Descriptions come as HTML as often as not; the shop shows text in paragraphs. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
  times: '×',
  deg: '°',
};

function toLetter(whole: string, name: string): string {
  const code = /^#x([0-9a-f]{1,6})$/i.exec(name)?.[1];
  const number =
    code === undefined ? Number(/^#(\d{1,7})$/.exec(name)?.[1] ?? Number.NaN) : Number.parseInt(code, 16);
  if (Number.isNaN(number)) return ENTITIES[name.toLowerCase()] ?? whole;
  return number > 31 && number <= 0x10ffff && (number < 0xd800 || number > 0xdfff)
    ? String.fromCodePoint(number)
    : '';
}

/** Ends of blocks are ends of lines, points of a list are dashes; scripts and styles are nobody's text. */
export function toTextOfHtml(text: string): string {
  const bare = /<[a-z!/][^>]*>/i.test(text)
    ? text
        .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
        .replace(/<!--[\s\S]*?(-->|$)/g, '')
        .replace(/[\r\n\t]+/g, ' ')
        .replace(/<li\b[^>]*>/gi, '\n— ')
        .replace(/<(br|hr)\b[^>]*>/gi, '\n')
        .replace(/<\/(p|div|ul|ol|h[1-6]|tr|table)\s*>/gi, '\n\n')
        .replace(/<\/t[dh]\s*>/gi, ' ')
        .replace(/<[a-z!/][^>]*>/gi, '')
    : text;
  return bare
    .replace(/&(#?\w{1,8});/g, toLetter)
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
