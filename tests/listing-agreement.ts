/** Random listings asked of the index and of plain SQL: the same answer to each, or the first difference is told. */
import { isDeepStrictEqual } from 'node:util';
import type { Catalog } from '#api/catalog/catalog.ts';
import type { CatalogIndex } from '#api/catalog-index/catalog-index.ts';
import type { Database, Db } from '#api/database.ts';
import { createListing, type ListingPage } from '#api/listing/listing.ts';
import type { User } from '#contract/users.ts';
import { type NumberRange, SORTS } from '#domain/listing.ts';
import {
  listByReference,
  loadDictionary,
  type ReferenceListing,
  type ReferenceRequest,
} from './listing-reference.ts';

/** A product as a source of choices that find something. */
interface Sample {
  section: string;
  root: string;
  brand: string;
  country: string;
  price: number;
  values: { property: string; code: string; number: number | null }[];
}

const wholesaleUser = { wholesaleContract: 'organization' } as User;

/** Only the ids matter here: cards have tests of their own. */
const idsOnly = {
  listProductsById: async (ids: readonly number[]) => ids.map((id) => ({ id })),
} as unknown as Catalog;

export async function findDisagreement(
  db: Database,
  index: CatalogIndex,
  options: { requests: number; seed: number; atOnce?: number },
): Promise<string | null> {
  const random = makeRandom(options.seed);
  const samples = await listSamples(db);
  const dictionary = await loadDictionary(db);
  const stores = await db<{ id: number }[]>`SELECT id FROM stores ORDER BY id`;
  const listing = createListing(index, idsOnly);
  const requests = Array.from({ length: options.requests }, () => drawRequest(random, samples, stores));
  let difference: string | null = null;
  const work = async () => {
    for (let next = requests.pop(); next && !difference; next = requests.pop()) {
      const [answer, expected] = await Promise.all([
        listing.list(
          {
            ...next,
            filter: { ...next.values, ...next.ranges },
            priceFrom: next.price.from,
            priceTo: next.price.to,
            inStock: next.isInStock ? '1' : '0',
          },
          {
            language: next.language,
            cityCode: next.cityCode,
            viewer: next.priceType === 'wholesale' ? wholesaleUser : null,
          },
        ),
        listByReference(db, dictionary, next),
      ]);
      const found = compare(answer, expected, next);
      if (found) difference ??= `${JSON.stringify(next)}: ${found}`;
    }
  };
  await Promise.all(Array.from({ length: options.atOnce ?? 4 }, work));
  return difference;
}

function compare(answer: ListingPage, expected: ReferenceListing, request: ReferenceRequest): string | null {
  const facts: [string, unknown, unknown][] = [
    ['ignored', answer.ignored, []],
    ['total', answer.total, expected.total],
    ['items', answer.items.map(({ id }) => id), expected.ids],
  ];
  for (const facet of answer.filters) {
    const bounds = facet.code === 'price' ? expected.price : expected.bounds.get(facet.code);
    if (facet.range && bounds) {
      facts.push([`bounds of ${facet.code}`, { min: facet.range.min, max: facet.range.max }, bounds]);
    }
    if (facet.code === 'price' && expected.price) {
      facts.push(['price histogram', facet.histogram, expected.histogram]);
    }
    for (const { code, count } of facet.values) {
      facts.push([`${facet.code}=${code}`, count, expected.counts.get(`${facet.code}=${code}`) ?? 0]);
    }
    if (facet.kind === 'range' || facet.values.length >= 60) continue;
    // What the index leaves out must be what nobody has.
    const known = [...expected.counts.keys()].filter((key) => key.startsWith(`${facet.code}=`));
    const missing = known.filter((key) => !facet.values.some(({ code }) => key === `${facet.code}=${code}`));
    facts.push([`values of ${facet.code}`, missing, []]);
  }
  const answered = new Set(answer.filters.map(({ code }) => code));
  const owed = ['price', 'inStock', 'country', 'discount', ...(request.brandCode ? [] : ['brand'])].filter(
    (code) =>
      code === 'price'
        ? expected.price
        : [...expected.counts.keys()].some((key) => key.startsWith(`${code}=`)),
  );
  facts.push(['facets', owed.filter((code) => !answered.has(code)), []]);
  const wrong = facts.find(([, is, wanted]) => !isDeepStrictEqual(is, wanted));
  return wrong ? `${wrong[0]} is ${JSON.stringify(wrong[1])} and not ${JSON.stringify(wrong[2])}` : null;
}

function drawRequest(
  random: Random,
  samples: readonly Sample[],
  stores: readonly { id: number }[],
): ReferenceRequest {
  const sample = random.pick(samples);
  const place = random.next();
  const request: ReferenceRequest = {
    ...(place < 0.65 ? { sectionCode: sample.section } : place < 0.88 ? { sectionCode: sample.root } : {}),
    ...(random.chance(0.1) ? { brandCode: sample.brand } : {}),
    ...(random.chance(0.08) ? { storeId: random.pick(stores).id } : {}),
    cityCode: random.pick(['pavlodar', 'astana', 'ekibastuz', 'almaty']),
    values: {},
    ranges: {},
    price: {},
    isInStock: random.chance(0.25),
    priceType: random.chance(0.2) ? 'wholesale' : 'retail',
    sort: random.pick(SORTS),
    language: random.pick(['ru', 'kz']),
    page: random.chance(0.8) ? 1 : random.pick([2, 3, 7]),
    pageSize: random.pick([1, 5, 24, 24, 96]),
  };
  const other = random.pick(samples.filter(({ section }) => section === sample.section));
  for (const { property, code, number } of sample.values) {
    if (!random.chance(0.25)) continue;
    if (number !== null && random.chance(0.4)) request.ranges[property] = drawRange(random, number);
    else {
      const besides = other.values.filter((value) => value.property === property).map((value) => value.code);
      request.values[property] = [...new Set([code, ...(random.chance(0.5) ? besides : [])])];
    }
  }
  if (random.chance(0.15) && !request.brandCode)
    request.values.brand = [...new Set([sample.brand, other.brand])];
  if (random.chance(0.15)) request.values.country = [sample.country];
  if (random.chance(0.1)) request.values.discount = ['yes'];
  if (random.chance(0.25)) request.price = drawRange(random, sample.price);
  return request;
}

function drawRange(random: Random, around: number): NumberRange {
  const from = Math.floor(around * (0.3 + 0.7 * random.next()));
  const to = Math.ceil(around * (1 + random.next()));
  return random.pick([{ from }, { to }, { from, to }]);
}

async function listSamples(db: Db): Promise<Sample[]> {
  return db<Sample[]>`
    SELECT s.code AS section, coalesce(root.code, s.code) AS root, b.code AS brand, p.country_code AS country, r.price,
           coalesce((SELECT jsonb_agg(jsonb_build_object('property', q.code, 'code', v.code, 'number', v.number::float8))
                     FROM property_values v JOIN properties q ON q.id = v.property_id
                     WHERE v.id = ANY(p.value_ids)), '[]'::jsonb) AS values
    FROM (SELECT * FROM products WHERE active ORDER BY hashint4(id), id LIMIT 2000) p
    JOIN product_prices r ON r.product_id = p.id JOIN brands b ON b.id = p.brand_id
    JOIN sections s ON s.id = p.section_id LEFT JOIN sections root ON root.id = s.parent_id
    ORDER BY p.id`;
}

interface Random {
  next(): number;
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
}

/** The same seed draws the same requests. */
function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    chance: (share) => next() < share,
    pick: <T>(from: readonly T[]) => from[Math.floor(next() * from.length)] as T,
  };
}
