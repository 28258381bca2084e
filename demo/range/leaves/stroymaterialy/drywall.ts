import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { kind, lengthMm, numberChoice, thicknessMm, widthMm } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { sheetArea, sheetWeight } from './sheet-properties.ts';

const edge: Property = { code: 'drywall_edge', ru: 'Кромка', kz: 'Жиегі', kind: 'list' };
const edges = {
  thinned: { code: 'thinned', ru: 'утонённая', kz: 'жұқартылған' },
  half: { code: 'half-round', ru: 'полукруглая утонённая', kz: 'жартылай дөңгелек жұқартылған' },
  straight: { code: 'straight', ru: 'прямая', kz: 'түзу' },
} as const satisfies Record<string, Choice>;

interface Board {
  kind: Choice;
  named: Words;
  story: Words;
  edges: readonly Choice[];
  /** thickness, mm → kilograms and tenge of a square metre */
  thicknesses: readonly (readonly [mm: number, kgPerM2: number, tengePerM2: number])[];
  image: string;
}

const usual = [edges.thinned, edges.half];

const boards: readonly Board[] = [
  {
    kind: { code: 'drywall-plain', ru: 'обычный (ГКЛ)', kz: 'кәдімгі (ГКЛ)' },
    named: { ru: 'Гипсокартон', kz: 'гипсокартоны' },
    story: {
      ru: 'Лист для перегородок, потолков и обшивки стен в сухих комнатах',
      kz: 'Құрғақ бөлмелердегі қалқаға, төбеге және қабырға қаптауға арналған парақ',
    },
    edges: usual,
    thicknesses: [
      [9.5, 7.4, 985],
      [12.5, 8.8, 1090],
    ],
    image: 'drywall/grey',
  },
  {
    kind: { code: 'drywall-moisture', ru: 'влагостойкий (ГКЛВ)', kz: 'ылғалға төзімді (ГКЛВ)' },
    named: { ru: 'Гипсокартон влагостойкий', kz: 'ылғалға төзімді гипсокартоны' },
    story: {
      ru: 'Лист с водоотталкивающей добавкой для кухни, санузла и ванной; под плитку его грунтуют и проклеивают углы лентой',
      kz: 'Асүйге, дәретхана мен жуынатын бөлмеге арналған, су өткізбейтін қоспасы бар парақ; плитка астына астарланып, бұрыштары таспамен желімделеді',
    },
    edges: usual,
    thicknesses: [
      [9.5, 7.8, 1190],
      [12.5, 9.2, 1360],
    ],
    image: 'drywall/green',
  },
  {
    kind: { code: 'drywall-fire', ru: 'огнестойкий (ГКЛО)', kz: 'отқа төзімді (ГКЛО)' },
    named: { ru: 'Гипсокартон огнестойкий', kz: 'отқа төзімді гипсокартоны' },
    story: {
      ru: 'Стекловолокно внутри держит лист целым при пожаре: для котельных, каминных коробов и путей выхода',
      kz: 'Ішіндегі шыны талшық өрт кезінде парақты бүтін ұстайды: қазандыққа, камин қорабына және шығу жолдарына арналған',
    },
    edges: usual,
    thicknesses: [[12.5, 10, 1390]],
    image: 'drywall/pink',
  },
  {
    kind: {
      code: 'drywall-moisture-fire',
      ru: 'влагоогнестойкий (ГКЛВО)',
      kz: 'ылғалға және отқа төзімді (ГКЛВО)',
    },
    named: { ru: 'Гипсокартон влагоогнестойкий', kz: 'ылғалға және отқа төзімді гипсокартоны' },
    story: {
      ru: 'Для бань, прачечных и мансард, где сырость соседствует с повышенными требованиями к огню',
      kz: 'Ылғал да, өртке қойылатын талап та жоғары моншаға, кір жуатын бөлмеге және мансардаға арналған',
    },
    edges: usual,
    thicknesses: [[12.5, 10.3, 1620]],
    image: 'drywall/green',
  },
  {
    kind: { code: 'drywall-strong', ru: 'высокопрочный', kz: 'беріктігі жоғары' },
    named: { ru: 'Гипсокартон высокопрочный', kz: 'беріктігі жоғары гипсокартоны' },
    story: {
      ru: 'Плотный лист для коридоров, школ и стен, на которые повесят шкафы: саморез держит до 30 кг',
      kz: 'Дәлізге, мектепке және шкаф ілінетін қабырғаға арналған тығыз парақ: бір бұранда 30 кг-ға дейін ұстайды',
    },
    edges: [edges.half],
    thicknesses: [[12.5, 11.2, 1690]],
    image: 'drywall/blue',
  },
  {
    kind: { code: 'drywall-flexible', ru: 'гибкий арочный', kz: 'иілгіш аркалық' },
    named: { ru: 'Гипсокартон арочный', kz: 'аркалық гипсокартоны' },
    story: {
      ru: 'Тонкий лист гнётся всухую по радиусу от 1 метра, смоченный — от 40 сантиметров: для арок и волн',
      kz: 'Жұқа парақ құрғақ күйінде 1 метр, суланған күйінде 40 сантиметр радиуспен иіледі: арка мен толқынды бетке арналған',
    },
    edges: [edges.thinned, edges.straight],
    thicknesses: [[6.5, 6.2, 1580]],
    image: 'drywall/grey',
  },
];

