/** From lines to the cart of the contract: products in the reader's words, prices with their reasons, where it all is. */
import type { Cart, CartItem } from '#contract/cart.ts';
import type { Product } from '#contract/catalog.ts';
import type { User } from '#contract/users.ts';
import { transferDays } from '#domain/arrival.ts';
import { totalStock } from '#domain/availability.ts';
import { isSold } from '#domain/cart.ts';
import { splitAvailability } from '#domain/cart-availability.ts';
import { distanceKm } from '#domain/city.ts';
import { findVehicleFor, type Vehicle } from '#domain/delivery-tariff.ts';
import type { Locale } from '#domain/locale.ts';
import type { LineWork } from '#domain/orders/works.ts';
import { priceView, userType } from '#domain/price.ts';
import { totalWeightKg } from '#domain/weight.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Cities } from '../cities/cities.ts';
import type { Db } from '../database.ts';
import type { Promotions } from '../promotions/promotions.ts';
import { priceWorks, toCartWork } from '../works/works.ts';
import { type CarriedRow, listCarriedRows } from './cart.queries.ts';
import { type AcceptedCard, type CartAsker, type Priced, priceLines } from './cart-prices.ts';
import { findCartReadiness } from './cart-readiness.ts';

export interface AnswerLine {
  productCode: string;
  count: number;
  name?: string;
  addedPrice?: number;
}

export interface CartAnswersParts {
  db: Db;
  catalog: Pick<Catalog, 'listProducts'>;
  cities: Pick<Cities, 'list'>;
  promotions: Pick<Promotions, 'priceCart'>;
  readVehicles(): Promise<readonly Vehicle[]>;
  acceptCard(viewer: User | null, typed: string | undefined): Promise<AcceptedCard | null>;
  /** The least sum of an order by the viewer's contract; null without one. */
  findMinimum(viewer: User | null): Promise<number | null>;
  /** The engine did not answer: told once, the cart goes on with the last known prices. */
  warn(error: unknown): void;
}

export interface CartAnswers {
  toCart(
    lines: readonly AnswerLine[],
    works: readonly LineWork[],
    asker: CartAsker,
    state: Pick<Cart, 'eventId' | 'adjusted'>,
  ): Promise<Cart>;
}

interface Found {
  line: AnswerLine;
  product: Product;
  stock: number;
  /** How many of it can be sold; 0 for what cannot. */
  sold: number;
}

