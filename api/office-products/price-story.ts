/** Why a product costs what it costs, told by the very engine that charges it. */
import type { PriceStory, ShownBuyer } from '#contract/office/price-story.ts';
import type { Locale } from '#domain/locale.ts';
import { BASE_LEVEL_PERCENT } from '#domain/loyalty.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { CartRequest, Promotions } from '../promotions/promotions.ts';
import { findProductAround, listPriceHistory } from './product-editor.queries.ts';

/** As the law has it for prices that are struck through. */
const LOWEST_DAYS = 30;

interface Asked {
  id: number;
  cityCode: string;
  buyer: ShownBuyer;
  count: number;
}

type Kind = Pick<CartRequest, 'viewer' | 'card' | 'hasOrdered'>;

const cardOf = (kind: 'club' | 'pro'): Kind => ({
  viewer: null,
  card: { kind, balance: 0, percent: BASE_LEVEL_PERCENT },
  hasOrdered: true,
});

/** Nobody in particular: a visitor comes for the first time, the others have bought before. Prices of contracts are one. */
const KINDS: Readonly<Record<ShownBuyer, Kind>> = {
  visitor: { viewer: null, card: null },
  club: cardOf('club'),
  pro: cardOf('pro'),
  wholesale: { viewer: { id: 0, wholesaleContract: 'organization' }, card: null, hasOrdered: true },
};

export async function tellProductPrice(
  db: Db,
  promotions: Pick<Promotions, 'tellPrice'>,
  { id, cityCode, buyer, count }: Asked,
  language: Locale,
): Promise<PriceStory> {
  const product = await findProductAround(db, id);
  if (!product) throw new Refusal('product.not_found');
  const [story, history] = await Promise.all([
    promotions.tellPrice(
      { ...KINDS[buyer], language, cityCode, lines: [{ productCode: product.code, count }] },
      product.code,
    ),
    listPriceHistory(db, id, LOWEST_DAYS),
  ]);
  if (!story) throw new Refusal('product.no_price');
  return {
    cityCode,
    count,
    steps: story.steps.map(({ title, ...step }) => ({ ...step, title: title?.[language] ?? null })),
    passed: story.passed.map(({ from = null, ...price }) => ({ ...price, from })),
    lowest: history.length === 0 ? null : Math.min(...history.map(({ price }) => price)),
    promotions: story.touching.map(({ title, outcome, amount, left }) => ({ title, outcome, amount, left })),
  };
}
