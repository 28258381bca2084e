import { getBrand } from '../../brands.ts';
import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { color, colors, numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';
import {
  backing,
  metreUnits,
  rollClass,
  rolledSize,
  rollWidth,
  series,
  totalThickness,
} from './roll-words.ts';

const pile: Property = { code: 'carpet_pile', ru: 'Ворс', kz: 'Түгі', kind: 'list' };
const pileMm: Property = {
  code: 'carpet_pile_mm',
  ru: 'Высота ворса',
  kz: 'Түк биіктігі',
  kind: 'range',
  unit: { ru: 'мм', kz: 'мм' },
};
const fibre: Property = { code: 'carpet_fibre', ru: 'Волокно', kz: 'Талшығы', kind: 'list' };

const fibres = {
  polypropylene: { code: 'polypropylene', ru: 'полипропилен', kz: 'полипропилен' },
  polyamide: { code: 'polyamide', ru: 'полиамид', kz: 'полиамид' },
  wool: { code: 'wool-blend', ru: 'шерсть с полиамидом', kz: 'полиамид қосылған жүн' },
} as const satisfies Record<string, Choice>;

const backings = {
  felt: { code: 'felt', ru: 'войлок', kz: 'киіз' },
  latex: { code: 'latex', ru: 'латекс', kz: 'латекс' },
  jute: { code: 'jute', ru: 'джут', kz: 'джут' },
} as const satisfies Record<string, Choice>;

interface CarpetKind {
  choice: Choice;
  /** in a Kazakh name, before «ковролині» */
  named: Words;
  story: Words;
  pileMm: readonly number[];
  fibres: readonly Choice[];
  backings: readonly Choice[];
  classes: readonly number[];
  widths: readonly number[];
  kgPerM2: (mm: number) => number;
  tengePerM2: readonly [number, number];
}

const carpets: readonly CarpetKind[] = [
  {
    choice: { code: 'needle', ru: 'иглопробивной', kz: 'инемен соғылған' },
    named: { ru: 'иглопробивной', kz: 'инемен соғылған' },
    story: {
      ru: 'Плотный иглопробивной ковролин без петель: не мнётся от стульев, годится для офиса, выставки и прихожей.',
      kz: 'Ілмегі жоқ, инемен соғылған тығыз ковролин: орындықтан жапырылмайды, кеңсеге, көрмеге және дәлізге жарайды.',
    },
    pileMm: [3, 4, 5],
    fibres: [fibres.polypropylene],
    backings: [backings.latex],
    classes: [32, 33],
    widths: [2, 3, 4],
    kgPerM2: (mm) => 0.55 + mm * 0.13,
    tengePerM2: [1850, 2200],
  },
  {
    choice: { code: 'loop', ru: 'петлевой', kz: 'ілмекті' },
    named: { ru: 'петлевой', kz: 'ілмекті' },
    story: {
      ru: 'Петлевой ворс одной высоты упруг и прост в уборке, его выбирают для коридора, кабинета и гостиной.',
      kz: 'Биіктігі бірдей ілмекті түк серпімді әрі оңай тазаланады, оны дәлізге, кабинетке және қонақ бөлмеге таңдайды.',
    },
    pileMm: [3, 4, 5, 6],
    fibres: [fibres.polypropylene, fibres.polyamide],
    backings: [backings.felt, backings.latex, backings.jute],
    classes: [22, 23, 32],
    widths: [2, 2.5, 3, 3.5],
    kgPerM2: (mm) => 0.85 + mm * 0.14,
    tengePerM2: [2050, 2550],
  },
  {
    choice: { code: 'cut', ru: 'разрезной', kz: 'қырқық' },
    named: { ru: 'разрезной', kz: 'қырқық түкті' },
    story: {
      ru: 'Разрезной ворс мягкий, как велюр: по такому ковролину приятно ходить босиком в спальне и детской.',
      kz: 'Қырқық түк велюрдей жұмсақ: жатын бөлме мен балалар бөлмесінде жалаңаяқ жүруге жағымды.',
    },
    pileMm: [7, 8, 10, 12],
    fibres: [fibres.polypropylene, fibres.polyamide, fibres.wool],
    backings: [backings.felt, backings.jute],
    classes: [21, 22, 23],
    widths: [2, 2.5, 3],
    kgPerM2: (mm) => 0.8 + mm * 0.11,
    tengePerM2: [2350, 2850],
  },
];

const shades: readonly { color: Choice; named: Words }[] = [
  { color: colors.grey, named: { ru: 'серый', kz: 'сұр' } },
  { color: colors.grey, named: { ru: 'светло-серый', kz: 'ашық сұр' } },
  { color: colors.graphite, named: { ru: 'графитовый', kz: 'графит түсті' } },
  { color: colors.beige, named: { ru: 'бежевый', kz: 'сарғыш' } },
  { color: colors.beige, named: { ru: 'песочный', kz: 'құм түсті' } },
  { color: colors.brown, named: { ru: 'коричневый', kz: 'қоңыр' } },
  { color: colors.brown, named: { ru: 'шоколадный', kz: 'шоколад түсті' } },
  { color: colors.green, named: { ru: 'зелёный', kz: 'жасыл' } },
  { color: colors.blue, named: { ru: 'синий', kz: 'көк' } },
  { color: colors.red, named: { ru: 'бордовый', kz: 'күрең қызыл' } },
];

function drawCarpet(random: Random): Draft {
  const brand = getBrand(
    random.weighted([
      ['edilwood', 4],
      ['parkentra', 4],
      ['uyutta', 2],
    ]),
  );
  const line = random.pick(series);
  const chosen = random.pick(carpets);
  const shade = random.pick(shades);
  const width = random.pick(chosen.widths);
  const mm = random.pick(chosen.pileMm);
  const chosenFibre = random.pick(chosen.fibres);
  const chosenBacking = random.pick(chosen.backings);
  const rating = random.pick(chosen.classes);
  const total = mm + 2;
  const kgPerM2 = round(chosen.kgPerM2(mm), 2);
  const fibreFactor = chosenFibre === fibres.wool ? 1.12 : chosenFibre === fibres.polyamide ? 1.05 : 1;
  const widthText = comma(width);

  return {
    name: {
      ru: `Ковролин ${chosen.named.ru} ${brand.name} «${line.ru}» ширина ${widthText} м, ворс ${mm} мм, ${shade.named.ru}`,
      kz: `${brand.name} «${line.kz}» ${chosen.named.kz} ковролині, ені ${widthText} м, түгі ${mm} мм, ${shade.named.kz}`,
    },
    description: {
      ru: `${chosen.story.ru} Волокно — ${chosenFibre.ru}, основа — ${chosenBacking.ru}, высота ворса ${mm} мм. Отрезаем от рулона шириной ${widthText} м целыми метрами: 1 погонный метр — это ${widthText} м² и ${comma(round(kgPerM2 * width, 1))} кг.`,
      kz: `${chosen.story.kz} Талшығы — ${chosenFibre.kz}, негізі — ${chosenBacking.kz}, түк биіктігі ${mm} мм. Ені ${widthText} м орамнан бүтін метрлеп кесіп береміз: 1 қума метр — ${widthText} м², ${comma(round(kgPerM2 * width, 1))} кг.`,
    },
    brand: brand.code,
    values: [
      [pile, chosen.choice],
      [rollWidth, numberChoice(width)],
      [pileMm, mm],
      [totalThickness, total],
      [fibre, chosenFibre],
      [backing, chosenBacking],
      [rollClass, numberChoice(rating)],
      [color, shade.color],
    ],
    priceTenge: Math.round(width * random.integer(...chosen.tengePerM2) * fibreFactor),
    units: metreUnits(width, kgPerM2),
    sizeMm: rolledSize(width, total),
    image: `carpet/${shade.color.code}`,
    documents: ['certificate'],
    warrantyMonths: 36,
  };
}

export const carpet: Leaf = {
  code: 'kovrolin',
  properties: [pile, rollWidth, pileMm, totalThickness, fibre, backing, rollClass, color],
  draw: drawCarpet,
};
