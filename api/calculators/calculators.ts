/**
 * Calculators of materials: from what was measured to goods of the range, with packs, sums and the cutting plan.
 * Promises that nothing is fewer than needed and that whatever is wrong with a field is said at that field. Hides the
 * choice of goods; relies on the domain for every number and on the catalogue for names, stock and the reader's prices.
 */
import type { Calculated, CalculatorEntry } from '#contract/calculators.ts';
import type { Product } from '#contract/catalog.ts';
import { stockIn, totalStock } from '#domain/availability.ts';
import type { Norms } from '#domain/calculator-norms.ts';
import {
  type Calculation,
  calculate,
  findHolds,
  type Goods,
  isCut,
  type Need,
  type Parsed,
  type Role,
  readTexts,
  STAND_INS,
  type Supply,
  settleFields,
  type Texts,
  toSupply,
} from '#domain/calculators/calculators.ts';
import { findColor } from '#domain/colours.ts';
import type { Locale } from '#domain/locale.ts';
import { priceView, userType } from '#domain/price.ts';
import { findBaseUnit } from '#domain/units.ts';
import { totalWeightKg } from '#domain/weight.ts';
import type { Catalog, Reader } from '../catalog/catalog.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { Threads, WorkTooLarge } from '../threads/threads.ts';
import type { ArticleRow, MateRow } from './calculators.queries.ts';
import { type Asking, type Chosen, chooseGoods, settle } from './choose.ts';
import { keepNorms } from './kept-norms.ts';
import type { PlannedWork, WorkToPlan } from './plan-thread.ts';
import { sayAdvice, sayFaults, sayFormula, sayUnit, word } from './say.ts';
import { listEntries } from './schema.ts';
import { planTooLargeWords, roleWords } from './words/need-words.ts';

export { normSubject } from './norm-subject.ts';

export interface Calculators {
  list(language: Locale): Promise<CalculatorEntry[]>;
  /** By the shop's norms, or by others that are tried. */
  calculate(asking: Omit<Asking, 'cityCode'>, reader: Reader, tried?: Norms): Promise<Calculated>;
  /** Reads the norms anew. */
  renew(): Promise<void>;
}

type NeedAnswer = Calculated['need'][number];
type Pack = Pick<ArticleRow | MateRow, 'id' | 'units' | 'facts'>;

export function createCalculators(db: Db, catalog: Catalog): Calculators {
  const norms = keepNorms(db);
  return {
    list: async (language) => listEntries(language, await norms()),
    renew: norms.renew,

    async calculate(asking, reader, tried) {
      const { language, cityCode, viewer } = reader;
      const by = tried ?? (await norms());
      const { code, texts } = asking;
      // Which roles there are is known before the goods: their sizes change counts, not roles.
      const { needs } = compute(code, { ...STAND_INS[code], ...texts, method: 'percent' }, {}, language, by);
      const chosen = await chooseGoods(db, needs, { ...asking, cityCode });
      const { settled, goods } = settle(chosen, texts);
      const full = { ...STAND_INS[code], ...texts, ...settled };
      const { calculation, plan, isTooLarge } = await planWork(
        { code, texts: full, goods, norms: by },
        language,
      );
      const ids = [...chosen.values()].flatMap(({ article, others, mates }) =>
        [article, ...others, ...mates].flatMap((each) => (each ? [each.id] : [])),
      );
      const products = new Map(
        (await catalog.listProductsById([...new Set(ids)], reader)).map((product) => [product.id, product]),
      );
      const type = userType(viewer);
      const shelf: Shelf = {
        findProduct: (id) => products.get(id),
        priceOf: (product, count) => priceView(product, type, count).price,
      };
      const need = calculation.needs.map((each) =>
        toNeed(withPlan(each, plan), chosen.get(each.role), shelf, reader),
      );
      const bought = need.flatMap((each) => each.bought);
      return {
        code,
        need,
        total: need.reduce((sum, each) => sum + each.sum, 0),
        weight: totalWeightKg(bought),
        formula: need.map(({ roleName, formula }) => `${roleName}: ${formula}.`).join(' '),
        advice: [
          ...(isTooLarge ? [{ key: 'plan-too-large', text: word(planTooLargeWords, language) }] : []),
          ...calculation.advice.map((each) => ({ key: each.key, text: sayAdvice(each, language) })),
        ],
        areaM2: readTexts(code, full)?.surface.areaM2 || null,
        settled,
        colour: colourOf(calculation.needs.map(({ role }) => chosen.get(role))[0]),
        plan,
        isHere:
          bought.length > 0 && need.every((each) => !each.product || !(each.isShort || each.isElsewhere)),
      };
    },
  };
}

const planners = new Threads<WorkToPlan, PlannedWork>(new URL('./plan-thread.ts', import.meta.url), {
  patienceMs: 5000,
  memoryMb: 96,
});

