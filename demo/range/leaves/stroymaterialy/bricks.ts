import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { color, colors, kind, markChoice, sizeText } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { blockStrength, frostCycles, perM3, perPallet } from './block-properties.ts';

const voids: Property = { code: 'brick_voids', ru: 'Пустотность', kz: 'Қуыстылығы', kind: 'list' };
const solid: Choice = { code: 'solid', ru: 'полнотелый', kz: 'қуыссыз' };
const hollow: Choice = { code: 'hollow', ru: 'пустотелый', kz: 'қуысты' };

const straw: Choice = { code: 'straw', ru: 'соломенный', kz: 'сабан түсті' };
const chocolate: Choice = { code: 'chocolate', ru: 'шоколад', kz: 'шоколад түсті' };
const terracotta: Choice = { code: 'terracotta', ru: 'терракотовый', kz: 'терракота түсті' };

type Size = readonly [number, number, number];
const single: Size = [250, 120, 65];
const oneAndHalf: Size = [250, 120, 88];
const fireSize: Size = [230, 114, 65];

interface Brick {
  kind: Choice;
  named: Words;
  story: Words;
  voids: Choice;
  sizes: readonly Size[];
  strengths: readonly string[];
  frost: readonly string[];
  colors: readonly Choice[];
  kgPerM3: number;
  /** tenge for one of the first size and the weakest mark */
  price: number;
  image: string;
}

const bricks: readonly Brick[] = [
  {
    kind: { code: 'brick-common', ru: 'рядовой керамический', kz: 'қатардағы керамикалық' },
    named: { ru: 'Кирпич керамический рядовой', kz: 'қатардағы керамикалық кірпіші' },
    story: {
      ru: 'Для несущих стен, цоколя и печных труб, которые потом штукатурят или облицовывают',
      kz: 'Кейін сыланатын немесе қапталатын көтергіш қабырғаға, цокольге және пеш мұржасына арналған',
    },
    voids: solid,
    sizes: [single],
    strengths: ['М100', 'М125', 'М150', 'М200'],
    frost: ['F50', 'F75'],
    colors: [colors.red],
    kgPerM3: 1800,
    price: 96,
    image: 'brick/red-solid',
  },
  {
    kind: { code: 'brick-common', ru: 'рядовой керамический', kz: 'қатардағы керамикалық' },
    named: { ru: 'Кирпич керамический рядовой', kz: 'қатардағы керамикалық кірпіші' },
    story: {
      ru: 'Щелевой кирпич для наружных стен и перегородок: легче полнотелого и теплее на треть',
      kz: 'Сыртқы қабырға мен қалқаға арналған саңылаулы кірпіш: қуыссыздан жеңіл әрі үштен бірге жылырақ',
    },
    voids: hollow,
    sizes: [single, oneAndHalf],
    strengths: ['М100', 'М125', 'М150'],
    frost: ['F35', 'F50'],
    colors: [colors.red],
    kgPerM3: 1260,
    price: 92,
    image: 'brick/red-hollow',
  },
  {
    kind: { code: 'brick-facing', ru: 'облицовочный керамический', kz: 'қаптау керамикалық' },
    named: { ru: 'Кирпич облицовочный', kz: 'қаптау кірпіші' },
    story: {
      ru: 'Для лицевой кладки фасада и забора: грани ровные, цвет сквозной и не выгорает',
      kz: 'Қасбет пен қоршаудың беткі қалауына арналған: қырлары тегіс, түсі өн бойында бірдей, оңбайды',
    },
    voids: hollow,
    sizes: [single, oneAndHalf],
    strengths: ['М125', 'М150', 'М175'],
    frost: ['F75', 'F100'],
    colors: [colors.red, straw, chocolate, terracotta, colors.brown, colors.ivory],
    kgPerM3: 1300,
    price: 168,
    image: 'brick/facing',
  },
  {
    kind: { code: 'brick-clinker', ru: 'клинкерный', kz: 'клинкер' },
    named: { ru: 'Кирпич клинкерный', kz: 'клинкер кірпіші' },
    story: {
      ru: 'Обожжён до спекания и почти не впитывает воду: для цоколя, крыльца и мощения дорожек',
      kz: 'Балқығанша күйдірілген, су сіңірмейді десе де болады: цокольге, баспалдаққа және жол төсеуге арналған',
    },
    voids: solid,
    sizes: [single],
    strengths: ['М300', 'М400'],
    frost: ['F200', 'F300'],
    colors: [colors.red, chocolate, colors.graphite, straw],
    kgPerM3: 2080,
    price: 345,
    image: 'brick/clinker',
  },
  {
    kind: { code: 'brick-silicate', ru: 'силикатный', kz: 'силикат' },
    named: { ru: 'Кирпич силикатный', kz: 'силикат кірпіші' },
    story: {
      ru: 'Ровный кирпич из песка и извести для стен и перегородок выше цоколя; для печей и сырых подвалов не годится',
      kz: 'Құм мен әктен жасалған тегіс кірпіш, цокольден жоғары қабырға мен қалқаға арналған; пеш пен ылғал жертөлеге жарамайды',
    },
    voids: solid,
    sizes: [single, oneAndHalf],
    strengths: ['М150', 'М175', 'М200'],
    frost: ['F35', 'F50'],
    colors: [colors.white, colors.yellow, colors.grey],
    kgPerM3: 1620,
    price: 88,
    image: 'brick/white',
  },
  {
    kind: { code: 'brick-fire', ru: 'шамотный огнеупорный', kz: 'отқа төзімді шамот' },
    named: { ru: 'Кирпич шамотный огнеупорный', kz: 'отқа төзімді шамот кірпіші' },
    story: {
      ru: 'Для топок печей, каминов и мангалов: выдерживает до 1400 °C и резкий нагрев; кладут на огнеупорную смесь',
      kz: 'Пештің от жағатын жеріне, каминге және мангалға арналған: 1400 °C-қа дейін және күрт қызуға төзеді; отқа төзімді қоспамен қаланады',
    },
    voids: solid,
    sizes: [fireSize],
    strengths: ['М150', 'М200'],
    frost: ['F15'],
    colors: [colors.beige],
    kgPerM3: 1980,
    price: 360,
    image: 'brick/fire',
  },
];

