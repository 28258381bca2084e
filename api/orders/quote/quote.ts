/**
 * What an order comes to: goods by the price engine, delivery, lifting, the hour. The checkout shows it and creation
 * insists on it, in its own transaction: one way of reckoning for both.
 */
import type { OrderTotals } from '#contract/checkout.ts';
import type { User } from '#contract/users.ts';
import type { Locale } from '#domain/locale.ts';
import type { PayableOrder } from '#domain/orders/payment-methods.ts';
import type { Slot } from '#domain/orders/slots.ts';
import type { Stock } from '#domain/orders/stock-plan.ts';
import type { LineWork } from '#domain/orders/works.ts';
import { findLeadDays, type StockedLine } from '#domain/pickup.ts';
import type { Db } from '../../database.ts';
import { acceptCard } from '../../loyalty/loyalty.ts';
import type { PricedQuestion, Promotions } from '../../promotions/promotions.ts';
import type { ShopRules } from '../../settings/settings.ts';
import { priceWorks } from '../../works/works.ts';
import { hasOrdered, type StoredService } from '../stored/stored-order.queries.ts';
import { type GoodsRow, listGoodsTogether, listStockTogether } from './carried-goods.queries.ts';
import { type Carried, toCarried } from './carried-goods.ts';
import { findOverdueDebt, type OverdueDebt } from './overdue-debt.queries.ts';
import { type ContractRow, findContract } from './payers.queries.ts';
import type { Places } from './places.ts';
import { type Cost, findCost, toTotals, type Way } from './quote-sums.ts';
import { listServices } from './services.queries.ts';
import { chooseServices, keepServices, toWorkService, type WantedService } from './services.ts';

export type { Way } from './quote-sums.ts';

type Book = Awaited<ReturnType<Promotions['readBook']>>;

export interface QuoteAsk {
  viewer: User;
  language: Locale;
  places: Places;
  /** read before any transaction */
  book: Book;
  items: readonly { productCode: string; count: number }[];
  card?: string | undefined;
  promoCode?: string | undefined;
  proBonus: number;
  services: readonly WantedService[];
  /** work on the lines */
  works: readonly LineWork[];
  way: Way;
  slot: Slot | null;
  /** the moment for which the hour is priced */
  slotAt: Date;
  /** Who pays, where one of the user's organisations was named: prices, minimum, credit and papers are theirs. */
  organizationId?: number | undefined;
  hasOrganization: boolean;
  now: Date;
  /** Of an order that is changed: what it keeps, and what must not count against it. */
  changed?: ChangedOrder | undefined;
}

export interface ChangedOrder {
  orderId: number;
  /** by product: the price that its line keeps */
  agreed: ReadonlyMap<string, number>;
  /** points that it has spent: they are its own */
  points: number;
  /** work as it was agreed upon */
  services: readonly StoredService[];
  /** when it was made: promotions are of that moment */
  madeAt: Date;
}

export interface QuotedLine {
  row: GoodsRow;
  /** What there is of what was wanted: never 0. */
  count: number;
  wanted: number;
  available: number;
  isGift: boolean;
}

export interface Quote {
  /** by which it was reckoned */
  rules: ShopRules;
  lines: QuotedLine[];
  /** Everything asked for that the shop knows, sold or not. */
  rows: GoodsRow[];
  stock: Stock[];
  priced: PricedQuestion;
  contract: ContractRow | null;
  card: Awaited<ReturnType<typeof acceptCard>>;
  carried: Carried;
  /** those that were asked for and are offered */
  services: StoredService[];
  vehicles: Cost['vehicles'];
  /** before promotions */
  deliveryCost: number;
  isPricedByHand: boolean;
  leadDays: number;
  totals: OrderTotals;
  payable: PayableOrder;
  /** why nothing is given on credit */
  debt: OverdueDebt | null;
}

