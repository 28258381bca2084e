/** Promotions as the shop shows them: the list, one with its rules, and what they make of chosen goods. */
import type { z } from 'zod';
import type { Product } from '#contract/catalog.ts';
import type {
  calculatePromotions,
  getPromotion,
  getPromotions,
  PromotionCard,
  PromotionKind,
} from '#contract/promotions.ts';
import type { User } from '#contract/users.ts';
import { BASE_LEVEL_PERCENT } from '#domain/loyalty.ts';
import { type Mechanic, toOffer, type Visitor } from '#domain/promotions/promotions.ts';
import type { Catalog, Reader } from '../catalog/catalog.ts';
import type { CatalogIndex, IndexCopy } from '../catalog-index/catalog-index.ts';
import type { Cities } from '../cities/cities.ts';
import type { Client } from '../http/client.ts';
import { Refusal } from '../http/refusal.ts';
import type { PromotionRow } from './promotions.queries.ts';
import type { Promotions } from './promotions.ts';
import { toRules } from './rules-in-words.ts';

export interface ShowcaseParts {
  promotions: Promotions;
  catalog: Catalog;
  cities: Cities;
  index: CatalogIndex;
  /** The club card of a logged-in visitor. */
  findCard(viewer: User | null): Promise<Visitor['card']>;
}

export interface Showcase {
  list(
    query: z.output<typeof getPromotions.query>,
    reader: Reader,
  ): Promise<z.input<typeof getPromotions.answer>>;
  get(code: string, reader: Reader): Promise<z.input<typeof getPromotion.answer>>;
  calculate(
    body: z.output<typeof calculatePromotions.body>,
    reader: Reader & { client: Client },
  ): Promise<z.input<typeof calculatePromotions.answer>>;
}

const KINDS: Readonly<Record<Mechanic['type'], PromotionKind>> = {
  percent: 'price',
  fixed: 'price',
  price: 'price',
  qty_tier: 'price',
  n_plus_m: 'together',
  nth_percent: 'together',
  set_price: 'together',
  bundle: 'together',
  threshold_gift: 'sum',
  threshold_percent: 'sum',
  delivery: 'delivery',
  points_x: 'club',
};
const kindOf = ({ mechanic, needsCard, audience }: PromotionRow): PromotionKind =>
  needsCard || audience === 'club' ? 'club' : KINDS[mechanic.type];

const STATES = ['running', 'coming', 'ended'] as const;

function stateOf({ startsAt, endsAt }: PromotionRow, now: Date): PromotionCard['state'] {
  if (startsAt > now) return 'coming';
  return endsAt !== null && endsAt.getTime() + 999 < now.getTime() ? 'ended' : 'running';
}

/** A visitor's club card of the first level: what the calculator shows to who thinks of taking one. */
const FIRST_CARD: Visitor['card'] = { kind: 'club', balance: 0, percent: BASE_LEVEL_PERCENT };

