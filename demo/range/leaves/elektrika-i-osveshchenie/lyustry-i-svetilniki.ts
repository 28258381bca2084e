/** Chandeliers, pendants, ceiling LED lights, sconces, floor and table lamps. */
import type { Choice, Draft, Leaf, Words } from '../../leaf.ts';
import { color, colors, kind, material, numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { counted, inColourKz, kilograms, priceFor } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import { flag, list, range } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';
import { base, flux, ipChoice, powerW, protection, temperature } from './electric-properties.ts';
import { lightMakers } from './makers.ts';

const bulbs = range('luminaire_bulbs', 'Количество ламп', 'Шамдар саны');
const style = list('luminaire_style', 'Стиль', 'Стилі');
const area = range('luminaire_area_m2', 'Площадь освещения', 'Жарықтандыратын ауданы', 'м²');
const remote = flag('luminaire_remote', 'Пульт управления', 'Басқару пульті');

const gold: Choice = { code: 'gold', ru: 'золото', kz: 'алтын' };
const styles = {
  classic: { code: 'classic', ru: 'классика', kz: 'классика' },
  modern: { code: 'modern', ru: 'модерн', kz: 'модерн' },
  loft: { code: 'loft', ru: 'лофт', kz: 'лофт' },
  scandi: { code: 'scandi', ru: 'скандинавский', kz: 'скандинавиялық' },
  minimal: { code: 'minimal', ru: 'минимализм', kz: 'минимализм' },
} as const satisfies Record<string, Choice>;
const metal: Choice = { code: 'metal', ru: 'металл', kz: 'металл' };
const glass: Choice = { code: 'glass', ru: 'стекло', kz: 'шыны' };
const crystal: Choice = { code: 'crystal', ru: 'хрусталь', kz: 'хрусталь' };
const fabric: Choice = { code: 'fabric', ru: 'ткань', kz: 'мата' };

const prices = [6_900, 249_000] as const;
const collections = [
  'Айсары',
  'Шұғыла',
  'Таң',
  'Aidyn',
  'Nura',
  'Zere',
  'Samal',
  'Altyn',
  'Толқын',
  'Арна',
] as const;

interface Fixture {
  choice: Choice;
  ru: string;
  kz: string;
  bulbs: readonly number[];
  base: readonly string[];
  styles: readonly Choice[];
  shades: readonly Choice[];
  materials: readonly Choice[];
  tenge: number;
  perBulb: number;
  kg: number;
  kgPerBulb: number;
  size(count: number): readonly [number, number, number];
  use: Words;
  image: string;
}

const fixtures: readonly Fixture[] = [
  {
    choice: { code: 'light-pendant-chandelier', ru: 'люстра подвесная', kz: 'аспалы люстра' },
    ru: 'Люстра подвесная',
    kz: 'аспалы люстрасы',
    bulbs: [3, 5, 6, 8, 10, 12],
    base: ['E14', 'E27'],
    styles: [styles.classic, styles.modern, styles.loft],
    shades: [gold, colors.bronze, colors.chrome, colors.black, colors.white],
    materials: [glass, crystal, fabric, metal],
    tenge: 12_000,
    perBulb: 7_600,
    kg: 1.6,
    kgPerBulb: 0.72,
    size: (count) => [340 + count * 38, 340 + count * 38, 420],
    use: { ru: 'Высота подвеса регулируется', kz: 'Аспасының биіктігі реттеледі' },
    image: 'luminaire/chandelier-pendant',
  },
  {
    choice: { code: 'light-ceiling-chandelier', ru: 'люстра потолочная', kz: 'төбелік люстра' },
    ru: 'Люстра потолочная',
    kz: 'төбелік люстрасы',
    bulbs: [3, 4, 5, 6, 8],
    base: ['E14', 'E27'],
    styles: [styles.modern, styles.scandi, styles.loft, styles.classic],
    shades: [colors.white, colors.black, gold, colors.chrome],
    materials: [glass, metal, fabric],
    tenge: 8_500,
    perBulb: 5_600,
    kg: 1.2,
    kgPerBulb: 0.5,
    size: (count) => [330 + count * 42, 330 + count * 42, 240],
    use: {
      ru: 'Для низких потолков: основание прижато к плите',
      kz: 'Аласа төбеге арналған: табаны төбеге тығыз бекітіледі',
    },
    image: 'luminaire/chandelier-ceiling',
  },
  {
    choice: { code: 'light-pendant', ru: 'светильник подвесной', kz: 'аспалы шырақ' },
    ru: 'Светильник подвесной',
    kz: 'аспалы шырағы',
    bulbs: [1, 2, 3],
    base: ['E27'],
    styles: [styles.loft, styles.scandi, styles.minimal],
    shades: [colors.black, colors.white, gold, colors.grey, colors.green],
    materials: [metal, glass],
    tenge: 4_600,
    perBulb: 4_900,
    kg: 0.5,
    kgPerBulb: 0.55,
    size: (count) => [150 + count * 110, 180, 260],
    use: {
      ru: 'Над обеденным столом или барной стойкой',
      kz: 'Ас үстелінің немесе бар үстелінің үстіне ілінеді',
    },
    image: 'luminaire/pendant',
  },
  {
    choice: { code: 'light-sconce', ru: 'бра', kz: 'бра' },
    ru: 'Бра',
    kz: 'бра шырағы',
    bulbs: [1, 2],
    base: ['E14', 'E27'],
    styles: [styles.classic, styles.modern, styles.loft, styles.minimal],
    shades: [gold, colors.bronze, colors.black, colors.white],
    materials: [glass, metal, fabric],
    tenge: 4_300,
    perBulb: 4_300,
    kg: 0.45,
    kgPerBulb: 0.4,
    size: (count) => [110 + count * 90, 180, 260],
    use: { ru: 'У кровати, зеркала и в коридоре', kz: 'Төсек жанына, айна тұсына және дәлізге ілінеді' },
    image: 'luminaire/sconce',
  },
  {
    choice: { code: 'light-floor', ru: 'торшер', kz: 'торшер' },
    ru: 'Торшер',
    kz: 'торшері',
    bulbs: [1, 3],
    base: ['E27'],
    styles: [styles.scandi, styles.modern, styles.loft],
    shades: [colors.black, colors.white, gold],
    materials: [fabric, metal],
    tenge: 15_000,
    perBulb: 6_500,
    kg: 3.2,
    kgPerBulb: 0.6,
    size: () => [420, 380, 1520],
    use: {
      ru: 'Рядом с креслом или диваном, выключатель на проводе',
      kz: 'Орындық не диван жанына қойылады, ажыратқышы сымында',
    },
    image: 'luminaire/floor',
  },
  {
    choice: { code: 'light-table', ru: 'настольная лампа', kz: 'үстел шамы' },
    ru: 'Лампа настольная',
    kz: 'үстел шамы',
    bulbs: [1],
    base: ['E27', 'E14'],
    styles: [styles.classic, styles.modern, styles.minimal],
    shades: [colors.white, colors.black, colors.grey, colors.blue],
    materials: [metal, fabric, glass],
    tenge: 5_800,
    perBulb: 3_600,
    kg: 0.8,
    kgPerBulb: 0.4,
    size: () => [220, 200, 420],
    use: {
      ru: 'Для письменного стола и прикроватной тумбы',
      kz: 'Жазу үстелі мен төсек жанындағы тумбаға арналған',
    },
    image: 'luminaire/table',
  },
];

function drawFixture(random: Random): Draft {
  const maker = random.pick(lightMakers);
  const fixture = random.pick(fixtures);
  const count = random.pick(fixture.bulbs);
  const socket = random.pick(fixture.base);
  const watts = socket === 'E14' ? 40 : 60;
  const look = random.pick(fixture.styles);
  const shade = random.pick(fixture.shades);
  const stuff = random.pick(fixture.materials);
  const squareMetres = Math.max(3, Math.round((count * watts) / 18));
  const model = `${maker.name} ${random.pick(collections)}`;
  const lampRu = `${count}×${socket}`;
  const price =
    (fixture.tenge + fixture.perBulb * count) * (stuff === crystal ? 1.9 : stuff === metal ? 0.92 : 1);
  return {
    name: {
      ru: `${fixture.ru} ${model}, ${lampRu}, ${stuff.ru}, цвет ${shade.ru}`,
      kz: `${model} ${fixture.kz}, ${lampRu}, ${stuff.kz}, ${inColourKz(shade)}`,
    },
    description: {
      ru: `${fixture.use.ru}. Стиль — ${look.ru}, материал — ${stuff.ru}; освещает до ${squareMetres} м². ${count === 1 ? `Нужна лампа ${socket} мощностью до ${watts} Вт или светодиодная, в комплект она не входит` : `${count < 5 ? 'Нужны' : 'Нужно'} ${counted(count, 'лампа', 'лампы', 'ламп')} ${socket} мощностью до ${watts} Вт или светодиодные, в комплект они не входят`}.`,
      kz: `${fixture.use.kz}. Стилі — ${look.kz}, материалы — ${stuff.kz}; ${squareMetres} м²-ге дейінгі жерді жарықтандырады. Қуаты ${watts} Вт-қа дейінгі ${count === 1 ? `${socket} шамы` : `${count} дана ${socket} шамы`} немесе жарықдиодты шам қажет, жинаққа кірмейді.`,
    },
    brand: maker.code,
    values: [
      [kind, fixture.choice],
      [base, { code: socket.toLowerCase(), ru: socket, kz: socket }],
      [bulbs, count],
      [powerW, count * watts],
      [area, squareMetres],
      [style, look],
      [protection, ipChoice(20)],
      [remote, false],
      [material, stuff],
      [color, shade],
    ],
    priceTenge: priceFor(random, price * maker.level, prices),
    units: [
      {
        unit: 'piece',
        ratio: 1,
        weightKg: kilograms((fixture.kg + fixture.kgPerBulb * count) * (stuff === crystal ? 1.4 : 1)),
      },
    ],
    sizeMm: fixture.size(count),
    image: fixture.image,
    documents: ['manual', 'warranty'],
    warrantyMonths: 24,
  };
}

const flat: Choice = { code: 'light-led-panel', ru: 'светильник светодиодный', kz: 'жарықдиодты шырақ' };
const built: Choice = { code: 'led', ru: 'LED', kz: 'LED' };

function drawLed(random: Random): Draft {
  const maker = random.pick(lightMakers);
  const watts = random.pick([18, 24, 36, 48, 60, 72, 90]);
  const hasRemote = watts >= 36 && random.chance(0.6);
  const ip = hasRemote ? 20 : random.pick([20, 44, 54]);
  const kelvins = random.pick([3000, 4000, 6500]);
  const shade = random.pick([colors.white, colors.black, gold]);
  const lumens = watts * 85;
  const squareMetres = Math.round(watts / 3);
  const size = 220 + watts * 3;
  const model = `${maker.name} ${random.pick(collections)} LED ${watts}`;
  return {
    name: {
      ru: `Светильник потолочный светодиодный ${model}, ${watts} Вт, ${hasRemote ? 'с пультом' : `${kelvins} К`}${ip > 20 ? `, IP${ip}` : ''}, цвет ${shade.ru}`,
      kz: `${model} төбелік жарықдиодты шырағы, ${watts} Вт, ${hasRemote ? 'пультімен' : `${kelvins} К`}${ip > 20 ? `, IP${ip}` : ''}, ${inColourKz(shade)}`,
    },
    description: {
      ru: `Плоский светильник диаметром ${size} мм даёт ${lumens} лм — этого хватает на ${squareMetres} м² без отдельных ламп. ${hasRemote ? 'С пульта меняют яркость и оттенок от 3000 до 6500 К, есть ночной режим.' : `Свет ${kelvins} К, не мерцает.`} ${ip > 20 ? `Защита IP${ip} позволяет ставить его в ванной${ip === 54 ? ' и на террасе' : ''}.` : 'Для спальни, гостиной и коридора.'}`,
      kz: `Диаметрі ${size} мм жалпақ шырақ ${lumens} лм жарық береді — бөлек шамсыз-ақ ${squareMetres} м²-ге жетеді. ${hasRemote ? 'Жарықтығы мен реңкі пультпен 3000–6500 К аралығында өзгереді, түнгі режимі бар.' : `Жарығы ${kelvins} К, жыпылықтамайды.`} ${ip > 20 ? `IP${ip} қорғанысы оны жуынатын бөлмеге${ip === 54 ? ' және террасаға' : ''} қоюға мүмкіндік береді.` : 'Жатын бөлмеге, қонақ бөлмеге және дәлізге арналған.'}`,
    },
    brand: maker.code,
    values: [
      [kind, flat],
      [base, built],
      [powerW, watts],
      [flux, lumens],
      [
        temperature,
        hasRemote ? [numberChoice(3000), numberChoice(4000), numberChoice(6500)] : numberChoice(kelvins),
      ],
      [area, squareMetres],
      [style, styles.minimal],
      [protection, ipChoice(ip)],
      [remote, hasRemote],
      [color, shade],
    ],
    priceTenge: priceFor(
      random,
      (3_900 + watts * 290) * maker.level * (hasRemote ? 1.45 : 1) * (ip > 20 ? 1.12 : 1),
      prices,
    ),
    units: [{ unit: 'piece', ratio: 1, weightKg: kilograms(0.4 + watts * 0.024) }],
    sizeMm: [size, size, 65],
    image: 'luminaire/led-ceiling',
    documents: ['manual', 'warranty'],
    warrantyMonths: 24,
  };
}

export const lyustryISvetilniki: Leaf = {
  code: 'lyustry-i-svetilniki',
  properties: [
    kind,
    base,
    bulbs,
    powerW,
    flux,
    temperature,
    area,
    style,
    protection,
    remote,
    material,
    color,
  ],
  draw: (random) => (random.chance(0.25) ? drawLed(random) : drawFixture(random)),
};
