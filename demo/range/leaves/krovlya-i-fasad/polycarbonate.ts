import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { color, colors, kind, lengthMm, numberChoice, thicknessMm, widthMm } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { sheetArea, sheetWeight } from '../stroymaterialy/sheet-properties.ts';
import { guaranteeYears } from './roof-properties.ts';

const uvLayer: Property = {
  code: 'polycarbonate_uv',
  ru: 'Защита от УФ',
  kz: 'УК-сәуледен қорғаныс',
  kind: 'list',
};
const oneSide: Choice = { code: 'one-side', ru: 'с одной стороны', kz: 'бір жағынан' };
const bothSides: Choice = { code: 'both-sides', ru: 'с двух сторон', kz: 'екі жағынан' };

const cellular: Choice = { code: 'cellular', ru: 'сотовый', kz: 'ұялы' };
const solid: Choice = { code: 'monolithic', ru: 'монолитный', kz: 'монолитті' };

const shades: readonly Choice[] = [
  colors.transparent,
  colors.transparent,
  colors.bronze,
  colors.green,
  colors.blue,
  colors.yellow,
  { code: 'opal', ru: 'опал', kz: 'сүт түсті' },
];

interface Sheet {
  mm: number;
  kgPerM2: number;
  tengePerM2: number;
  lengths: readonly number[];
}

interface Family {
  kind: Choice;
  named: Words;
  story: Words;
  advice: Words;
  width: number;
  sheets: readonly Sheet[];
  image: string;
}

const families: readonly Family[] = [
  {
    kind: cellular,
    named: { ru: 'Поликарбонат сотовый', kz: 'ұялы поликарбонаты' },
    story: {
      ru: 'Пустотелый лист для теплиц, навесов и козырьков: пропускает свет и держит тепло',
      kz: 'Жылыжайға, қалқаға және кіреберіс күнқағарына арналған қуыс парақ: жарық өткізіп, жылу ұстайды',
    },
    advice: {
      ru: 'Каналы ставьте вдоль ската, торцы закройте лентой и профилем, слой с защитой — наружу.',
      kz: 'Арналарын еңіс бойымен қойыңыз, шеттерін таспа мен профильмен жауып, қорғанысты жағын сыртқа қаратыңыз.',
    },
    width: 2100,
    sheets: [
      { mm: 4, kgPerM2: 0.65, tengePerM2: 1480, lengths: [6000] },
      { mm: 6, kgPerM2: 1.05, tengePerM2: 2250, lengths: [3000, 6000] },
      { mm: 8, kgPerM2: 1.25, tengePerM2: 2750, lengths: [3000, 6000] },
      { mm: 10, kgPerM2: 1.55, tengePerM2: 3350, lengths: [3000, 6000] },
      { mm: 16, kgPerM2: 2.5, tengePerM2: 5000, lengths: [3000, 6000] },
    ],
    image: 'polycarbonate/cellular',
  },
  {
    kind: solid,
    named: { ru: 'Поликарбонат монолитный', kz: 'монолитті поликарбонаты' },
    story: {
      ru: 'Прозрачен как стекло и в сто раз крепче: для ограждений, козырьков и остекления',
      kz: 'Шыныдай мөлдір әрі одан жүз есе берік: қоршауға, күнқағарға және шынылауға арналған',
    },
    advice: {
      ru: 'Отверстия сверлите на 3 мм шире крепежа, моющие средства берите без спирта.',
      kz: 'Тесікті бекіткіштен 3 мм кең бұрғылап, спиртсіз жуғыш құрал қолданыңыз.',
    },
    width: 2050,
    sheets: [
      { mm: 1.5, kgPerM2: 1.8, tengePerM2: 4700, lengths: [3050] },
      { mm: 2, kgPerM2: 2.4, tengePerM2: 6100, lengths: [3050] },
      { mm: 3, kgPerM2: 3.6, tengePerM2: 9100, lengths: [3050] },
    ],
    image: 'polycarbonate/solid',
  },
];

const makers: readonly Maker[] = [
  { brand: 'dalanor', series: ['Солар', 'Агро', 'Эко'], level: 1 },
  { brand: 'uyutta', series: [''], level: 0.94 },
];

function draw(random: Random): Draft {
  const family = random.weighted(families.map((each, index) => [each, index === 0 ? 3 : 1] as const));
  const made = drawMaker(makers, random);
  const sheet = random.pick(family.sheets);
  const length = random.pick(sheet.lengths);
  const shade = random.pick(shades);
  const isProtectedTwice = random.chance(0.2);
  const years = isProtectedTwice ? 15 : random.pick([5, 7, 10]);
  const area = round((length * family.width) / 1e6, 2);
  const weightKg = round(area * sheet.kgPerM2, 1);
  const dimensions = `${family.width}×${length}×${comma(sheet.mm)} мм`;
  return {
    name: {
      ru: `${family.named.ru} ${made.mark} ${dimensions} ${shade.ru}`,
      kz: `${made.mark} ${family.named.kz}, ${dimensions}, ${shade.kz}`,
    },
    description: {
      ru: `${family.story.ru}. Лист ${comma(sheet.mm)} мм закрывает ${comma(area)} м² и весит ${comma(weightKg)} кг, защита от ультрафиолета ${(isProtectedTwice ? bothSides : oneSide).ru}, срок службы от ${years} лет. ${family.advice.ru}`,
      kz: `${family.story.kz}. Қалыңдығы ${comma(sheet.mm)} мм парақ ${comma(area)} м² жабады, салмағы — ${comma(weightKg)} кг, ультракүлгіннен ${(isProtectedTwice ? bothSides : oneSide).kz} қорғалған, кемінде ${years} жыл қызмет етеді. ${family.advice.kz}`,
    },
    brand: made.brand,
    values: [
      [kind, family.kind],
      [thicknessMm, numberChoice(sheet.mm)],
      [lengthMm, numberChoice(length)],
      [widthMm, numberChoice(family.width)],
      [color, shade],
      [uvLayer, isProtectedTwice ? bothSides : oneSide],
      [sheetArea, area],
      [sheetWeight, weightKg],
      [guaranteeYears, years],
    ],
    priceTenge:
      area *
      sheet.tengePerM2 *
      (shade === colors.transparent ? 1 : 1.03) *
      (isProtectedTwice ? 1.06 : 1) *
      made.level,
    units: [
      { unit: 'sheet', ratio: 1, weightKg },
      { unit: 'm2', ratio: area, weightKg: sheet.kgPerM2 },
    ],
    sizeMm: [length, family.width, sheet.mm],
    image: family.image,
    documents: ['manual', 'warranty'],
    warrantyMonths: years * 12,
  };
}

export const polycarbonate: Leaf = {
  code: 'polikarbonat',
  properties: [kind, thicknessMm, lengthMm, widthMm, color, uvLayer, sheetArea, sheetWeight, guaranteeYears],
  draw,
};