export function createShowcase({ promotions, catalog, cities, index, findCard }: ShowcaseParts): Showcase {
  async function toCard(
    row: PromotionRow,
    copy: IndexCopy,
    { cityCode, language }: Reader,
  ): Promise<PromotionCard & { bestId: number | undefined }> {
    const [all, goods] = await Promise.all([cities.list(language), promotions.findGoods(copy, row.code)]);
    const isKz = language === 'kz';
    return {
      code: row.code,
      title: isKz ? row.titleKz : row.titleRu,
      lead: isKz ? row.leadKz : row.leadRu,
      kind: kindOf(row),
      offer: toOffer(row.mechanic, language),
      state: stateOf(row, new Date()),
      startsAt: row.startsAt.toISOString(),
      ...(row.endsAt === null ? {} : { endsAt: row.endsAt.toISOString() }),
      cities: all.filter(({ code }) => row.cities.includes(code)).map(({ name }) => name),
      isHere: row.cities.length === 0 || row.cities.includes(cityCode),
      needsCard: row.needsCard || row.audience === 'club',
      ...(goods ? { goods: goods.rows.length } : {}),
      bestId: goods ? findBest(copy, goods.rows) : undefined,
    };
  }

  /** All in one look: a page of promotions shows a product of each. */
  async function withPictures(
    cards: readonly (PromotionCard & { bestId: number | undefined })[],
    reader: Reader,
  ): Promise<PromotionCard[]> {
    const ids = cards.flatMap(({ bestId }) => (bestId === undefined ? [] : [bestId]));
    const products = new Map((await catalog.listProductsById(ids, reader)).map((each) => [each.id, each]));
    return cards.map(({ bestId, ...card }) => {
      const product = bestId === undefined ? undefined : products.get(bestId);
      if (!product) return card;
      const { externalId, imageVersion } = product;
      return { ...card, picture: { externalId, ...(imageVersion === undefined ? {} : { imageVersion }) } };
    });
  }

  return {
    async list({ kind, page, pageSize }, reader) {
      const [{ rows }, copy] = await Promise.all([promotions.readBook(), index.read()]);
      const listed = rows.filter((row) => row.isListed && (kind === undefined || kindOf(row) === kind));
      const cards = await Promise.all(listed.map((row) => toCard(row, copy, reader)));
      cards.sort(
        (one, other) =>
          STATES.indexOf(one.state) - STATES.indexOf(other.state) ||
          Number(other.isHere) - Number(one.isHere) ||
          (one.state === 'ended'
            ? (other.endsAt ?? '').localeCompare(one.endsAt ?? '')
            : (one.endsAt ?? '9').localeCompare(other.endsAt ?? '9')),
      );
      const data = await withPictures(cards.slice((page - 1) * pageSize, page * pageSize), reader);
      return { data, meta: { page, pageSize, total: cards.length } };
    },

    async get(code, reader) {
      const [{ byCode }, copy] = await Promise.all([promotions.readBook(), index.read()]);
      const row = byCode.get(code);
      if (!row?.isListed) throw new Refusal('promotion.not_found');
      const { mechanic } = row;
      const named =
        mechanic.type === 'set_price'
          ? mechanic.parts
          : mechanic.type === 'threshold_gift'
            ? [mechanic.gift]
            : [];
      const [[card], products] = await Promise.all([
        toCard(row, copy, reader).then((made) => withPictures([made], reader)),
        catalog.listProducts(
          named.map(({ productCode }) => productCode),
          reader,
        ),
      ]);
      const found = new Map(products.map((product) => [product.code, product]));
      const parts = named.flatMap(({ productCode, count }) => {
        const product = found.get(productCode);
        return product ? [{ product, count }] : [];
      });
      const isGift = mechanic.type === 'threshold_gift';
      if (!card) throw new Refusal('promotion.not_found');
      return {
        data: {
          ...card,
          rules: toRules(row, card.cities, reader.language),
          parts: isGift ? [] : parts,
          ...(isGift && parts[0] ? { gift: parts[0].product } : {}),
        },
      };
    },

    async calculate({ items, promoIds, card, promoCode }, { client, ...reader }) {
      const question = { ...reader, lines: merge(items), only: promoIds ?? null, promoCode, client };
      const priceWith = (asked: Visitor['card']) => promotions.priceCart({ ...question, card: asked });
      const [withCard, withoutCard, { byCode }] = await Promise.all([
        priceWith((await findCard(reader.viewer)) ?? FIRST_CARD),
        promotions.priceCart({ ...question, card: null }),
        promotions.readBook(),
      ]);
      const priced = card ? withCard : withoutCard;
      const codes = [...priced.lines, ...priced.gifts].map(({ productCode }) => productCode);
      const products = new Map((await catalog.listProducts(codes, reader)).map((each) => [each.code, each]));
      const withProduct = <T extends { productCode: string }>(lines: readonly T[]) =>
        lines.flatMap((line): (T & { product: Product })[] => {
          const product = products.get(line.productCode);
          return product ? [{ ...line, product }] : [];
        });
      const titleOf = (code: string) => {
        const row = byCode.get(code);
        return (reader.language === 'kz' ? row?.titleKz : row?.titleRu) ?? '';
      };
      return {
        data: {
          base: priced.totals.base,
          total: priced.totals.total,
          saving: priced.promoBenefit,
          // Without a card nobody gets any.
          points: card ? priced.totals.pointsEarned : 0,
          lines: withProduct(priced.lines),
          gifts: withProduct(priced.gifts),
          unknown: priced.unknown,
          applied: priced.discounts.map(({ promotion, title, amount }) => ({
            promo: promotion,
            title,
            saving: amount,
            lines: priced.lines
              .filter(({ discounts }) =>
                discounts.some((each) => each.promotion === promotion && each.title === title),
              )
              .map(({ productCode }) => productCode),
          })),
          alternatives: priced.alternatives.map(({ promotions: codesOf, total }) => ({
            promoIds: codesOf,
            titles: codesOf.map(titleOf),
            total,
          })),
          next: priced.next.map(({ promotion, ...step }) => ({ promo: promotion, ...step })),
          withCard: withCard.totals.total,
          withoutCard: withoutCard.totals.total,
          promoCode: priced.promoCode,
        },
      };
    },
  };
}

/** The same product twice is one line. */
function merge(items: readonly { productCode: string; count: number }[]) {
  const counts = new Map<string, number>();
  for (const { productCode, count } of items) counts.set(productCode, (counts.get(productCode) ?? 0) + count);
  return [...counts].map(([productCode, count]) => ({ productCode, count }));
}

/** The product of the promotion that is wanted most. */
function findBest({ columns }: IndexCopy, rows: Uint32Array): number | undefined {
  let best: number | undefined;
  for (const row of rows)
    if (best === undefined || (columns.popularity[row] ?? 0) > (columns.popularity[best] ?? 0)) best = row;
  return best === undefined ? undefined : columns.id[best];
}
