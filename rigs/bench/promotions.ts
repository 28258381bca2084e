/**
 * `node rigs/bench/promotions.ts [--batches 40]`: CPU time of the price engine per cart, for a cart of 100 lines against 200
 * promotions and for carts and sets of promotions smaller and larger, to see that it grows in step. First in a shop of
 * the demo's size, then in a small one, where more promotions meet on each line. In both four in five of them add up.
 */
import { parseArgs } from 'node:util';
import {
  type Cart,
  type LineFacts,
  type Mechanic,
  type Promotion,
  preparePromotions,
  priceCart,
} from '#domain/promotions/promotions.ts';

const { values } = parseArgs({ options: { batches: { type: 'string', default: '40' } } });
const batches = Number(values.batches);
const CARTS = 20;

interface Shop {
  leaves: number;
  brands: number;
  products: number;
}
const demoShop: Shop = { leaves: 95, brands: 60, products: 3500 };
const denseShop: Shop = { leaves: 40, brands: 15, products: 100 };

const toLine = (number: number, { leaves, brands }: Shop): LineFacts => ({
  productCode: `product-${number}`,
  price: 990 + ((number * 7919) % 40_000),
  count: 1 + (number % 6),
  clubPrice: number % 4 === 0 ? 900 : null,
  sections: [`leaf-${(number * 7) % leaves}`, `branch-${number % 8}`],
  brand: `brand-${(number * 11) % brands}`,
  vatPercent: 16,
});

/** Every mechanic in turn; of twenty promotions one is for all goods, the others for a section, a brand or a few goods. */
const mechanics: readonly ((number: number) => Mechanic)[] = [
  (number) => ({ type: 'percent', percent: 5 + (number % 20) }),
  () => ({ type: 'fixed', tenge: 150, per: 'unit' }),
  (number) => ({ type: 'price', prices: { [`product-${number}`]: 890 } }),
  () => ({ type: 'qty_tier', tiers: [{ from: 3, price: 850 }] }),
  () => ({ type: 'n_plus_m', buy: 2, free: 1 }),
  () => ({ type: 'nth_percent', nth: 2, percent: 50 }),
  (number) => ({
    type: 'set_price',
    parts: [
      { productCode: `product-${number}`, count: 1 },
      { productCode: `product-${number + 1}`, count: 1 },
    ],
    price: 1500,
  }),
  (number) => ({ type: 'bundle', with: { sections: [`leaf-${number % 40}`] }, percent: 20 }),
  () => ({ type: 'fixed', tenge: 1000, per: 'cart' }),
  () => ({ type: 'threshold_percent', tiers: [{ from: 5000, percent: 3 }] }),
];

function toPromotion(number: number, { leaves, brands, products }: Shop): Promotion {
  const mechanic = mechanics[number % mechanics.length]?.(number) ?? { type: 'points_x', times: 2 };
  const scopes = [
    { sections: [`leaf-${number % leaves}`] },
    { brands: [`brand-${number % brands}`] },
    { products: [`product-${(number * 17) % products}`, `product-${(number * 3) % products}`] },
  ];
  return {
    id: `promotion-${number}`,
    title: { ru: 'Акция', kz: 'Акция' },
    mechanic,
    scope: number % 20 === 9 ? {} : (scopes[Math.floor(number / 10) % 3] ?? {}),
    // Two groups of two that exclude each other, and one promotion that works alone.
    exclusiveGroup: number === 4 || number === 5 ? 'a' : number === 14 || number === 19 ? 'b' : null,
    exclusive: number === 40,
    from: '2026-01-01',
    to: '2026-12-31',
  };
}

const list = <T>(length: number, make: (number: number) => T) => Array.from({ length }, (_, at) => make(at));
const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Cost {
  /** Of one cart. The best batch is what a quiet core gives, the median what this machine gave. */
  best: number;
  median: number;
  preparing: number;
}

function measure(lineCount: number, promotionCount: number, shop: Shop): Cost {
  const promotions = list(promotionCount, (number) => toPromotion(number, shop));
  const cart: Cart = {
    lines: list(lineCount, (number) => toLine(number, shop)),
    city: 'pavlodar',
    visitor: { type: 'retail', isNew: false, card: { kind: 'club', balance: 5000, percent: 2 } },
    now: new Date('2026-11-15T12:00:00+05:00'),
    proBonus: 1000,
  };
  const begun = cpuMs();
  for (let round = 0; round < 20; round += 1) preparePromotions(promotions);
  const preparing = (cpuMs() - begun) / 20;
  const prepared = preparePromotions(promotions);
  const runBatch = () => {
    const start = cpuMs();
    for (let round = 0; round < CARTS; round += 1) priceCart(prepared, cart);
    return (cpuMs() - start) / CARTS;
  };
  // Until it is compiled.
  for (let batch = 0; batch < 15; batch += 1) runBatch();
  const times = list(batches, runBatch).sort((one, other) => one - other);
  return { best: times[0] ?? 0, median: times[Math.floor(batches / 2)] ?? 0, preparing };
}

const report = (text: string) => process.stdout.write(`${text}\n`);
const sizes = [
  [1, 200],
  [50, 200],
  [100, 200],
  [200, 200],
  [400, 200],
  [100, 50],
  [100, 100],
  [100, 400],
  [100, 800],
] as const;

// The first figures would be those of code that is not yet compiled.
for (const [lineCount, promotionCount] of sizes) measure(lineCount, promotionCount, denseShop);

for (const [name, shop] of [
  ['a shop of the demo size', demoShop],
  ['a small shop, more promotions on each line', denseShop],
] as const) {
  report(`${name}: ms of CPU per cart (best, median), ms to prepare once`);
  for (const [lineCount, promotionCount] of sizes) {
    const { best, median, preparing } = measure(lineCount, promotionCount, shop);
    const figures = [best, median, preparing].map((figure) => figure.toFixed(3).padStart(9));
    report(`${`${lineCount} × ${promotionCount}`.padEnd(18)} ${figures.join(' ')}`);
  }
}
