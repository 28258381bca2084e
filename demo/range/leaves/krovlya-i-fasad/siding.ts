import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { color, colors, kind, markChoice, material, sizeText } from '../../properties.ts';
import type { Random } from '../../random.ts';

const usefulArea: Property = {
  code: 'siding_area_m2',
  ru: 'Полезная площадь',
  kz: 'Пайдалы ауданы',
  kind: 'range',
  unit: { ru: 'м²', kz: 'м²' },
};
const imitation: Property = { code: 'siding_imitation', ru: 'Имитация', kz: 'Ұқсатылуы', kind: 'list' };

const vinyl: Choice = { code: 'vinyl', ru: 'винил', kz: 'винил' };
const acrylic: Choice = { code: 'acrylic', ru: 'акрил', kz: 'акрил' };
const steel: Choice = { code: 'steel', ru: 'сталь', kz: 'болат' };
const polypropylene: Choice = { code: 'polypropylene', ru: 'полипропилен', kz: 'полипропилен' };

const looks = {
  board: { code: 'board', ru: 'доска', kz: 'тақтай' },
  log: { code: 'log', ru: 'бревно', kz: 'бөрене' },
  brick: { code: 'brick', ru: 'кирпич', kz: 'кірпіш' },
  stone: { code: 'stone', ru: 'камень', kz: 'тас' },
  smooth: { code: 'smooth', ru: 'гладкая', kz: 'тегіс' },
} as const satisfies Record<string, Choice>;

const sand: Choice = { code: 'sand', ru: 'песочный', kz: 'құм түсті' };
const lightGrey: Choice = { code: 'light-grey', ru: 'светло-серый', kz: 'ашық сұр' };
const walnut: Choice = { code: 'walnut', ru: 'орех', kz: 'жаңғақ түсті' };
const oak: Choice = { code: 'oak', ru: 'дуб', kz: 'емен түсті' };
const terracotta: Choice = { code: 'terracotta', ru: 'терракотовый', kz: 'терракота түсті' };

interface Panel {
  kind: Choice;
  named: Words;
  story: Words;
  material: Choice;
  looks: readonly Choice[];
  colors: readonly Choice[];
  /** length, width, thickness as carried; then the useful area and the weight */
  sizes: readonly (readonly [mm: readonly [number, number, number], areaM2: number, kg: number])[];
  tengePerM2: number;
  image: string;
}

const pastel = [colors.white, colors.beige, colors.ivory, lightGrey, sand, colors.green];

const panels: readonly Panel[] = [
  {
    kind: { code: 'siding-panel', ru: 'сайдинг', kz: 'сайдинг' },
    named: { ru: 'Сайдинг виниловый', kz: 'винил сайдингі' },
    story: {
      ru: 'Лёгкая облицовка дома и дачи: не гниёт, не требует покраски, моется водой',
      kz: 'Үй мен саяжайға арналған жеңіл қаптау материалы: шірімейді, бояуды қажет етпейді, сумен жуылады',
    },
    material: vinyl,
    looks: [looks.board, looks.log],
    colors: pastel,
    sizes: [
      [[3660, 230, 14], 0.84, 1.5],
      [[3000, 250, 14], 0.7, 1.3],
    ],
    tengePerM2: 2560,
    image: 'siding/light',
  },
  {
    kind: { code: 'siding-panel', ru: 'сайдинг', kz: 'сайдинг' },
    named: { ru: 'Сайдинг акриловый', kz: 'акрил сайдингі' },
    story: {
      ru: 'Насыщенный тёмный цвет не выгорает на южной стене, удар переносит лучше винила',
      kz: 'Қою түсі оңтүстік жақтағы қабырғада да оңбайды, соққыға винилден төзімді',
    },
    material: acrylic,
    looks: [looks.board, looks.log],
    colors: [walnut, oak, colors.brown, colors.graphite, terracotta],
    sizes: [[[3660, 230, 15], 0.84, 1.8]],
    tengePerM2: 4250,
    image: 'siding/wood',
  },
  {
    kind: { code: 'metal-siding', ru: 'металлосайдинг', kz: 'металл сайдинг' },
    named: { ru: 'Металлосайдинг', kz: 'металл сайдингі' },
    story: {
      ru: 'Стальная панель с покрытием: не горит и не боится града, подходит для высоких стен',
      kz: 'Жабыны бар болат панель: жанбайды, бұршақтан бүлінбейді, биік қабырғаға жарайды',
    },
    material: steel,
    looks: [looks.board, looks.log],
    colors: [colors.white, colors.graphite, walnut, oak, sand],
    sizes: [
      [[3000, 226, 14], 0.66, 3.1],
      [[2000, 226, 14], 0.44, 2.1],
    ],
    tengePerM2: 6150,
    image: 'siding/metal',
  },
  {
    kind: { code: 'facade-panel', ru: 'фасадная панель', kz: 'қасбет панелі' },
    named: { ru: 'Панель фасадная', kz: 'қасбет панелі' },
    story: {
      ru: 'Рельефная цокольная панель: ставится на рейку, кладка смотрится настоящей с двух шагов',
      kz: 'Бедерлі цоколь панелі: рейкаға орнатылады, екі қадамнан нағыз қалаудай көрінеді',
    },
    material: polypropylene,
    looks: [looks.brick, looks.stone],
    colors: [colors.grey, colors.beige, colors.brown, terracotta, colors.white, colors.graphite],
    sizes: [
      [[1130, 470, 23], 0.47, 2.3],
      [[1000, 420, 22], 0.38, 1.9],
    ],
    tengePerM2: 8100,
    image: 'siding/stone',
  },
  {
    kind: { code: 'soffit', ru: 'софит', kz: 'софит' },
    named: { ru: 'Софит виниловый', kz: 'винил софиті' },
    story: {
      ru: 'Подшивка карниза: перфорация проветривает подкровельное пространство',
      kz: 'Карнизді астынан қаптауға арналған: тесіктері шатыр астын желдетеді',
    },
    material: vinyl,
    looks: [looks.smooth, looks.board],
    colors: [colors.white, colors.brown, colors.graphite, sand],
    sizes: [[[3000, 305, 14], 0.9, 1.8]],
    tengePerM2: 3150,
    image: 'siding/soffit',
  },
];