const makers: readonly Maker[] = [
  { brand: 'sarytas', series: ['', 'Классик', 'Сарыарка'], level: 1 },
  { brand: 'kerbet', series: ['', 'Терра'], level: 1.06 },
];

function draw(random: Random): Draft {
  const brick = random.pick(bricks);
  const made = drawMaker(makers, random);
  const size = random.pick(brick.sizes);
  const strength = random.pick(brick.strengths);
  const frost = random.pick(brick.frost);
  const paint = random.pick(brick.colors);
  const [length, width, height] = size;
  const volumeM3 = (length * width * height) / 1e9;
  const weightKg = round(volumeM3 * brick.kgPerM3, 2);
  const pieces = Math.floor(0.93 / volumeM3 / 8) * 8;
  const inWallM3 = Math.round(1e9 / ((length + 10) * (width + 10) * (height + 10)));
  const dimensions = size.join('×');
  const shown = brick.colors.length > 1;
  const stronger = 1 + 0.05 * brick.strengths.indexOf(strength);
  const taller = height > 80 ? 1.34 : 1;
  return {
    name: {
      ru: `${brick.named.ru} ${made.mark} ${strength} ${brick.voids.ru} ${dimensions} мм${shown ? ` ${paint.ru}` : ''}`,
      kz: `${made.mark} ${strength} ${brick.voids.kz} ${brick.named.kz}, ${dimensions} мм${shown ? `, ${paint.kz}` : ''}`,
    },
    description: {
      ru: `${brick.story.ru}. Прочность ${strength}, морозостойкость ${frost}, вес одной штуки ${comma(weightKg)} кг. На кубометр кладки со швом 10 мм уходит ${inWallM3} шт., на поддоне ${pieces} шт.; добавьте 5 % на бой и подрезку.`,
      kz: `${brick.story.kz}. Беріктігі — ${strength}, аязға төзімділігі — ${frost}, бір данасының салмағы — ${comma(weightKg)} кг. Жігі 10 мм болғанда 1 м³ қалауға ${inWallM3} дана кетеді, бір тұғырықта ${pieces} дана; сыну мен кесуге 5 % қосыңыз.`,
    },
    brand: made.brand,
    values: [
      [kind, brick.kind],
      [sizeText, markChoice(dimensions)],
      [voids, brick.voids],
      [blockStrength, markChoice(strength)],
      [frostCycles, markChoice(frost)],
      [color, paint],
      [perM3, inWallM3],
      [perPallet, pieces],
    ],
    priceTenge: brick.price * stronger * taller * made.level,
    units: [
      { unit: 'piece', ratio: 1, weightKg },
      { unit: 'm3', ratio: round(1 / inWallM3, 6), weightKg: round(weightKg * inWallM3, 1) },
      { unit: 'pallet', ratio: round(1 / pieces, 6), weightKg: round(weightKg * pieces + 20, 1) },
    ],
    sizeMm: size,
    image: brick.image,
    documents: ['certificate'],
    badges: ['heavy'],
  };
}

export const bricksLeaf: Leaf = {
  code: 'kirpich',
  properties: [kind, sizeText, voids, blockStrength, frostCycles, color, perM3, perPallet],
  draw,
};
