import type { ProductDetails } from '#contract/catalog.ts';
import { buttonStatus, totalStock } from '#domain/availability.ts';
import { blockOfSection, exampleOf } from '#domain/calculators/calculators.ts';
import { ASKED_WORD, parseAsked } from '#domain/plain-words.ts';
import { findPriceHistory } from '#domain/price-history.ts';
import { toElsewhere } from '#domain/product-arrival.ts';
import { parseStars } from '#domain/reviews.ts';
import { almatyDate } from '#domain/time.ts';
import { keepNumbersWhole, typograph } from '#domain/typography.ts';
import { type CardProduct, toCardProduct } from '../../features/catalog/card-product.ts';
import { findRecommended } from '../../features/catalog/recommended.ts';
import { getWords } from '../../i18n/messages.ts';
import { requireValue } from '../../page/require-value.ts';
import type { LoadContext } from '../../page/screen.ts';
import type { ProductData } from './product-data.ts';
import { toProductFacts } from './product-facts.ts';
import { loadParts } from './product-parts.tsx';
import { toVariantRows } from './product-variants.ts';

/** Stores of other cities after those of the visitor's own: enough to see that there is a way. */
const MOST_ELSEWHERE = 3;

const MOST_TOGETHER = 6;

const canBuy = (product: Pick<CardProduct, 'active' | 'balance' | 'onOrder' | 'isOffline'>) =>
  product.active && buttonStatus(product) === 'active';

export async function loadProduct(context: LoadContext): Promise<ProductData> {
  const { api, cityCode, locale, params } = context;
  const productCode = params.code ?? '';
  const [found, similar, together, reviews] = await Promise.all([
    api('GET /api/v2/products/{code}/', { params: { code: productCode }, query: { city: cityCode } }),
    findRecommended(context, 'product_similar', { productCode }),
    api('GET /api/v1/products/{code}/companions/', {
      params: { code: productCode },
      query: { city: cityCode },
    }),
    loadReviews(context, productCode),
    loadParts(),
  ]);
  const details = requireValue(found).data;
  const { stores, documents, properties, priceHistory, country, manufacturer, ...rest } = details;
  const { ntin, vatPercent, warrantyMonths, variants, ...product } = rest;
  const { t } = getWords(locale);
  const [tinting, cutting] = await Promise.all([
    loadTinting(context, details),
    loadCutting(context, details),
  ]);
  const isOther = ({ code }: CardProduct) => code !== product.code;
  const moment = new Date();
  return {
    product: { ...product, description: typograph(product.description, locale) },
    title: keepNumbersWhole(product.name),
    ...(variants ? { variants: { group: variants.group, rows: toVariantRows(details, cityCode, t) } } : {}),
    facts: toProductFacts(details, t),
    documents: documents.map(({ name, url }) => ({ name, url })),
    stores: [
      ...stores
        .filter(({ transferDays }) => transferDays === 0)
        // Those that have it first; among these as the city names them.
        .toSorted((one, other) => Number(other.count > 0) - Number(one.count > 0)),
      ...stores.filter(({ transferDays }) => transferDays > 0).slice(0, MOST_ELSEWHERE),
    ],
    elsewhere: toElsewhere(stores),
    priceHistory: product.active ? findPriceHistory(priceHistory, almatyDate(moment)) : null,
    ...(reviews ? { reviews } : {}),
    similar: similar.filter(isOther),
    // A shelf is never worth a failed page.
    together:
      canBuy(product) && together.ok
        ? together.value.data.slice(0, MOST_TOGETHER).map(({ product: other, perOwn, once, isNeeded }) => ({
            product: toCardProduct(other),
            portion: { perOwn, once },
            isNeeded,
          }))
        : [],
    ...(product.active ? toCalculator(product.sectionCode) : {}),
    ...(tinting ? { tinting } : {}),
    ...(cutting ? { cutting } : {}),
    madeAt: moment.toISOString(),
  };
}

/** A page of reviews and the newest questions; they are never worth a failed page. */
async function loadReviews({ api, url }: LoadContext, code: string): Promise<ProductData['reviews']> {
  const stars = parseStars(url.searchParams.get('stars'));
  const page = Math.min(1000, Math.max(1, Math.trunc(Number(url.searchParams.get('reviews'))) || 1));
  const [reviews, questions] = await Promise.all([
    api('GET /api/v1/products/{code}/reviews/', {
      params: { code },
      query: { page, ...(stars === null ? {} : { stars }) },
    }),
    api('GET /api/v1/products/{code}/questions/', { params: { code }, query: {} }),
  ]);
  if (!reviews.ok || !questions.ok) return undefined;
  const asked = parseAsked(url.searchParams.get(ASKED_WORD));
  return { ...reviews.value, stars, questions: questions.value.items, asked };
}

/** Asked for of paints alone; a fan is never worth a failed page. */
async function loadTinting(
  { api, cityCode }: LoadContext,
  { properties, ...product }: ProductDetails,
): Promise<ProductData['tinting']> {
  const isTintable = properties.some(({ code }) => code === 'paint_tintable');
  if (!isTintable || !canBuy(product)) return undefined;
  const answer = await api('GET /api/v1/products/{code}/tinting/', {
    params: { code: product.code },
    query: { city: cityCode },
  });
  if (!answer.ok || !answer.value.data) return undefined;
  const { base, litres, other } = answer.value.data;
  const stock = totalStock(product.balance);
  return { base, litres, stock, other: other && { code: other.code, name: other.name } };
}

/** Asked for of what is sold by the sheet or has the section of a board. */
async function loadCutting(
  { api }: LoadContext,
  { properties, ...product }: ProductDetails,
): Promise<ProductData['cutting']> {
  const isMeasured = properties.some(({ code }) => code === 'sheet_area_m2' || code === 'wood_section');
  if (!isMeasured || !canBuy(product)) return undefined;
  const answer = await api('GET /api/v1/products/{code}/cutting/', { params: { code: product.code } });
  if (!answer.ok || !answer.value.data) return undefined;
  return { ...answer.value.data, stock: totalStock(product.balance) };
}

/** What is asked for on the product's own page; the rest stands on the calculator's. */
const ASKED = ['length', 'width', 'height', 'thickness'] as const;

function toCalculator(sectionCode: string): Pick<ProductData, 'calculator'> {
  const block = blockOfSection(sectionCode);
  if (!block) return {};
  const texts = Object.fromEntries(
    Object.entries({ ...exampleOf(block.code), ...block.texts }).flatMap(
      ([name, text]): [string, string][] => (text === undefined ? [] : [[name, text]]),
    ),
  );
  // A floor has no height and a wall no width: what the example does not measure by is not asked for.
  const room: Record<string, string> =
    texts.where === 'floor' && !texts.width ? { width: texts.length ?? '3', openings: '' } : {};
  const all = { ...texts, ...room };
  return { calculator: { code: block.code, texts: all, fields: ASKED.filter((name) => all[name]) } };
}
