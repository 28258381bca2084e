/**
 * `node bench/promotions.ts [--rounds 300]`: CPU time of the price engine per cart, for a cart of 100 lines against 200
 * promotions and for carts and sets of promotions half and twice as large, to see that it grows in step.
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

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '300' } } });
const rounds = Number(values.rounds);

const LEAVES = 40;
const sectionOf = (number: number) => [`leaf-${number % LEAVES}`, `branch-${number % 8}`];

const toLine = (number: number): LineFacts => ({
  productCode: `product-${number}`,
  price: 990 + ((number * 7919) % 40_000),
  count: 1 + (number % 6),
  clubPrice: number % 4 === 0 ? 900 : null,
  sections: sectionOf(number),
  brand: `brand-${number % 15}`,
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
  (number) => ({ type: 'bundle', with: { sections: [`leaf-${(number + 1) % LEAVES}`] }, percent: 20 }),
  () => ({ type: 'fixed', tenge: 1000, per: 'cart' }),
  () => ({ type: 'threshold_percent', tiers: [{ from: 5000, percent: 3 }] }),
];

function toPromotion(number: number): Promotion {
  const mechanic = mechanics[number % mechanics.length]?.(number) ?? { type: 'points_x', times: 2 };
  const scopes = [
    { sections: [`leaf-${number % LEAVES}`] },
    { brands: [`brand-${number % 15}`] },
    { products: [`product-${number % 100}`, `product-${(number * 3) % 100}`] },
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
  perCart: number;
  preparing: number;
}

function measure(lineCount: number, promotionCount: number): Cost {
  const promotions = list(promotionCount, toPromotion);
  const cart: Cart = {
    lines: list(lineCount, toLine),
    city: 'pavlodar',
    shopper: { type: 'retail', isNew: false, card: { kind: 'club', balance: 5000, percent: 2 } },
    now: new Date('2026-11-15T12:00:00+05:00'),
    proBonus: 1000,
  };
  const begun = cpuMs();
  for (let round = 0; round < 20; round += 1) preparePromotions(promotions);
  const preparing = (cpuMs() - begun) / 20;
  const prepared = preparePromotions(promotions);
  for (let round = 0; round < rounds; round += 1) priceCart(prepared, cart);
  // The best of five: what else the machine does must not count.
  const times = list(5, () => {
    const start = cpuMs();
    for (let round = 0; round < rounds; round += 1) priceCart(prepared, cart);
    return (cpuMs() - start) / rounds;
  });
  return { perCart: Math.min(...times), preparing };
}

const say = (text: string) => process.stdout.write(`${text}\n`);
say('lines × promotions   ms of CPU per cart   ms to prepare');
for (const [lineCount, promotionCount] of [
  [1, 200],
  [50, 200],
  [100, 200],
  [200, 200],
  [400, 200],
  [100, 50],
  [100, 100],
  [100, 400],
  [100, 800],
] as const) {
  const { perCart, preparing } = measure(lineCount, promotionCount);
  const size = `${lineCount} × ${promotionCount}`;
  say(`${size.padEnd(20)} ${perCart.toFixed(3).padStart(18)} ${preparing.toFixed(3).padStart(15)}`);
}