const makers: readonly Maker[] = [
  { brand: 'dalanor', series: ['Степь', 'Прованс', 'Классик'], level: 1 },
  { brand: 'profikel', series: ['Фасад'], level: 1.03 },
];

function draw(random: Random): Draft {
  const panel = random.pick(panels);
  const made = drawMaker(makers, random);
  const look = random.pick(panel.looks);
  const shade = random.pick(panel.colors);
  const [size, area, weightKg] = random.pick(panel.sizes);
  const [length, width] = size;
  const dimensions = `${length}×${width}`;
  const per10 = Math.ceil(10 / area);
  const lookName =
    look === looks.smooth ? { ru: '', kz: '' } : { ru: ` под ${underRu(look)}`, kz: `, ${look.kz} үлгісі` };
  return {
    name: {
      ru: `${panel.named.ru} ${made.mark}${lookName.ru} ${dimensions} мм ${shade.ru}`,
      kz: `${made.mark} ${panel.named.kz}${lookName.kz}, ${dimensions} мм, ${shade.kz}`,
    },
    description: {
      ru: `${panel.story.ru}. Панель ${dimensions} мм закрывает ${comma(area)} м² и весит ${comma(weightKg)} кг; на 10 м² стены нужно ${per10} шт. без учёта подрезки. Крепите через середину отверстия с зазором 1 мм: панель удлиняется на жаре.`,
      kz: `${panel.story.kz}. ${dimensions} мм панель ${comma(area)} м² жабады, салмағы — ${comma(weightKg)} кг; кесуді есептемегенде 10 м² қабырғаға ${per10} дана керек. Тесіктің ортасынан 1 мм саңылаумен бекітіңіз: панель ыстықта ұзарады.`,
    },
    brand: made.brand,
    values: [
      [kind, panel.kind],
      [material, panel.material],
      [sizeText, markChoice(dimensions)],
      [imitation, look],
      [color, shade],
      [usefulArea, area],
    ],
    priceTenge: area * panel.tengePerM2 * made.level * (look === looks.log ? 1.05 : 1),
    units: [
      { unit: 'piece', ratio: 1, weightKg },
      { unit: 'm2', ratio: area, weightKg: round(weightKg / area, 2) },
    ],
    sizeMm: size,
    image: panel.image,
    documents: ['manual', 'certificate'],
  };
}

/** «под …» wants the accusative; only these words can stand there. */
function underRu(look: Choice): string {
  return { board: 'доску', log: 'бревно', brick: 'кирпич', stone: 'камень' }[look.code] ?? look.ru;
}

export const siding: Leaf = {
  code: 'sayding',
  properties: [kind, material, sizeText, imitation, color, usefulArea],
  draw,
};
