/** What the heads of a table are called by suppliers, other programs and hands. Folded: small letters, one blank between words. */

const CODES = [
  'артикул',
  'код',
  'код товара',
  'sku',
  'article',
  'арт',
  'артикул товара',
  'код номенклатуры',
  'номенклатурный номер',
  'артикулы',
  'артикулі',
  'тауар коды',
];
const BARCODES = [
  'штрих код',
  'штрихкод',
  'ean',
  'ean13',
  'barcode',
  'gtin',
  'баркод',
  'штрих код ean13',
  'штрихкод ean13',
  'штрих код товара',
  'штрихкод товара',
];
const NAMES = [
  'название',
  'наименование',
  'товар',
  'номенклатура',
  'name',
  'наименование товара',
  'название товара',
];
/** The Kazakh for «name»: of a table that has another name besides, or of one that has but this, in whichever language it is kept. */
const KAZAKH_NAMES = [
  'атауы',
  'атау',
  'тауар атауы',
  'тауардың атауы',
  'тауарлар атауы',
  'номенклатура атауы',
];

const DESCRIPTIONS = ['описание', 'описание товара', 'description'];

export const isKazakhName = (head: string): boolean => KAZAKH_NAMES.includes(head);

/** Of the shop's own columns. */
export const OWN_HEADS: Readonly<Record<string, readonly string[]>> = {
  id: ['id', 'номер товара', 'тауар нөмірі'],
  product_code: CODES,
  name_ru: NAMES,
  name_kz: [...KAZAKH_NAMES, 'қазақша'],
  description_ru: DESCRIPTIONS,
  price: [
    'цена',
    'розничная цена',
    'цена розничная',
    'прайс',
    'price',
    'баға',
    'бағасы',
    'стоимость',
    'цена розн',
    'розница',
    'розн',
    'бөлшек баға',
    'бөлшек бағасы',
  ],
  section: ['раздел', 'категория', 'группа', 'category', 'бөлім', 'санат'],
  brand: ['бренд', 'марка', 'торговая марка', 'brand'],
  cost: ['закуп', 'закупка', 'закупочная', 'цена закупки', 'себестоимость', 'cost', 'сатып алу бағасы'],
  gtin: BARCODES,
  ntin: ['ntin', 'нтин'],
};

/** Of a supplier's list. A price without more words is what the supplier asks of the shop. */
export const SUPPLIER_HEADS = {
  supplier_code: [...CODES, 'vendor code', 'код поставщика', 'каталожный номер'],
  product_code: [],
  gtin: BARCODES,
  name: [...NAMES, ...KAZAKH_NAMES],
  cost: [
    'цена',
    'опт',
    'оптовая цена',
    'цена опт',
    'закуп',
    'закупка',
    'закупочная',
    'цена закупки',
    'прайс',
    'price',
    'cost',
    'баға',
    'бағасы',
    'ваша цена',
    'цена поставщика',
    'дилерская цена',
    'цена дилерская',
    'входная цена',
    'көтерме баға',
    'көтерме бағасы',
  ],
  price: [
    'ррц',
    'рекомендованная цена',
    'розница',
    'розничная цена',
    'мрц',
    'бөлшек',
    'цена розн',
    'цена розница',
    'цена розничная',
    'розн',
    'бөлшек баға',
    'бөлшек бағасы',
    'ұсынылған баға',
  ],
  stock: [
    'остаток',
    'наличие',
    'количество',
    'кол во',
    'stock',
    'саны',
    'қалдығы',
    'наличии',
    'остатки',
    'свободный остаток',
    'доступно',
    'қалдық',
    'қоймадағы қалдығы',
    'қоймадағы қалдық',
  ],
} as const;

/** «Название (каз)», «Name KZ», «Атауы, орысша»: which of two columns of one kind is meant. */
const LANGUAGE_WORDS: readonly (readonly ['ru' | 'kz', RegExp])[] = [
  ['kz', /^(?:каз|казахск\p{L}*|kz|kk|kaz|қаз|қазақ|қазақша)$/u],
  ['ru', /^(?:рус|русск\p{L}*|ru|rus|орыс|орысша)$/u],
];
const BESIDE_LANGUAGE = /^(?:на|языке|яз|тілінде|тіліндегі|тілі)$/u;
const LANGUAGE_KINDS: Readonly<Record<string, readonly string[]>> = {
  name: [...NAMES, ...KAZAKH_NAMES],
  description: [...DESCRIPTIONS, 'сипаттама', 'сипаттамасы', 'тауар сипаттамасы'],
  manufacturer: ['производитель', 'изготовитель', 'өндіруші', 'manufacturer'],
};

/** By the head as it is folded; null: it names no language, or nothing that is kept in two. */
export function findInLanguage(head: string): { kind: string; language: 'ru' | 'kz' } | null {
  const words = head.split(' ');
  const language = LANGUAGE_WORDS.find(([, word]) => words.some((each) => word.test(each)))?.[0];
  if (language === undefined) return null;
  const rest = words
    .filter((word) => !BESIDE_LANGUAGE.test(word) && !LANGUAGE_WORDS.some(([, known]) => known.test(word)))
    .join(' ');
  const kind = Object.keys(LANGUAGE_KINDS).find((each) => LANGUAGE_KINDS[each]?.includes(rest));
  return kind === undefined ? null : { kind, language };
}