export function createCartAnswers({
  db,
  catalog,
  cities,
  promotions,
  readVehicles,
  acceptCard,
  findMinimum,
  warn,
}: CartAnswersParts): CartAnswers {
  /** Days on the way to a city from another one. */
  async function findWays(here: string, language: Locale): Promise<(city: string) => number> {
    const points = new Map((await cities.list(language)).map(({ code, coordinates }) => [code, coordinates]));
    const to = points.get(here);
    return (city) => {
      const from = points.get(city);
      return transferDays(to && from ? distanceKm(to, from) : Number.MAX_VALUE);
    };
  }

  async function findLoad(found: readonly Found[], carried: readonly CarriedRow[]) {
    const vehicles = await readVehicles();
    const sizes = new Map(carried.map((row) => [row.code, row]));
    return findVehicleFor(
      found.map(({ product, sold }) => {
        const size = sizes.get(product.code);
        return {
          weightKg: totalWeightKg([{ product, count: sold }]),
          count: sold,
          sizeMm: size && { length: size.lengthMm, width: size.widthMm, height: size.heightMm },
        };
      }),
      vehicles,
    );
  }

  return {
    async toCart(lines, works, asker, state) {
      const { viewer, language, cityCode } = asker;
      const codes = lines.map(({ productCode }) => productCode);
      const [products, daysFrom, card, minimum, carried] = await Promise.all([
        catalog.listProducts(codes, asker),
        findWays(cityCode, language),
        acceptCard(viewer, asker.card),
        findMinimum(viewer),
        listCarriedRows(db, codes),
      ]);
      const byCode = new Map(products.map((product) => [product.code, product]));
      const found = lines.flatMap((line): Found[] => {
        const product = byCode.get(line.productCode);
        if (!product) return [];
        const stock = totalStock(product.balance);
        return [{ line, product, stock, sold: isSold(product) ? Math.min(line.count, stock) : 0 }];
      });
      const sold = found.filter((each) => each.sold > 0);
      const vehicle = sold.length > 0 ? await findLoad(sold, carried) : null;
      const weightKg = totalWeightKg(sold.map((each) => ({ product: each.product, count: each.sold })));
      const price = (declinedGifts: readonly string[]) =>
        priceLines(promotions, warn, {
          lines: sold.map((each) => ({ product: each.product, count: each.sold })),
          asker,
          card,
          delivery: vehicle && { cost: vehicle.priceTenge, weightKg, zone: 'city' },
          declinedGifts,
        });
      const offered = await price([]);
      const gifts = await catalog.listProducts(
        offered.gifts.map(({ productCode }) => productCode),
        asker,
      );
      const lacking = offered.gifts.filter((gift) => !isThere(gift, gifts, sold));
      const priced =
        lacking.length > 0 ? await price(lacking.map(({ promotionId }) => promotionId)) : offered;
      const readiness = await findCartReadiness(
        db,
        [...sold.map((each) => ({ productCode: each.product.code, count: each.sold })), ...priced.gifts],
        { cityCode, daysFrom },
      );
      const done = await priceWorks(db, works, new Map(sold.map((each) => [each.product.code, each.sold])));
      const now = new Date();
      const items = found.map((each) => ({
        ...toItem(each, priced, viewer),
        availability: splitAvailability(each.sold, each.product.balance, cityCode, daysFrom, now),
      }));
      return {
        ...state,
        items,
        is1CRecalc: priced.isConfirmed,
        promoBenefit: priced.totals.discount,
        totals: priced.totals,
        works: {
          items: done.map((work) => toCartWork(work, language)),
          sum: done.reduce((sum, { sumTenge }) => sum + sumTenge, 0),
          vat: done.reduce((sum, { vatTenge }) => sum + vatTenge, 0),
        },
        discounts: priced.discounts,
        gifts: priced.gifts.flatMap(({ productCode, ...gift }) => {
          const product = gifts.find(({ code }) => code === productCode);
          return product ? [{ product, ...gift }] : [];
        }),
        next: priced.next.filter((step) => canFollow(step, found)),
        minOrder: minimum === null ? null : toMinOrder(minimum, priced.totals.total),
        weightKg,
        isOverLimit: items.some(({ isOver }) => isOver),
        delivery: vehicle && { vehicle: vehicle.code, cost: vehicle.priceTenge, sum: priced.deliverySum },
        readiness,
        promoCode: priced.promoCode,
        card: card && {
          number: `•••• ${card.number.slice(-4)}`,
          kind: card.kind,
          percent: card.percent,
          ...(card.isOwn ? { balance: card.balance } : {}),
        },
        points: priced.points,
        missing: lines
          .filter(({ productCode }) => !byCode.has(productCode))
          .map(({ productCode, count, name = '' }) => ({ productCode, count, name })),
      };
    },
  };
}

/** Wholesale prices are for wholesale orders: told here, not only when the order is refused. */
const toMinOrder = (sum: number, goods: number) => ({ sum, missing: Math.max(0, sum - goods) });

/** What is not there cannot be added. Of goods that are not in the cart nothing is known. */
function canFollow({ needCount = 0, productCodes }: Cart['next'][number], found: readonly Found[]): boolean {
  const held = found.filter(({ product }) => productCodes.includes(product.code));
  if (held.length < productCodes.length) return true;
  return held.length === 0 || held.some(({ stock, sold }) => stock - sold >= needCount);
}

/** As the order will ask: a gift that is not there beside what is bought of it is not promised. */
function isThere(
  { productCode, count }: Priced['gifts'][number],
  products: readonly Product[],
  bought: readonly Found[],
): boolean {
  const product = products.find(({ code }) => code === productCode);
  const taken = bought.find((each) => each.product.code === productCode)?.sold ?? 0;
  return product !== undefined && isSold(product) && totalStock(product.balance) - taken >= count;
}

function toItem({ line, product, stock, sold }: Found, { lines }: Priced, viewer: User | null) {
  const priced = lines.get(product.code);
  const view = priceView(product, userType(viewer));
  const price = priced?.price ?? view.price;
  const before = 'struckPrice' in view ? (view.struckPrice ?? view.price) : view.price;
  return {
    product,
    count: line.count,
    price,
    sum: priced?.sum ?? 0,
    regularPrice: Math.max(before, priced?.basePrice ?? 0, price),
    discounts: priced?.discounts ?? [],
    stock,
    isOver: isSold(product) && line.count > stock,
    isSold: sold > 0,
    ...(line.addedPrice !== undefined && line.addedPrice !== view.price
      ? { addedPrice: line.addedPrice }
      : {}),
  } satisfies Omit<CartItem, 'availability'>;
}
