import { getBrand } from '../../brands.ts';
import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { kind, numberChoice } from '../../properties.ts';
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

const wearLayer: Property = {
  code: 'lino_wear_mm',
  ru: 'Защитный слой',
  kz: 'Қорғаныш қабаты',
  kind: 'range',
  unit: { ru: 'мм', kz: 'мм' },
};
const pattern: Property = { code: 'lino_pattern', ru: 'Рисунок', kz: 'Суреті', kind: 'list' };
const warm: Property = { code: 'lino_warm', ru: 'Для тёплого пола', kz: 'Жылы еденге жарайды', kind: 'flag' };

interface LinoPattern {
  choice: Choice;
  named: Words;
  image: string;
}

const boards: Choice = { code: 'boards', ru: 'доска', kz: 'тақтай' };
const parquetry: Choice = { code: 'parquetry', ru: 'паркет', kz: 'паркет' };
const tile: Choice = { code: 'tile', ru: 'плитка', kz: 'плитка' };
const stone: Choice = { code: 'stone', ru: 'камень и бетон', kz: 'тас пен бетон' };

const patterns: readonly LinoPattern[] = [
  { choice: boards, named: { ru: 'дуб светлый', kz: 'ашық емен' }, image: 'oak-light' },
  { choice: boards, named: { ru: 'дуб натуральный', kz: 'табиғи емен' }, image: 'oak-natural' },
  { choice: boards, named: { ru: 'дуб серый', kz: 'сұр емен' }, image: 'oak-grey' },
  { choice: boards, named: { ru: 'ясень белёный', kz: 'ағартылған шаған' }, image: 'ash-bleached' },
  { choice: boards, named: { ru: 'орех тёмный', kz: 'қою жаңғақ' }, image: 'walnut-dark' },
  { choice: parquetry, named: { ru: 'паркет «ёлочка»', kz: '«шырша» паркет' }, image: 'herringbone' },
  { choice: parquetry, named: { ru: 'художественный паркет', kz: 'көркем паркет' }, image: 'parquetry' },
  { choice: tile, named: { ru: 'плитка бежевая', kz: 'сарғыш плитка' }, image: 'tile-beige' },
  { choice: tile, named: { ru: 'плитка с орнаментом', kz: 'оюлы плитка' }, image: 'tile-ornament' },
  { choice: stone, named: { ru: 'серый бетон', kz: 'сұр бетон' }, image: 'concrete' },
  { choice: stone, named: { ru: 'белый мрамор', kz: 'ақ мәрмәр' }, image: 'marble' },
];

const foam: Choice = { code: 'foam', ru: 'вспененная', kz: 'көпіршікті' };
const felt: Choice = { code: 'felt', ru: 'войлок', kz: 'киіз' };
const solid: Choice = { code: 'solid', ru: 'без основы', kz: 'негізсіз' };

interface LinoKind {
  choice: Choice;
  named: Words;
  story: Words;
  classes: readonly number[];
  totals: readonly number[];
  wears: readonly number[];
  widths: readonly number[];
  backings: readonly Choice[];
  kgPerM2: (total: number) => number;
  tengePerM2: readonly [number, number];
}

const kinds: readonly LinoKind[] = [
  {
    choice: { code: 'lino-household', ru: 'бытовой', kz: 'тұрмыстық' },
    named: { ru: 'бытовой', kz: 'тұрмыстық' },
    story: {
      ru: 'Бытовой линолеум для спальни, детской и гостиной: мягкий под ногой и тёплый.',
      kz: 'Жатын бөлмеге, балалар бөлмесіне және қонақ бөлмеге арналған тұрмыстық линолеум: табанға жұмсақ әрі жылы.',
    },
    classes: [21, 22, 23],
    totals: [2.5, 2.8, 3, 3.5, 4, 4.5],
    wears: [0.15, 0.2, 0.25],
    widths: [1.5, 2, 2.5, 3, 3.5, 4],
    backings: [foam, felt],
    kgPerM2: (total) => 0.9 + total * 0.33,
    tengePerM2: [2150, 2900],
  },
  {
    choice: { code: 'lino-semi', ru: 'полукоммерческий', kz: 'жартылай коммерциялық' },
    named: { ru: 'полукоммерческий', kz: 'жартылай коммерциялық' },
    story: {
      ru: 'Полукоммерческий линолеум для кухни, прихожей и небольшого офиса: не продавливается мебелью на ножках.',
      kz: 'Асүйге, дәлізге және шағын кеңсеге арналған жартылай коммерциялық линолеум: аяқты жиһаз басып, ойып жібермейді.',
    },
    classes: [31, 32, 33],
    totals: [2.5, 3, 3.3, 3.6],
    wears: [0.35, 0.4, 0.5],
    widths: [2, 2.5, 3, 3.5],
    backings: [foam, felt],
    kgPerM2: (total) => 1.3 + total * 0.36,
    tengePerM2: [2700, 3400],
  },
  {
    choice: { code: 'lino-commercial', ru: 'коммерческий', kz: 'коммерциялық' },
    named: { ru: 'коммерческий', kz: 'коммерциялық' },
    story: {
      ru: 'Коммерческий линолеум для школы, магазина и поликлиники: окрашен на всю толщину, стыки сваривают шнуром.',
      kz: 'Мектепке, дүкенге және емханаға арналған коммерциялық линолеум: бүкіл қалыңдығымен боялған, жіктері баумен дәнекерленеді.',
    },
    classes: [34, 42, 43],
    totals: [2, 2.2, 2.5],
    wears: [0.6, 0.7],
    widths: [2],
    backings: [solid],
    kgPerM2: (total) => 0.3 + total * 1.2,
    tengePerM2: [3900, 5600],
  },
];