const makers: readonly Maker[] = [
  { brand: 'dalanor', series: ['', 'Стандарт', 'Плюс'], level: 1 },
  { brand: 'profikel', series: ['', 'Лайн'], level: 0.98 },
  { brand: 'uyutta', series: [''], level: 0.95 },
];

function draw(random: Random): Draft {
  const board = random.pick(boards);
  const made = drawMaker(makers, random);
  const [thickness, kgPerM2, tengePerM2] = random.pick(board.thicknesses);
  const length = random.pick([2500, 2500, 2700, 3000]);
  const width = 1200;
  const border = random.pick(board.edges);
  const area = round((length * width) / 1e6, 2);
  const weightKg = round(area * kgPerM2, 1);
  const dimensions = `${length}×${width}×${comma(thickness)} мм`;
  return {
    name: {
      ru: `${board.named.ru} ${made.mark} ${dimensions}`,
      kz: `${made.mark} ${board.named.kz}, ${dimensions}`,
    },
    description: {
      ru: `${board.story.ru}. Площадь листа ${comma(area)} м², вес ${comma(weightKg)} кг, кромка ${border.ru}. На 10 м² стены в один слой нужно ${Math.ceil(10 / area)} листа и около 200 саморезов; перед монтажом дайте листам двое суток полежать в помещении.`,
      kz: `${board.story.kz}. Парақ ауданы — ${comma(area)} м², салмағы — ${comma(weightKg)} кг, жиегі ${border.kz}. 10 м² қабырғаға бір қабат етіп ${Math.ceil(10 / area)} парақ пен 200-ге жуық бұранда керек; орнатар алдында парақтарды бөлмеде екі тәулік ұстаңыз.`,
    },
    brand: made.brand,
    values: [
      [kind, board.kind],
      [lengthMm, numberChoice(length)],
      [widthMm, numberChoice(width)],
      [thicknessMm, numberChoice(thickness)],
      [edge, border],
      [sheetArea, area],
      [sheetWeight, weightKg],
    ],
    priceTenge: area * tengePerM2 * made.level,
    units: [
      { unit: 'sheet', ratio: 1, weightKg },
      { unit: 'm2', ratio: area, weightKg: kgPerM2 },
    ],
    sizeMm: [length, width, thickness],
    image: board.image,
    documents: ['certificate', 'manual'],
  };
}

export const drywall: Leaf = {
  code: 'gipsokarton',
  properties: [kind, lengthMm, widthMm, thicknessMm, edge, sheetArea, sheetWeight],
  draw,
};
