import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { color, colors, kind, numberChoice, volumeL } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { bases, paintBase } from './paint-properties.ts';

const share: Property = {
  code: 'tint_max_share',
  ru: 'Добавлять не больше',
  kz: 'Қосу шегі',
  kind: 'range',
  unit: { ru: '%', kz: '%' },
};
const forFacade: Property = { code: 'tint_facade', ru: 'Для фасада', kz: 'Қасбетке жарайды', kind: 'flag' };

const shades: readonly Choice[] = [
  colors.black,
  colors.brown,
  colors.red,
  colors.green,
  colors.blue,
  colors.yellow,
  colors.beige,
  colors.graphite,
  { code: 'ochre', ru: 'охра', kz: 'охра түсті' },
  { code: 'terracotta', ru: 'терракотовый', kz: 'терракота түсті' },
  { code: 'olive', ru: 'оливковый', kz: 'зәйтүн түсті' },
  { code: 'turquoise', ru: 'бирюзовый', kz: 'көгілдір-жасыл' },
  { code: 'lilac', ru: 'сиреневый', kz: 'сирень түсті' },
  { code: 'peach', ru: 'персиковый', kz: 'шабдалы түсті' },
  { code: 'lime', ru: 'лайм', kz: 'лайм түсті' },
  { code: 'sand', ru: 'песочный', kz: 'құм түсті' },
  { code: 'chocolate', ru: 'шоколад', kz: 'шоколад түсті' },
  { code: 'lavender', ru: 'лаванда', kz: 'лаванда түсті' },
];

interface Tint {
  kind: Choice;
  named: Words;
  story: Words;
  share: number;
  forFacade: boolean;
  /** litres → tenge */
  packs: readonly (readonly [number, number])[];
  image: string;
}

const tints: readonly Tint[] = [
  {
    kind: { code: 'tint-paste', ru: 'колеровочная паста', kz: 'бояғыш паста' },
    named: { ru: 'Паста колеровочная универсальная', kz: 'әмбебап бояғыш пастасы' },
    story: {
      ru: 'Концентрат для водных и алкидных красок, лаков и штукатурок',
      kz: 'Су және алкид негізді бояуға, лак пен сылаққа арналған концентрат',
    },
    share: 5,
    forFacade: true,
    packs: [
      [0.1, 780],
      [0.25, 1690],
      [0.5, 2950],
    ],
    image: 'tint/tube',
  },
  {
    kind: { code: 'tint-paint', ru: 'колеровочная краска', kz: 'бояғыш бояу' },
    named: { ru: 'Колер для водных красок', kz: 'су бояуына арналған колері' },
    story: {
      ru: 'Подкрашивает акриловую и латексную краску; годится и сам по себе для мелких деталей',
      kz: 'Акрил мен латекс бояудың түсін келтіреді; ұсақ бөлшектерге жеке де жағылады',
    },
    share: 20,
    forFacade: false,
    packs: [
      [0.1, 590],
      [0.45, 1790],
      [0.75, 2650],
    ],
    image: 'tint/bottle',
  },
  {
    kind: { code: 'tint-facade', ru: 'фасадный колер', kz: 'қасбет колері' },
    named: { ru: 'Колер фасадный', kz: 'қасбетке арналған колері' },
    story: {
      ru: 'Неорганический пигмент не выгорает на солнце: для фасадной краски, затирки и бетона',
      kz: 'Бейорганикалық пигмент күнге оңбайды: қасбет бояуына, жік толтырғышқа және бетонға арналған',
    },
    share: 10,
    forFacade: true,
    packs: [
      [0.25, 1990],
      [0.5, 3350],
    ],
    image: 'tint/bottle',
  },
];

const makers: readonly Maker[] = [
  { brand: 'aqbola', series: ['', 'Колор'], level: 1 },
  { brand: 'velmora', series: ['Tint'], level: 1.07 },
  { brand: 'tuslek', series: ['', 'Палитра'], level: 0.98 },
  { brand: 'uyutta', series: [''], level: 0.94 },
];

function draw(random: Random): Draft {
  const tint = random.pick(tints);
  const made = drawMaker(makers, random);
  const [litres, tenge] = random.pick(tint.packs);
  const shade = random.pick(shades);
  const number = shades.indexOf(shade) + 1;
  const millilitres = litres * 1000;
  const forPaint = round(litres / (tint.share / 100), 1);
  const weightKg = round(litres * 1.25 + 0.02, 3);
  const width = Math.round(Math.cbrt((litres * 1.15e6) / 2.2));
  return {
    name: {
      ru: `${tint.named.ru} ${made.mark} №${number} ${shade.ru} ${millilitres} мл`,
      kz: `${made.mark} ${tint.named.kz}, №${number} ${shade.kz}, ${millilitres} мл`,
    },
    description: {
      ru: `${tint.story.ru}. Добавляйте не больше ${tint.share} %: флакона ${millilitres} мл хватает самое малое на ${comma(forPaint)} л краски насыщенного тона. Вливайте понемногу, размешивая, и сделайте пробный выкрас: высохший цвет темнее мокрого.`,
      kz: `${tint.story.kz}. ${tint.share} %-дан артық қоспаңыз: ${millilitres} мл құты қанық реңді кемінде ${comma(forPaint)} л бояуға жетеді. Араластыра отырып аздап құйып, байқап бояп көріңіз: кепкен түс дымқылынан қоюырақ болады.`,
    },
    brand: made.brand,
    values: [
      [kind, tint.kind],
      [color, shade],
      [paintBase, bases.water],
      [volumeL, numberChoice(litres)],
      [share, tint.share],
      [forFacade, tint.forFacade],
    ],
    priceTenge: tenge * made.level,
    units: [
      { unit: 'piece', ratio: 1, weightKg },
      { unit: 'l', ratio: litres, weightKg: 1.25 },
    ],
    sizeMm: [width, width, Math.round(width * 2.2)],
    image: tint.image,
    documents: ['safety'],
  };
}

export const tintsLeaf: Leaf = {
  code: 'kolery',
  properties: [kind, color, paintBase, volumeL, share, forFacade],
  draw,
};
