import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { diameterMm, lengthM, material, numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { ral, rals } from './roof-properties.ts';

const element: Property = { code: 'gutter_element', ru: 'Элемент', kz: 'Элементі', kind: 'list' };

const plastic: Choice = { code: 'pvc', ru: 'ПВХ', kz: 'ПВХ' };
const steel: Choice = { code: 'steel', ru: 'сталь', kz: 'болат' };

interface Part {
  element: Choice;
  named: Words;
  story: Words;
  /** true: belongs to the gutter and has its diameter; false: to the pipe */
  isGutter: boolean;
  lengths?: readonly number[];
  /** kilograms and tenge of a plastic one; for long parts, of a metre */
  kg: number;
  tenge: number;
  boxMm: readonly [number, number, number];
}

const parts: readonly Part[] = [
  {
    element: { code: 'trough', ru: 'жёлоб', kz: 'науа' },
    named: { ru: 'Жёлоб водосточный', kz: 'су ағызу науасы' },
    story: {
      ru: 'Собирает воду с карниза; уклон к воронке 3–5 мм на метр',
      kz: 'Карниздегі суды жинайды; құйғышқа қарай еңісі метріне 3–5 мм',
    },
    isGutter: true,
    lengths: [3],
    kg: 0.62,
    tenge: 1120,
    boxMm: [3000, 135, 70],
  },
  {
    element: { code: 'downpipe', ru: 'труба', kz: 'құбыр' },
    named: { ru: 'Труба водосточная', kz: 'су ағызу құбыры' },
    story: {
      ru: 'Отводит воду по стене; хомуты ставят через каждые полтора метра',
      kz: 'Суды қабырға бойымен түсіреді; қамыттары әр бір жарым метр сайын қойылады',
    },
    isGutter: false,
    lengths: [1, 3],
    kg: 0.66,
    tenge: 1250,
    boxMm: [3000, 95, 95],
  },
  {
    element: { code: 'outlet', ru: 'воронка', kz: 'құйғыш' },
    named: { ru: 'Воронка жёлоба', kz: 'науа құйғышы' },
    story: {
      ru: 'Соединяет жёлоб с трубой; одной хватает на скат до 70 м²',
      kz: 'Науаны құбырмен жалғайды; біреуі 70 м²-ге дейінгі еңіске жетеді',
    },
    isGutter: true,
    kg: 0.32,
    tenge: 1950,
    boxMm: [200, 150, 170],
  },
  {
    element: { code: 'bracket', ru: 'кронштейн', kz: 'кронштейн' },
    named: { ru: 'Кронштейн жёлоба', kz: 'науа кронштейні' },
    story: {
      ru: 'Держит жёлоб на лобовой доске; шаг 60 см, у воронки чаще',
      kz: 'Науаны маңдай тақтайға ұстатады; арасы 60 см, құйғыш жанында жиірек',
    },
    isGutter: true,
    kg: 0.16,
    tenge: 980,
    boxMm: [220, 130, 30],
  },
  {
    element: { code: 'elbow', ru: 'колено', kz: 'иін' },
    named: { ru: 'Колено трубы 67°', kz: '67° құбыр иіні' },
    story: {
      ru: 'Обводит трубу вокруг карниза и выступов цоколя',
      kz: 'Құбырды карниз бен цоколь шығыңқысынан айналдырып өткізеді',
    },
    isGutter: false,
    kg: 0.28,
    tenge: 1380,
    boxMm: [190, 150, 100],
  },
  {
    element: { code: 'gutter-corner', ru: 'угол жёлоба', kz: 'науа бұрышы' },
    named: { ru: 'Угол жёлоба 90°', kz: '90° науа бұрышы' },
    story: {
      ru: 'Ведёт жёлоб вокруг внешнего или внутреннего угла дома',
      kz: 'Науаны үйдің сыртқы немесе ішкі бұрышынан айналдырады',
    },
    isGutter: true,
    kg: 0.36,
    tenge: 2250,
    boxMm: [260, 260, 80],
  },
  {
    element: { code: 'clamp', ru: 'хомут', kz: 'қамыт' },
    named: { ru: 'Хомут трубы', kz: 'құбыр қамыты' },
    story: {
      ru: 'Крепит трубу к стене с зазором, чтобы фасад оставался сухим',
      kz: 'Қасбет құрғақ қалуы үшін құбырды қабырғаға саңылаумен бекітеді',
    },
    isGutter: false,
    kg: 0.15,
    tenge: 990,
    boxMm: [150, 120, 40],
  },
];

interface System {
  material: Choice;
  named: Words;
  gutterMm: number;
  pipeMm: number;
  factor: number;
  kgFactor: number;
}

const systems: readonly System[] = [
  { material: plastic, named: { ru: 'ПВХ', kz: 'ПВХ' }, gutterMm: 120, pipeMm: 80, factor: 1, kgFactor: 1 },
  {
    material: plastic,
    named: { ru: 'ПВХ', kz: 'ПВХ' },
    gutterMm: 125,
    pipeMm: 90,
    factor: 1.12,
    kgFactor: 1.1,
  },
  {
    material: steel,
    named: { ru: 'металл', kz: 'металл' },
    gutterMm: 125,
    pipeMm: 90,
    factor: 1.55,
    kgFactor: 1.55,
  },
  {
    material: steel,
    named: { ru: 'металл', kz: 'металл' },
    gutterMm: 150,
    pipeMm: 100,
    factor: 1.85,
    kgFactor: 1.85,
  },
];

const makers: readonly Maker[] = [
  { brand: 'profikel', series: ['Аква', 'Дождь'], level: 1 },
  { brand: 'dalanor', series: ['Стрим', ''], level: 1.06 },
];

function draw(random: Random): Draft {
  const part = random.pick(parts);
  const system = random.pick(systems);
  const made = drawMaker(makers, random);
  const shade = random.pick(rals.slice(0, 4).concat(rals.slice(6)));
  const diameter = part.isGutter ? system.gutterMm : system.pipeMm;
  const length = part.lengths ? random.pick(part.lengths) : undefined;
  const weightKg = round(part.kg * system.kgFactor * (length ?? 1), 2);
  const ends = length ? { ru: `, ${length} м`, kz: `, ${length} м` } : { ru: '', kz: '' };
  const [boxLength, ...box] = part.boxMm;
  const joined =
    system.material === plastic
      ? {
          ru: 'Детали соединяются на резиновом уплотнении без клея',
          kz: 'Бөлшектері желімсіз, резеңке тығыздағышпен жалғанады',
        }
      : {
          ru: 'Сталь 0,5 мм оцинкована и окрашена с двух сторон',
          kz: '0,5 мм болат мырышталған және екі жағынан боялған',
        };
  return {
    name: {
      ru: `${part.named.ru} ${made.mark} ${system.named.ru} ${diameter} мм${ends.ru} ${shade.ru}`,
      kz: `${made.mark} ${system.named.kz} ${part.named.kz}, ${diameter} мм${ends.kz}, ${shade.kz}`,
    },
    description: {
      ru: `${part.story.ru}. Система ${system.gutterMm}/${system.pipeMm} мм, вес ${comma(weightKg)} кг. ${joined.ru}; собирайте элементы одной системы и одного цвета.`,
      kz: `${part.story.kz}. ${system.gutterMm}/${system.pipeMm} мм жүйесі, салмағы — ${comma(weightKg)} кг. ${joined.kz}; бір жүйенің, бір түстің элементтерін жинаңыз.`,
    },
    brand: made.brand,
    values: [
      [element, part.element],
      [material, system.material],
      [diameterMm, numberChoice(diameter)],
      ...(length ? [[lengthM, numberChoice(length)] as const] : []),
      [ral, shade],
    ],
    priceTenge: part.tenge * system.factor * (length ?? 1) * made.level,
    units: length
      ? [
          { unit: 'piece', ratio: 1, weightKg },
          { unit: 'm', ratio: length, weightKg: round(weightKg / length, 3) },
        ]
      : [{ unit: 'piece', ratio: 1, weightKg }],
    sizeMm: [length ? length * 1000 : boxLength, box[0] ?? 0, box[1] ?? 0],
    image: `gutter/${part.element.code}`,
    documents: ['manual'],
  };
}

export const gutters: Leaf = {
  code: 'vodostok',
  properties: [element, material, diameterMm, lengthM, ral],
  draw,
};
