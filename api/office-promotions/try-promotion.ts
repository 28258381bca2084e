/**
 * A draft tried on carts that were real: each is priced twice by the engine that charges, with the running promotions and with
 * the draft among them, as of the moment the draft begins. Carts go in slices, so that visitors are answered in between.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { z } from 'zod';
import type {
  PromotionTrial,
  TrialSource,
  TriedCart,
  tryPromotion,
} from '#contract/office/kept-promotions.ts';
import type { ShownBuyer } from '#contract/office/price-story.ts';
import type { Locale } from '#domain/locale.ts';
import { findMargin } from '#domain/office/margin.ts';
import {
  addUpTrials,
  type Cart,
  type CartTrial,
  isBelowCost,
  type LineFacts,
  openTrial,
  paidOf,
  preparePromotions,
  type TrialOutcome,
} from '#domain/promotions/promotions.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Cities } from '../cities/cities.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import {
  type CartRequest,
  findUses,
  listLineFacts,
  type Promotions,
  toPromotion,
  toVisitor,
} from '../promotions/promotions.ts';
import { listCosts } from './extreme-goods.queries.ts';
import { listStored } from './office-promotions.queries.ts';
import { DRAFT, toDraft } from './to-draft.ts';
import { listKeptCarts, listLeftCarts, listOrderCarts, type TrialCartRow } from './trial-carts.queries.ts';

export interface TrialParts {
  db: Db;
  promotions: Pick<Promotions, 'readNewestBook'>;
  catalog: Pick<Catalog, 'sectionTree'>;
  cities: Pick<Cities, 'list' | 'resolveCode'>;
}

const MOST_CARTS = 5000;
const WEEK_DAYS = 7;
/** So long the process works on carts before it turns to others. */
const SLICE_MS = 8;
const SHOWN_OF_EACH = 40;
/** Codes in bulk: what the whole shop pays is read at once. */
const WHOLESALE: Pick<CartRequest, 'viewer'> = { viewer: { id: 0, wholesaleContract: 'organization' } };

const cardOf = (buyer: ShownBuyer): CartRequest['card'] =>
  buyer === 'club' || buyer === 'pro' ? { kind: buyer, balance: 0, percent: 1 } : null;

async function readCarts(db: Db, source: TrialSource): Promise<TrialCartRow[]> {
  if (source.of === 'own')
    return [
      {
        cityCode: source.city,
        buyer: source.buyer,
        hasOrdered: source.buyer !== 'visitor',
        promoCode: null,
        lines: mergeLines(source.lines),
        delivery: null,
      },
    ];
  if (source.of === 'left') return listLeftCarts(db, MOST_CARTS + 1);
  if (source.of === 'week') return listOrderCarts(db, WEEK_DAYS, MOST_CARTS + 1);
  const [kept, ordered] = await Promise.all([
    listKeptCarts(db, MOST_CARTS + 1),
    listOrderCarts(db, 1, MOST_CARTS + 1),
  ]);
  return [...ordered, ...kept];
}

/** The same product twice is one line. */
function mergeLines(lines: TrialCartRow['lines']): TrialCartRow['lines'] {
  const counts = new Map<string, number>();
  for (const { productCode, count } of lines) counts.set(productCode, (counts.get(productCode) ?? 0) + count);
  return [...counts].map(([productCode, count]) => ({ productCode, count }));
}

type Asked = z.output<typeof tryPromotion.body>;

export async function tryOnCarts(
  parts: TrialParts,
  { id, values, carts: source }: Asked,
  { language, seesCosts }: { language: Locale; seesCosts: boolean },
): Promise<PromotionTrial> {
  const { db, catalog, promotions, cities } = parts;
  const [stored] = id === null ? [] : await listStored(db, [id]);
  if (id !== null && !stored) throw new Refusal('promotion.not_found');
  const code = stored?.code ?? DRAFT;
  const draft = toDraft(values, code);
  const book = await promotions.readNewestBook();
  const rest = book.rows.filter((row) => row.code !== code).map(toPromotion);
  const after = prepareOrRefuse([...rest, draft]);
  const tryCart = openTrial(book.prepared, after, code);

  const read = await readCarts(db, source);
  const rows = read.slice(0, MOST_CARTS);
  const codes = [...new Set(rows.flatMap(({ lines }) => lines.map(({ productCode }) => productCode)))];
  const lines = codes.map((productCode) => ({ productCode, count: 1 }));
  const [retail, wholesale, costs, uses, cityNames, usualCity] = await Promise.all([
    listLineFacts(db, catalog, { viewer: null, lines }),
    listLineFacts(db, catalog, { ...WHOLESALE, lines }),
    seesCosts ? listCosts(db, codes) : new Map<string, number>(),
    findUses(db, book.limited, null),
    cities.list(language),
    cities.resolveCode(undefined),
  ]);
  const factsOf = { retail: toFacts(retail), wholesale: toFacts(wholesale) };
  // As of the moment it begins: what has ended by then is no rival.
  const now = new Date(Math.max(book.now().getTime(), new Date(values.starts_at).getTime()));
  const limit = values.total_uses;
  let used = stored?.uses ?? 0;

  const trials: CartTrial[] = [];
  const tried: TrialCartRow[] = [];
  let begun = performance.now();
  for (const row of rows) {
    if (performance.now() - begun > SLICE_MS) {
      await nextTurn();
      begun = performance.now();
    }
    const cart = toCart(row, { factsOf, now, uses, usualCity });
    if (cart.lines.length === 0) continue;
    if (limit !== null) cart.uses = new Map([...uses, [code, { byUser: 0, inAll: used }]]);
    // Of a code: as if everybody typed it who has no other.
    if (draft.code && !cart.code) cart.code = draft.code;
    const trial = tryCart(cart);
    if (trial.outcome === 'worked') used += 1;
    trials.push(trial);
    tried.push(row);
  }
  const sums = addUpTrials(trials, code, costs);
  const { margin } = sums;
  const nameOf = new Map(cityNames.map((city) => [city.code, city.name]));
  const marginOf = (at: 0 | 1) => findMargin(margin?.takings[at], margin?.cost[at]) ?? 0;
  return {
    carts: sums.carts,
    isCut: read.length > MOST_CARTS,
    touched: sums.carts - (sums.outcomes.untouched ?? 0),
    worked: sums.outcomes.worked ?? 0,
    outcomes: sums.outcomes as Record<string, number>,
    before: sums.before,
    after: sums.after,
    margin:
      margin && seesCosts
        ? { before: marginOf(0), after: marginOf(1), sharePercent: Math.round(margin.share * 100) }
        : null,
    belowCost: seesCosts && margin ? sums.belowCost : null,
    dearer: sums.dearer,
    breakEvenPercent: seesCosts ? sums.breakEvenPercent : null,
    savings: sums.savings,
    conflicts: sums.conflicts
      .slice(0, 20)
      .map(({ kind, title, carts }) => ({ kind, title: title[language], carts })),
    shown: listShown(trials)
      .map((at) => {
        const [trial, row] = [trials[at], tried[at]];
        return trial && row ? toTried(trial, row, { code, costs, nameOf, usualCity, language, after }) : null;
      })
      .filter((cart) => cart !== null),
  };
}

