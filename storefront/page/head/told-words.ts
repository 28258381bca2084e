/**
 * What a page's HTML tells anyway: what its head says of it, the names and addresses of its cards, whose pictures it shows, its
 * paragraphs, the cities of its plain form. The data beside it refers to them by their place. Read off the text by the
 * server that writes the page and off the document by the browser; whether both have read the same is told by a sum, for a
 * document can have been changed since.
 */
const CARD = ' class="card-link';
/** What may follow the name of the class. */
const CARD_ENDS = new Set([' ', '"']);
const HREF = / href="([^"]*)"/;
const PICTURE = /<img\b[^>]* src="([^"]*)"/g;
const PICTURE_ID = /\/([^/]+)_\d+\.webp/;
/** A shorter one is hardly of the data. */
const LONG = 60;
const PARAGRAPH = new RegExp(`<p(?: [^>]*)?>([^<]{${LONG},})</p>`, 'g');
const CITY = /<option value="([^"]*)"[^>]*>([^<]*)/g;
const CITY_FORM = '"/_city"';
const NOSCRIPT = /<noscript>[\s\S]*?<\/noscript>/g;
const HEAD: readonly [written: RegExp, selector: string, attribute: string][] = [
  [/<title>([^<]*)</, 'title', ''],
  [/<meta name="description" content="([^"]*)"/, 'meta[name=description]', 'content'],
  [/<link rel="canonical" href="([^"]*)"/, 'link[rel=canonical]', 'href'],
  [/<meta property="og:image" content="([^"]*)"/, 'meta[property="og:image"]', 'content'],
];

/** In the order head, cards, pictures, paragraphs, cities, each in the order of the page. */
export function listTold(head: string, body: string): string[] {
  const plainForm = body.match(NOSCRIPT)?.find((part) => part.includes(CITY_FORM)) ?? '';
  // Where scripts run, what stands in a noscript is no element.
  const html = body.replace(NOSCRIPT, '');
  return [
    ...HEAD.map(([written]) => readHtml(written.exec(head)?.[1] ?? '')),
    ...listCards(html),
    ...Array.from(html.matchAll(PICTURE), ([, src = '']) => toPictureWords(src)),
    ...Array.from(html.matchAll(PARAGRAPH), ([, words = '']) => readHtml(words)).filter(isLong),
    ...listCities(plainForm),
  ].flat();
}

/** Found by plain search: a pattern would try every link of the page. */
function listCards(html: string): string[] {
  const words: string[] = [];
  for (let at = html.indexOf(CARD); at >= 0; at = html.indexOf(CARD, at + CARD.length)) {
    const begin = html.lastIndexOf('<', at);
    const open = html.indexOf('>', at);
    const close = html.indexOf('<', open);
    const isCard = html.startsWith('<a ', begin) && CARD_ENDS.has(html[at + CARD.length] ?? '');
    if (!isCard || close <= open + 1 || !html.startsWith('</a>', close)) continue;
    const href = HREF.exec(html.slice(begin, open))?.[1] ?? '';
    words.push(...toCardWords(readHtml(href), readHtml(html.slice(open + 1, close))));
  }
  return words;
}

/** The same of a document in which scripts run; `root` is what the body stands in. */
export function readTold({ head }: Document, root: Element): string[] {
  const said = HEAD.map(([, selector, attribute]) => {
    const element = head.querySelector(selector);
    return (attribute === '' ? element?.textContent : element?.getAttribute(attribute)) ?? '';
  });
  const cards = Array.from(root.querySelectorAll('a.card-link'), (link) => {
    const words = wordsOf(link);
    return words === '' ? [] : toCardWords(link.getAttribute('href') ?? '', words);
  });
  const pictures = Array.from(root.querySelectorAll('img'), (img) =>
    toPictureWords(img.getAttribute('src') ?? ''),
  );
  const paragraphs = Array.from(root.querySelectorAll('p'), wordsOf).filter(isLong);
  const plainForms = Array.from(root.querySelectorAll('noscript'), ({ textContent }) => textContent ?? '');
  const plainForm = plainForms.find((part) => part.includes(CITY_FORM)) ?? '';
  return [...said, ...cards, ...pictures, ...paragraphs, ...listCities(plainForm)].flat();
}

export function sumOf(words: readonly string[]): number {
  let sum = words.length;
  for (const word of words)
    for (let at = 0; at < word.length; at++) sum = (Math.imul(sum, 31) + word.charCodeAt(at)) | 0;
  return sum;
}

const isLong = ({ length }: string): boolean => length >= LONG;
const toCardWords = (href: string, name: string): string[] => [href.slice(href.lastIndexOf('/') + 1), name];
const toPictureWords = (src: string): string[] => PICTURE_ID.exec(src)?.slice(1) ?? [];
const listCities = (form: string): string[][] =>
  Array.from(form.matchAll(CITY), ([, code = '', name = '']) => [readHtml(code), readHtml(name)]);

/** Of an element that has nothing but words in it. */
const wordsOf = ({ firstChild: words }: Element): string =>
  words?.nodeType === Node.TEXT_NODE && words.nextSibling === null ? (words.nodeValue ?? '') : '';

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/** As a browser reads it: every end of a line is the same to it. */
const readHtml = (text: string): string =>
  NEEDS_READING.test(text) || !text.isWellFormed() ? readSigns(text) : text;

const NEEDS_READING = /[&\r]/;
const readSigns = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .toWellFormed()
    .replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (sign) => SIGNS[sign] ?? sign);