function drawLinoleum(random: Random): Draft {
  const brand = getBrand(
    random.weighted([
      ['parkentra', 5],
      ['edilwood', 4],
      ['uyutta', 1],
    ]),
  );
  const line = random.pick(series);
  const chosen = random.weighted(kinds.map((one, index) => [one, 5 - index * 1.5] as const));
  const chosenPattern = random.pick(patterns);
  const width = random.pick(chosen.widths);
  const total = random.pick(chosen.totals);
  const wear = random.pick(chosen.wears);
  const rating = random.pick(chosen.classes);
  const chosenBacking = random.pick(chosen.backings);
  const isWarm = chosenBacking !== felt;
  const kgPerM2 = round(chosen.kgPerM2(total), 2);
  const [low, high] = chosen.tengePerM2;
  const strength = (rating - Math.min(...chosen.classes)) / 2;
  const perM2 = low + (high - low) * (0.5 * Math.min(1, strength) + 0.5 * random.next());
  const widthText = comma(width);
  const totalText = comma(total);
  const wearText = comma(wear);
  const base: Words =
    chosenBacking === felt
      ? { ru: 'войлочная основа сохраняет тепло', kz: 'киіз негізі жылуды сақтайды' }
      : chosenBacking === foam
        ? {
            ru: 'вспененная основа скрывает мелкие неровности',
            kz: 'көпіршікті негізі ұсақ кедір-бұдырды жасырады',
          }
        : { ru: 'полотно плотное, без подосновы', kz: 'төсемі тығыз, астыңғы негізі жоқ' };

  return {
    name: {
      ru: `Линолеум ${chosen.named.ru} ${brand.name} «${line.ru}» ${chosenPattern.named.ru}, ширина ${widthText} м, ${totalText} мм, ${rating} класс`,
      kz: `${brand.name} «${line.kz}» ${chosen.named.kz} линолеумы, ${chosenPattern.named.kz}, ені ${widthText} м, ${totalText} мм, ${rating}-класс`,
    },
    description: {
      ru: `${chosen.story.ru} Общая толщина ${totalText} мм, защитный слой ${wearText} мм; ${base.ru}. Отрезаем от рулона шириной ${widthText} м целыми метрами: 1 погонный метр — это ${widthText} м². Дайте полотну отлежаться сутки и только потом подрезайте.`,
      kz: `${chosen.story.kz} Жалпы қалыңдығы ${totalText} мм, қорғаныш қабаты ${wearText} мм; ${base.kz}. Ені ${widthText} м орамнан бүтін метрлеп кесіп береміз: 1 қума метр — ${widthText} м². Төсемді бір тәулік жайып қойып, содан кейін ғана кесіңіз.`,
    },
    brand: brand.code,
    values: [
      [kind, chosen.choice],
      [rollWidth, numberChoice(width)],
      [rollClass, numberChoice(rating)],
      [totalThickness, total],
      [wearLayer, wear],
      [backing, chosenBacking],
      [pattern, chosenPattern.choice],
      [warm, isWarm],
    ],
    priceTenge: Math.round(width * perM2),
    units: metreUnits(width, kgPerM2),
    sizeMm: rolledSize(width, total),
    image: `linoleum/${chosenPattern.image}`,
    documents: ['manual', 'certificate'],
    warrantyMonths: rating >= 34 ? 120 : rating >= 31 ? 84 : 60,
  };
}

export const linoleum: Leaf = {
  code: 'linoleum',
  properties: [kind, rollWidth, rollClass, totalThickness, wearLayer, backing, pattern, warm],
  draw: drawLinoleum,
};