function prepareOrRefuse(promotions: Parameters<typeof preparePromotions>[0]) {
  try {
    return preparePromotions(promotions);
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal('promotion.unsound');
    throw error;
  }
}

type Facts = ReadonlyMap<string, LineFacts>;
const toFacts = (facts: readonly LineFacts[]): Facts =>
  new Map(facts.map((each) => [each.productCode, each]));

function toCart(
  { lines, cityCode, buyer, hasOrdered, promoCode, delivery }: TrialCartRow,
  {
    factsOf,
    now,
    uses,
    usualCity,
  }: { factsOf: Record<'retail' | 'wholesale', Facts>; now: Date; uses: Cart['uses']; usualCity: string },
): Cart {
  const isWholesale = buyer === 'wholesale';
  const known = factsOf[isWholesale ? 'wholesale' : 'retail'];
  return {
    lines: lines.flatMap(({ productCode, count }) => {
      const facts = known.get(productCode);
      return facts ? [{ ...facts, count }] : [];
    }),
    city: cityCode ?? usualCity,
    visitor: toVisitor({
      viewer: isWholesale ? WHOLESALE.viewer : null,
      card: cardOf(buyer),
      hasOrdered,
    }),
    now,
    code: promoCode,
    delivery,
    ...(uses ? { uses } : {}),
  };
}

/** Some of each outcome, those that move most first; what it has nothing to do with is not shown. */
function listShown(trials: readonly CartTrial[]): number[] {
  const byOutcome = Map.groupBy(trials.keys(), (at) => trials[at]?.outcome as TrialOutcome);
  const moved = (at: number) => {
    const trial = trials[at];
    return trial ? paidOf(trial.was) - paidOf(trial.is) : 0;
  };
  const weight = (at: number) => moved(at) * 1_000_000 + (trials[at]?.was.totals.total ?? 0) / 1_000_000;
  return [...byOutcome]
    .filter(([outcome]) => outcome !== 'untouched')
    .flatMap(([, places]) => places.sort((one, other) => weight(other) - weight(one)).slice(0, SHOWN_OF_EACH))
    .sort((one, other) => weight(other) - weight(one));
}

interface Telling {
  code: string;
  costs: ReadonlyMap<string, number>;
  nameOf: ReadonlyMap<string, string>;
  usualCity: string;
  language: Locale;
  after: ReturnType<typeof preparePromotions>;
}

function toTried(trial: CartTrial, row: TrialCartRow, telling: Telling): TriedCart {
  const { is, was, outcome, left, others } = trial;
  const { code, costs, nameOf, usualCity, language, after } = telling;
  const city = row.cityCode ?? usualCity;
  const given = [...is.discounts, ...(is.delivery?.discounts ?? [])];
  let sum = is.totals.base + (is.delivery?.cost ?? 0);
  const steps: TriedCart['steps'] = [{ title: null, amount: 0, sum }];
  for (const { title, amount } of given) {
    sum -= amount;
    steps.push({ title: title[language], amount, sum });
  }
  const titleOf = new Map(after.all.map(({ promotion }) => [promotion.id, promotion.title[language]]));
  return {
    city: nameOf.get(city) ?? city,
    buyer: row.buyer,
    code: row.promoCode,
    lines: is.lines.length,
    pieces: is.lines.reduce((pieces, { count }) => pieces + count, 0),
    before: paidOf(was),
    after: paidOf(is),
    outcome,
    left,
    isBelowCost: isBelowCost(trial, code, costs),
    others: others.map(({ title }) => title[language]),
    steps,
    ways: is.alternatives.slice(0, 4).map(({ promotionIds, total }) => ({
      titles: promotionIds.map((id) => titleOf.get(id) ?? id),
      // Ways are weighed by goods; the delivery comes to each.
      total: total + (is.delivery?.sum ?? 0),
    })),
  };
}
