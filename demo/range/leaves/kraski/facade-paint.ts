import { canSize, comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { color, colors, numberChoice, packKg } from '../../properties.ts';
import type { Random } from '../../random.ts';
import {
  bases,
  dryingHours,
  gloss,
  glosses,
  paintBase,
  tintable,
  tintBase,
  tints,
} from './paint-properties.ts';

const surface: Property = { code: 'facade_surface', ru: 'Поверхность', kz: 'Боялатын беті', kind: 'list' };
const serviceYears: Property = {
  code: 'facade_service_years',
  ru: 'Срок службы',
  kz: 'Қызмет ету мерзімі',
  kind: 'range',
  unit: { ru: 'лет', kz: 'жыл' },
};
const kgPerM2: Property = {
  code: 'facade_consumption',
  ru: 'Расход на слой',
  kz: 'Бір қабатқа шығыны',
  kind: 'range',
  unit: { ru: 'кг/м²', kz: 'кг/м²' },
};

const surfaces = {
  plaster: { code: 'plaster', ru: 'штукатурка', kz: 'сылақ' },
  concrete: { code: 'concrete', ru: 'бетон', kz: 'бетон' },
  brick: { code: 'brick', ru: 'кирпич', kz: 'кірпіш' },
  wood: { code: 'wood', ru: 'дерево', kz: 'ағаш' },
  plinth: { code: 'plinth', ru: 'цоколь', kz: 'цоколь' },
} as const satisfies Record<string, Choice>;

interface Paint {
  named: Words;
  story: Words;
  base: Choice;
  glosses: readonly Choice[];
  surfaces: readonly Choice[];
  years: readonly number[];
  consumption: readonly [number, number];
  tengePerKg: number;
  packs: readonly number[];
}

const paints: readonly Paint[] = [
  {
    named: { ru: 'Краска фасадная акриловая', kz: 'акрил қасбет бояуы' },
    story: {
      ru: 'Для штукатурки, бетона и кирпича: не мелит и не выгорает на степном солнце',
      kz: 'Сылаққа, бетонға және кірпішке арналған: қолға жұқпайды, дала күніне оңбайды',
    },
    base: bases.acrylic,
    glosses: [glosses.matte, glosses.deepMatte],
    surfaces: [surfaces.plaster, surfaces.concrete, surfaces.brick],
    years: [7, 8, 10],
    consumption: [0.16, 0.22],
    tengePerKg: 3050,
    packs: [3, 7, 14],
  },
  {
    named: { ru: 'Краска фасадная силиконовая', kz: 'силикон қасбет бояуы' },
    story: {
      ru: 'Дождь смывает с неё пыль, стена дышит и остаётся сухой: для утеплённых фасадов',
      kz: 'Жаңбыр шаңын жуып кетеді, қабырға дем алып, құрғақ тұрады: жылытылған қасбетке арналған',
    },
    base: bases.silicone,
    glosses: [glosses.matte],
    surfaces: [surfaces.plaster, surfaces.concrete],
    years: [12, 15],
    consumption: [0.15, 0.2],
    tengePerKg: 4450,
    packs: [3, 7, 14],
  },
  {
    named: { ru: 'Краска для деревянных фасадов', kz: 'ағаш қасбетке арналған бояуы' },
    story: {
      ru: 'Эластичная плёнка не трескается, когда доска дышит; перекрывает старую краску',
      kz: 'Серпімді қабығы тақтай кеңейіп-тарылғанда жарылмайды; ескі бояуды жабады',
    },
    base: bases.acrylic,
    glosses: [glosses.semiMatte, glosses.matte],
    surfaces: [surfaces.wood],
    years: [8, 10, 12],
    consumption: [0.12, 0.16],
    tengePerKg: 3950,
    packs: [2.5, 3, 7],
  },
  {
    named: { ru: 'Краска для цоколя', kz: 'цокольге арналған бояуы' },
    story: {
      ru: 'Резиновая плёнка выдерживает брызги, соль и щётку мойки',
      kz: 'Резеңкедей қабығы су шашырандысына, тұзға және жуу щеткасына төзеді',
    },
    base: bases.latex,
    glosses: [glosses.matte, glosses.semiMatte],
    surfaces: [surfaces.plinth, surfaces.concrete, surfaces.brick],
    years: [6, 8],
    consumption: [0.2, 0.28],
    tengePerKg: 3350,
    packs: [2.5, 7, 14],
  },
];

const makers: readonly Maker[] = [
  { brand: 'velmora', series: ['Facade', 'Terra'], level: 1.07 },
  { brand: 'aqbola', series: ['', 'Тау', 'Люкс'], level: 1 },
  { brand: 'tuslek', series: ['Фасад', ''], level: 0.99 },
  { brand: 'uyutta', series: [''], level: 0.92 },
];

function draw(random: Random): Draft {
  const paint = random.pick(paints);
  const made = drawMaker(makers, random);
  const kg = random.pick(paint.packs);
  const sheen = random.pick(paint.glosses);
  const tint = random.weighted<Choice>([
    [tints.a, 3],
    [tints.c, 1],
  ] as const);
  const perM2 = random.number(paint.consumption[0], paint.consumption[1], 0.01);
  const years = random.pick(paint.years);
  const hours = random.pick([2, 3, 4]);
  const area = Math.floor(kg / perM2 / 2);
  const letter = tint === tints.c ? 'C' : 'A';
  return {
    name: {
      ru: `${paint.named.ru} ${made.mark} ${sheen.ru}, база ${letter}, ${comma(kg)} кг`,
      kz: `${made.mark} ${paint.named.kz}, ${sheen.kz}, ${letter} базасы, ${comma(kg)} кг`,
    },
    description: {
      ru: `${paint.story.ru}. Расход ${comma(perM2)} кг/м² на слой: банки ${comma(kg)} кг хватает примерно на ${area} м² в два слоя, покрытие служит до ${years} лет. Красьте в сухую погоду при +5…+30 °C и не под прямым солнцем.`,
      kz: `${paint.story.kz}. Бір қабатқа шығыны — 1 м²-ге ${comma(perM2)} кг: ${comma(kg)} кг банка екі қабатпен шамамен ${area} м²-ге жетеді, жабыны ${years} жылға дейін қызмет етеді. Құрғақ күні, +5…+30 °C-та, күн тік түспейтін уақытта бояңыз.`,
    },
    brand: made.brand,
    values: [
      [surface, paint.surfaces],
      [paintBase, paint.base],
      [packKg, numberChoice(kg)],
      [gloss, sheen],
      [kgPerM2, perM2],
      [tintBase, tint],
      [tintable, true],
      [color, letter === 'C' ? colors.transparent : colors.white],
      [serviceYears, years],
      [dryingHours, hours],
    ],
    priceTenge: paint.tengePerKg * kg ** 0.97 * (letter === 'C' ? 0.95 : 1) * made.level,
    units: [
      { unit: kg >= 14 ? 'bucket' : 'can', ratio: 1, weightKg: round(kg * 1.05, 2) },
      { unit: 'kg', ratio: kg, weightKg: 1 },
    ],
    sizeMm: canSize(kg / 1.4),
    image: kg >= 14 ? 'bucket/facade' : 'can/paint-facade',
    documents: ['manual', 'safety', 'certificate'],
  };
}

export const facadePaint: Leaf = {
  code: 'fasadnaya-kraska',
  properties: [
    surface,
    paintBase,
    packKg,
    gloss,
    kgPerM2,
    tintBase,
    tintable,
    color,
    serviceYears,
    dryingHours,
  ],
  draw,
};
