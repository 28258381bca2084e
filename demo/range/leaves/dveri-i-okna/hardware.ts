/** Door furniture: handles, hinges, locks, cylinders, latches and closers. */
import { getBrand } from '../../brands.ts';
import { round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { color, colors, kind, material, numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';

const mm = { ru: 'мм', kz: 'мм' };
const centres: Property = {
  code: 'hardw_centres_mm',
  ru: 'Межосевое расстояние',
  kz: 'Осьаралық қашықтық',
  kind: 'list',
  unit: mm,
};
const mainSize: Property = { code: 'hardw_size_mm', ru: 'Размер', kz: 'Өлшемі', kind: 'list', unit: mm };
const doorKg: Property = {
  code: 'hardw_door_kg',
  ru: 'Масса двери до',
  kz: 'Есік салмағы, дейін',
  kind: 'range',
  unit: { ru: 'кг', kz: 'кг' },
};
const cycles: Property = {
  code: 'hardw_cycles',
  ru: 'Ресурс',
  kz: 'Ресурсы',
  kind: 'range',
  unit: { ru: 'тыс. открываний', kz: 'мың рет ашу' },
};
const mounting: Property = { code: 'hardw_mounting', ru: 'Установка', kz: 'Орнатылуы', kind: 'list' };

const metals = {
  zinc: { code: 'zinc-alloy', ru: 'цинковый сплав', kz: 'мырыш қорытпасы' },
  brass: { code: 'brass', ru: 'латунь', kz: 'жез' },
  steel: { code: 'steel', ru: 'сталь', kz: 'болат' },
  aluminium: { code: 'aluminium', ru: 'алюминий', kz: 'алюминий' },
} as const satisfies Record<string, Choice>;

const mountings = {
  mortise: { code: 'mortise', ru: 'врезная', kz: 'ойып салынады' },
  surface: { code: 'surface', ru: 'накладная', kz: 'бетіне бекітіледі' },
} as const satisfies Record<string, Choice>;

interface Item {
  choice: Choice;
  named: Words;
  story: Words;
  /** the name's size: «85 мм», and what it means in the description */
  sizes: readonly number[];
  sizeWords: (size: number) => Words;
  metals: readonly Choice[];
  centres: readonly number[];
  mounting: Choice;
  doorKg: readonly number[];
  kg: (size: number) => number;
  /** tenge of the smallest, and of each further size */
  price: readonly [number, number];
  box: readonly [number, number, number];
  unit: 'piece' | 'set';
  image: string;
}

const items: readonly Item[] = [
  {
    choice: { code: 'door-handle', ru: 'ручка на розетке', kz: 'розеткалы тұтқа' },
    named: { ru: 'Ручка дверная на розетке', kz: 'розеткалы есік тұтқасы' },
    story: {
      ru: 'Пара ручек с квадратом 8 мм и стяжками для полотна 35–45 мм, возвратная пружина держит рычаг ровно.',
      kz: 'Қалыңдығы 35–45 мм есікке арналған 8 мм шаршы өзекті қос тұтқа, қайтарма серіппе тұтқаны түзу ұстайды.',
    },
    sizes: [48, 50, 52, 55],
    sizeWords: (size) => ({ ru: `розетка Ø${size} мм`, kz: `розеткасы Ø${size} мм` }),
    metals: [metals.zinc, metals.zinc, metals.brass, metals.aluminium],
    centres: [],
    mounting: mountings.surface,
    doorKg: [40, 60],
    kg: (size) => 0.5 + (size - 48) * 0.03,
    price: [4900, 1400],
    box: [180, 120, 70],
    unit: 'set',
    image: 'door-hardware/handle',
  },
  {
    choice: { code: 'door-hinge', ru: 'петля', kz: 'топса' },
    named: { ru: 'Петля дверная накладная', kz: 'есік топсасы' },
    story: {
      ru: 'Накладная петля-бабочка не требует врезки и ставится на полотно с любой стороны.',
      kz: '«Көбелек» топса ойып салуды қажет етпейді, есіктің кез келген жағына қойылады.',
    },
    sizes: [75, 100, 125],
    sizeWords: (size) => ({ ru: `высота ${size} мм`, kz: `биіктігі ${size} мм` }),
    metals: [metals.steel, metals.brass],
    centres: [],
    mounting: mountings.surface,
    doorKg: [25, 30, 40],
    kg: (size) => 0.1 + size * 0.0016,
    price: [1900, 650],
    box: [130, 90, 25],
    unit: 'piece',
    image: 'door-hardware/hinge',
  },
  {
    choice: { code: 'door-lock', ru: 'замок', kz: 'құлып' },
    named: { ru: 'Замок врезной под цилиндр', kz: 'цилиндрге арналған ойма құлпы' },
    story: {
      ru: 'Корпус из стали, ригели выходят на 20 мм; запорная планка и крепёж в комплекте, цилиндр покупают отдельно.',
      kz: 'Корпусы болат, ригельдері 20 мм шығады; жапқыш планка мен бекіткіштер жинақта бар, цилиндрі бөлек сатылады.',
    },
    sizes: [45, 50, 60],
    sizeWords: (size) => ({ ru: `удаление ключа ${size} мм`, kz: `кілт қашықтығы ${size} мм` }),
    metals: [metals.steel],
    centres: [62, 72, 85, 92],
    mounting: mountings.mortise,
    doorKg: [60, 80, 100],
    kg: (size) => 0.55 + (size - 45) * 0.02,
    price: [6900, 3100],
    box: [250, 110, 40],
    unit: 'piece',
    image: 'door-hardware/lock',
  },
  {
    choice: { code: 'lock-cylinder', ru: 'цилиндр', kz: 'цилиндр' },
    named: { ru: 'Цилиндр замка ключ-ключ', kz: 'екі жағы кілтті құлып цилиндрі' },
    story: {
      ru: 'Пять перфорированных ключей в запаянном пакете, штифты из закалённой стали мешают высверлить сердцевину.',
      kz: 'Дәнекерленген пакетте бес перфорацияланған кілт бар, шынықтырылған болат штифтер өзегін бұрғылатпайды.',
    },
    sizes: [60, 70, 80, 90],
    sizeWords: (size) => ({ ru: `длина ${size} мм`, kz: `ұзындығы ${size} мм` }),
    metals: [metals.brass, metals.zinc],
    centres: [],
    mounting: mountings.mortise,
    doorKg: [],
    kg: (size) => 0.1 + size * 0.0022,
    price: [3600, 1500],
    box: [110, 60, 35],
    unit: 'piece',
    image: 'door-hardware/cylinder',
  },
  {
    choice: { code: 'door-latch', ru: 'защёлка', kz: 'ілмек' },
    named: { ru: 'Защёлка межкомнатная магнитная', kz: 'бөлмеаралық магнитті ілмегі' },
    story: {
      ru: 'Язычок притягивается магнитом, дверь закрывается без щелчка и не бьёт о планку.',
      kz: 'Тілшесі магнитпен тартылады, есік дыбыссыз жабылып, планкаға соғылмайды.',
    },
    sizes: [45, 50],
    sizeWords: (size) => ({ ru: `удаление ${size} мм`, kz: `қашықтығы ${size} мм` }),
    metals: [metals.steel, metals.zinc],
    centres: [85, 90, 96],
    mounting: mountings.mortise,
    doorKg: [40, 50],
    kg: (size) => 0.32 + (size - 45) * 0.01,
    price: [3200, 900],
    box: [210, 90, 30],
    unit: 'piece',
    image: 'door-hardware/latch',
  },
  {
    choice: { code: 'door-closer', ru: 'доводчик', kz: 'есік жапқыш' },
    named: { ru: 'Доводчик дверной', kz: 'есік жапқышы' },
    story: {
      ru: 'Скорость закрывания и дохлопа регулируют двумя винтами, масло не густеет до −35 °C.',
      kz: 'Жабылу жылдамдығы мен соңғы тартылуы екі бұрандамен реттеледі, майы −35 °C-қа дейін қоюланбайды.',
    },
    sizes: [60, 80, 100, 120],
    sizeWords: (size) => ({ ru: `дверь до ${size} кг`, kz: `${size} кг-ға дейінгі есікке` }),
    metals: [metals.aluminium],
    centres: [],
    mounting: mountings.surface,
    doorKg: [],
    kg: (size) => 0.9 + size * 0.009,
    price: [11500, 3900],
    box: [260, 100, 70],
    unit: 'set',
    image: 'door-hardware/closer',
  },
];

const finishes: readonly { color: Choice; named: Words; priceFactor: number }[] = [
  { color: colors.chrome, named: { ru: 'хром', kz: 'хром' }, priceFactor: 1 },
  { color: colors.chrome, named: { ru: 'матовый хром', kz: 'күңгірт хром' }, priceFactor: 1.03 },
  { color: colors.black, named: { ru: 'чёрная матовая эмаль', kz: 'күңгірт қара эмаль' }, priceFactor: 1.08 },
  { color: colors.bronze, named: { ru: 'бронза', kz: 'қола' }, priceFactor: 1.05 },
  { color: colors.graphite, named: { ru: 'графит', kz: 'графит' }, priceFactor: 1.06 },
  { color: colors.white, named: { ru: 'белая эмаль', kz: 'ақ эмаль' }, priceFactor: 1.02 },
];

const lines: readonly Words[] = [
  { ru: 'Самал', kz: 'Самал' },
  { ru: 'Аркан', kz: 'Арқан' },
  { ru: 'Барс', kz: 'Барыс' },
  { ru: 'Кольцо', kz: 'Сақина' },
  { ru: 'Линия', kz: 'Сызық' },
  { ru: 'Опора', kz: 'Тірек' },
  { ru: 'Орда', kz: 'Орда' },
  { ru: 'Страж', kz: 'Күзетші' },
  { ru: 'Тихий дом', kz: 'Тыныш үй' },
  { ru: 'Уголок', kz: 'Бұрыш' },
  { ru: 'Форма', kz: 'Пішін' },
  { ru: 'Шанырак', kz: 'Шаңырақ' },
];

function drawHardware(random: Random): Draft {
  const brand = getBrand(
    random.weighted([
      ['bekhold', 4],
      ['portano', 3],
      ['esikhan', 2],
      ['uyutta', 1],
    ]),
  );
  const line = random.pick(lines);
  const item = random.pick(items);
  const step = random.integer(0, item.sizes.length - 1);
  const size = item.sizes[step] ?? 0;
  const metal = random.pick(item.metals);
  const finish = random.pick(finishes);
  const thousandCycles = random.pick([100, 150, 200, 250, 300]);
  const centre = item.centres.length > 0 ? random.pick(item.centres) : null;
  const isCloser = item.choice.code === 'door-closer';
  const load = isCloser ? size : item.doorKg.length > 0 ? random.pick(item.doorKg) : null;
  const metalFactor = metal === metals.brass ? 1.5 : 1;
  const words = item.sizeWords(size);
  const weightKg = round(item.kg(size) * (metal === metals.brass ? 1.15 : 1), 2);
  const [base, perStep] = item.price;
  const centreWords: Words =
    centre === null
      ? { ru: '', kz: '' }
      : { ru: `, межосевое расстояние ${centre} мм`, kz: `, осьаралық қашықтығы ${centre} мм` };

  return {
    name: {
      ru: `${item.named.ru} ${brand.name} «${line.ru}» ${words.ru}, ${metal.ru}, ${finish.named.ru}`,
      kz: `${brand.name} «${line.kz}» ${item.named.kz}, ${words.kz}, ${metal.kz}, ${finish.named.kz}`,
    },
    description: {
      ru: `${item.story.ru} Материал — ${metal.ru}, отделка — ${finish.named.ru}; ${words.ru}${centreWords.ru}. Испытано на ${thousandCycles} тысяч открываний, крепёж в коробке.`,
      kz: `${item.story.kz} Материалы — ${metal.kz}, әрленуі — ${finish.named.kz}; ${words.kz}${centreWords.kz}. ${thousandCycles} мың рет ашып-жабуға сыналған, бекіткіштері қорапта бар.`,
    },
    brand: brand.code,
    values: [
      [kind, item.choice],
      [material, metal],
      [color, finish.color],
      [mounting, item.mounting],
      ...(isCloser ? [] : [[mainSize, numberChoice(size)] as const]),
      ...(centre === null ? [] : [[centres, numberChoice(centre)] as const]),
      ...(load === null ? [] : [[doorKg, load] as const]),
      [cycles, thousandCycles],
    ],
    priceTenge: Math.round(
      (base + perStep * step) *
        metalFactor *
        finish.priceFactor *
        (0.92 + thousandCycles / 1500) *
        random.number(0.97, 1.1, 0.01),
    ),
    units: [{ unit: item.unit, ratio: 1, weightKg }],
    sizeMm: item.box,
    image: `${item.image}-${finish.color.code}`,
    documents: ['manual', 'warranty'],
    warrantyMonths: 24,
  };
}

export const doorHardware: Leaf = {
  code: 'dvernaya-furnitura',
  properties: [kind, material, color, mounting, mainSize, centres, doorKg, cycles],
  draw: drawHardware,
};
