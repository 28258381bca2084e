/**
 * Small goods that a work cannot do without and that stand beside the large ones: corners beside skirting, hangers
 * beside profiles, mats beside radiators. Each has its place among the first products of its leaf (draw-range.ts), so
 * that even a small range has them; all other products stay what they were.
 */
import { getBrand } from './brands.ts';
import { comma } from './figures.ts';
import type { Draft, DraftUnit, Leaf, Property, Words } from './leaf.ts';
import { kind } from './properties.ts';
import type { Random } from './random.ts';
import { around } from './work-goods/around.ts';
import { builders } from './work-goods/builders.ts';
import { indoors } from './work-goods/indoors.ts';
import { OWN, type WorkGood, type WorkGoods } from './work-goods/work-good.ts';

const watt: Property = {
  code: 'heating_watt',
  ru: 'Мощность обогрева',
  kz: 'Жылыту қуаты',
  kind: 'range',
  unit: { ru: 'Вт', kz: 'Вт' },
};

/** A leaf may be named in several files: its goods stand together. */
const goods = [indoors, around, builders].reduce<Record<string, WorkGoods[string]>>((all, some) => {
  for (const [leaf, { brands, items }] of Object.entries(some)) {
    const known = all[leaf];
    all[leaf] = { brands: known?.brands ?? brands, items: [...(known?.items ?? []), ...items] };
  }
  return all;
}, {});

const inside: Readonly<Record<string, Words>> = {
  piece: { ru: 'шт.', kz: 'дана' },
  m: { ru: 'м', kz: 'м' },
  m2: { ru: 'м²', kz: 'м²' },
  kg: { ru: 'кг', kz: 'кг' },
};

/** The leaf with its small goods among the large ones; a leaf without any as it was. */
export function withWorkGoods(leaf: Leaf): Leaf {
  const own = goods[leaf.code];
  if (!own) return leaf;
  const extra = [kind, watt].filter((property) => !leaf.properties.includes(property));
  const properties = own.items.some((item) => item !== OWN && item.watt)
    ? extra
    : extra.filter((each) => each !== watt);
  return {
    ...leaf,
    properties: [...leaf.properties, ...properties],
    small: own.items.map((item) =>
      item === OWN ? undefined : (random) => drawGood(random, item, own.brands),
    ),
  };
}

/** «Профильге арналған тік аспа» → «профильге арналған тік аспасы»: behind a mark, a thing is the mark's. */
function toPossessed(named: string): string {
  const owned = named.replace(
    /(аспа|таспа|фибра|планка|құбыр|терморегулятор|клипсалар)(?= \d|$)/,
    (noun) => noun + (noun.endsWith('а') ? 'сы' : 'ы'),
  );
  return owned.charAt(0).toLowerCase() + owned.slice(1);
}

function drawGood(random: Random, item: WorkGood, brands: readonly string[]): Draft {
  const brand = random.pick(brands);
  const [holds, priceTenge, weightKg] = random.pick(item.sizes);
  const mark = getBrand(brand).name;
  const amount = (language: keyof Words) => `${comma(holds)} ${inside[item.unit]?.[language] ?? ''}`;
  const units: [DraftUnit, ...DraftUnit[]] = [{ unit: item.base, ratio: 1, weightKg }];
  if (item.unit !== item.base) units.push({ unit: item.unit, ratio: holds, weightKg: weightKg / holds });
  return {
    name: {
      ru: `${item.named.ru} ${mark}, ${amount('ru')}`,
      kz: `${mark} ${toPossessed(item.named.kz)}, ${amount('kz')}`,
    },
    description: { ru: `${item.story.ru}.`, kz: `${item.story.kz}.` },
    brand,
    values: [
      [kind, { code: item.code, ru: item.named.ru.toLowerCase(), kz: item.named.kz.toLowerCase() }],
      ...(item.watt === undefined ? [] : [[watt, item.watt] as const]),
    ],
    priceTenge: Math.round(priceTenge * random.number(0.97, 1.05, 0.01)),
    units,
    sizeMm: item.sizeMm,
    image: item.image,
  };
}