/** What nothing is cut for is a few sums; anything else is done in a thread, and beyond its budget without a plan. */
async function planWork(
  work: WorkToPlan,
  language: Locale,
): Promise<Omit<PlannedWork, 'computed'> & { calculation: Calculation }> {
  const { code, texts, goods, norms } = work;
  const withoutPlan = (isTooLarge: boolean) => ({
    calculation: compute(code, isTooLarge ? { ...texts, method: 'percent' } : texts, goods, language, norms),
    plan: null,
    isTooLarge,
  });
  if (!isCut(code)) return withoutPlan(false);
  try {
    const { computed, ...planned } = await planners.run(work);
    return { calculation: requireComputed(computed, language), ...planned };
  } catch (error) {
    if (error instanceof WorkTooLarge) return withoutPlan(true);
    throw error;
  }
}

function compute(code: string, texts: Texts, goods: Goods, language: Locale, norms: Norms): Calculation {
  return requireComputed(calculate(code, texts, goods, norms), language);
}

function requireComputed(computed: Parsed<Calculation> | null, language: Locale): Calculation {
  if (!computed) throw new Refusal('calculator.not_found');
  if (!computed.ok) throw new Refusal('request.invalid', {}, sayFaults(computed.errors, language));
  return computed.value;
}

function colourOf(chosen: Chosen | undefined): string | null {
  const { color, floor_tone: tone } = chosen?.article?.facts ?? {};
  // Boards name their tone and leave the wood to their name: oak is the usual one.
  if (typeof tone === 'string') return findColor(`oak-${tone}`);
  return typeof color === 'string' ? findColor(color) : null;
}

/** Where cutting takes more pieces than a percentage foresees, the cutting is right. */
function withPlan(need: Need, plan: PlannedWork['plan']): Need {
  if (plan?.role !== need.role || plan.fallback) return need;
  const { widthMm, heightMm } = plan.piece;
  const piece = need.unit === 'pcs' ? 1 : need.unit === 'm2' ? (widthMm * heightMm) / 1e6 : 0;
  const amount = plan.count * piece;
  return amount > need.amount ? { ...need, amount } : need;
}

interface Shelf {
  findProduct(id: number): Product | undefined;
  /** Of one of so many. */
  priceOf(product: Product, count: number): number;
}

function toNeed(need: Need, chosen: Chosen | undefined, shelf: Shelf, reader: Reader): NeedAnswer {
  const { language, cityCode } = reader;
  const { article = null, others = [], mates = [], isOwn = false } = chosen ?? {};
  const packs = (article ? [article, ...mates] : []).flatMap((each) => toPack(need, each, shelf));
  const supply = toSupply(need.role, need.amount, { packs: packs.map(({ pack }) => pack) });
  const bought = packs.flatMap(({ product, pack }, index) => {
    const count = supply?.counts[index] ?? 0;
    return count > 0 ? [{ product, count, holds: pack.holds }] : [];
  });
  // The one most of it comes from stands for the need.
  const main = bought.toSorted((a, b) => b.count * b.holds - a.count * a.holds)[0];
  return {
    role: need.role,
    roleName: word(roleWords[need.role], language),
    quantity: need.quantity,
    reservePercent: need.reservePercent,
    amount: need.amount,
    unit: sayUnit(need.unit, language),
    formula: sayFormula(need, language),
    product: main?.product ?? null,
    isOwn,
    packs: supply?.packCount ?? 0,
    bought,
    holds: supply?.holds ?? 0,
    leftover: supply?.leftover ?? 0,
    sum: bought.reduce((sum, { product, count }) => sum + count * shelf.priceOf(product, count), 0),
    weight: supply?.weightKg ?? 0,
    isShort: bought.some(({ product, count }) => totalStock(product.balance) < count),
    isElsewhere: bought.some(({ product, count }) => stockIn(product.balance, cityCode) < count),
    alternatives: others.flatMap((other) => toAlternative(need, other, shelf)),
  };
}

function toPack(need: Need, row: Pack, { findProduct, priceOf }: Shelf) {
  const product = findProduct(row.id);
  const holds = findHolds(need, row);
  if (!product || !holds) return [];
  const weightKg = findBaseUnit(product.units)?.weight ?? 0;
  return [{ product, pack: { holds, priceTenge: priceOf(product, 1), weightKg } }];
}

function toAlternative(need: Need, other: ArticleRow, shelf: Shelf): NeedAnswer['alternatives'] {
  const product = shelf.findProduct(other.id);
  if (!product) return [];
  const isResized = Object.keys(settleFields(need.role as Role, other, {})).length > 0;
  const supply: Supply | null = isResized
    ? null
    : toSupply(need.role, need.amount, { packs: toPack(need, other, shelf).map(({ pack }) => pack) });
  const packs = supply?.packCount ?? null;
  return [{ product, packs, sum: packs === null ? null : packs * shelf.priceOf(product, packs) }];
}