export async function makeQuote(
  source: Db,
  promotions: Pick<Promotions, 'priceCart'>,
  ask: QuoteAsk,
): Promise<Quote> {
  const { viewer, way, places } = ask;
  const codes = ask.items.map(({ productCode }) => productCode);
  const { changed } = ask;
  const [rows, stock, contract, own, isKnown, services] = await Promise.all([
    listGoodsTogether(source, codes),
    listStockTogether(source, codes),
    findContract(source, viewer.id, ask.organizationId),
    acceptCard(source, viewer, ask.card),
    hasOrdered(source, viewer.id, changed?.orderId),
    ask.services.length > 0 ? listServices(source) : [],
  ]);
  const card = own && changed ? { ...own, balance: own.balance + changed.points } : own;
  const wanted = toLines(ask.items, rows, stock);
  const lines = wanted.filter(({ count }) => count > 0);
  const carried = toCarried(lines);
  const { rules } = places;
  const cost = findCost(way, carried, rules.delivery);
  // The contract of this very moment: one that was revoked since the page was shown gives no prices.
  const standing: User = { ...viewer, wholesaleContract: contract?.kind ?? null };
  const priceGoods = (declinedGifts: readonly string[]) =>
    promotions.priceCart(
      {
        viewer: standing,
        language: ask.language,
        cityCode: places.city.code,
        card,
        lines: lines.map(({ row, count }) => ({ productCode: row.code, count })),
        promoCode: ask.promoCode,
        points: ask.proBonus,
        hasOrdered: isKnown,
        delivery: cost.tenge > 0 ? toEngineDelivery(cost.tenge, carried, way) : null,
        declinedGifts,
        at: changed?.madeAt ?? ask.now,
        ...(changed ? { agreed: changed.agreed } : {}),
        book: ask.book,
      },
      source,
    );
  const priced = await priceGoods([]);
  const gifts = await findGifts(source, priced, lines, stock);
  const given = gifts.declined.length > 0 ? await priceGoods(gifts.declined) : priced;
  const leadDays = findLeadDays(toStocked([...lines, ...gifts.lines], stock, places), null) ?? 0;
  const counts = new Map(lines.map(({ row, count }) => [row.code, count]));
  const chosen = changed
    ? keepServices(changed.services, counts)
    : [
        ...(await priceWorks(source, ask.works, counts)).map(toWorkService),
        ...chooseServices(
          services,
          ask.services,
          lines.map(({ row }) => row),
        ),
      ];
  const totals = toTotals(given, carried, {
    ...cost,
    way,
    slot: ask.slot,
    now: ask.slotAt,
    services: chosen,
    rules: rules.delivery,
  });
  return {
    rules,
    lines: [...lines, ...gifts.lines],
    rows,
    stock: [...stock, ...gifts.stock],
    priced: given,
    contract,
    card,
    carried,
    services: chosen,
    vehicles: cost.vehicles,
    deliveryCost: cost.tenge,
    isPricedByHand: cost.isByHand,
    leadDays,
    totals,
    debt: contract?.hasOverdue ? await findOverdueDebt(source, contract.id) : null,
    payable: {
      totalTenge: totals.total,
      weightKg: carried.weightKg,
      isPickup: way.method === 'pickup',
      hasOrganization: ask.hasOrganization,
      creditLeftTenge:
        contract && contract.creditLimit > 0 ? Math.max(0, contract.creditLimit - contract.creditUsed) : null,
      hasOverdueDebt: contract?.hasOverdue ?? false,
      cashUpToTenge: rules.values['payments.cash_up_to'],
    },
  };
}

const countOf = (stock: readonly Stock[], productId: number): number =>
  stock.reduce((sum, each) => sum + (each.productId === productId ? each.count : 0), 0);

function toLines(items: QuoteAsk['items'], rows: readonly GoodsRow[], stock: readonly Stock[]): QuotedLine[] {
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return items.flatMap(({ productCode, count }): QuotedLine[] => {
    const row = byCode.get(productCode);
    if (!row?.isSold) return [];
    const available = countOf(stock, row.id);
    return [{ row, count: Math.min(count, available), wanted: count, available, isGift: false }];
  });
}

/** Where the goods stand, seen from the city of the order. */
export const toStocked = (
  lines: readonly Pick<QuotedLine, 'row' | 'count'>[],
  stock: readonly Stock[],
  { daysFrom }: Pick<Places, 'daysFrom'>,
): StockedLine[] =>
  lines.map(({ row, count }) => ({
    count,
    stock: stock
      .filter(({ productId }) => productId === row.id)
      .map(({ storeId, count: there }) => ({ storeId, count: there, days: daysFrom(storeId) })),
  }));

const toEngineDelivery = (cost: number, { weightKg }: Carried, { zone }: Way) => ({
  cost,
  weightKg,
  zone: zone?.kind === 'suburb' ? 'suburb' : 'city',
});

/** Gifts are goods too: one that is not there is not promised. */
async function findGifts(
  source: Db,
  { gifts }: PricedQuestion,
  lines: readonly QuotedLine[],
  stock: readonly Stock[],
): Promise<{ lines: QuotedLine[]; stock: Stock[]; declined: string[] }> {
  if (gifts.length === 0) return { lines: [], stock: [], declined: [] };
  const codes = gifts.map(({ productCode }) => productCode);
  const [rows, theirs] = await Promise.all([
    listGoodsTogether(source, codes),
    listStockTogether(source, codes),
  ]);
  const known = new Set(stock.map(({ productId }) => productId));
  const added = theirs.filter(({ productId }) => !known.has(productId));
  const found: QuotedLine[] = [];
  const declined: string[] = [];
  for (const gift of gifts) {
    const row = rows.find(({ code }) => code === gift.productCode);
    const sold = lines.reduce((sum, line) => sum + (line.row.id === row?.id ? line.count : 0), 0);
    const available = row?.isSold ? countOf(theirs, row.id) - sold : 0;
    if (row && available >= gift.count)
      found.push({ row, count: gift.count, wanted: gift.count, available, isGift: true });
    else declined.push(gift.promotion);
  }
  return { lines: found, stock: added, declined };
}
