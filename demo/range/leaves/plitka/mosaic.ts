import { getBrand } from '../../brands.ts';
import { round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import {
  color,
  colors,
  markChoice,
  material,
  numberChoice,
  sizeText,
  thicknessMm,
} from '../../properties.ts';
import type { Random } from '../../random.ts';
import { collections, place, places, surface, surfaces } from './tile-words.ts';

const chip: Property = {
  code: 'mosaic_chip',
  ru: 'Размер чипа',
  kz: 'Чип өлшемі',
  kind: 'list',
  unit: { ru: 'мм', kz: 'мм' },
};
const shape: Property = { code: 'mosaic_shape', ru: 'Форма чипа', kz: 'Чип пішіні', kind: 'list' };
const backing: Property = { code: 'mosaic_backing', ru: 'Основа листа', kz: 'Парақ негізі', kind: 'list' };

const pool: Choice = { code: 'pool', ru: 'бассейн', kz: 'бассейн' };
const mesh: Choice = { code: 'mesh', ru: 'сетка', kz: 'тор' };
const paper: Choice = { code: 'paper', ru: 'бумага с лица', kz: 'беткі қағаз' };

const square: Choice = { code: 'square', ru: 'квадрат', kz: 'шаршы' };
const brick: Choice = { code: 'brick', ru: 'кирпичик', kz: 'кірпіш' };
const hexagon: Choice = { code: 'hexagon', ru: 'шестигранник', kz: 'алтыбұрыш' };
const scale: Choice = { code: 'scale', ru: 'чешуя', kz: 'қабыршақ' };

const chips: readonly (readonly [Choice, string])[] = [
  [square, '15×15'],
  [square, '20×20'],
  [square, '23×23'],
  [square, '25×25'],
  [square, '48×48'],
  [brick, '15×48'],
  [brick, '23×48'],
  [hexagon, '26×30'],
  [hexagon, '51×59'],
  [scale, '38×43'],
];

interface Substance {
  choice: Choice;
  named: Words;
  story: Words;
  kgPerM3: number;
  thicknesses: readonly number[];
  tengePerSheet: readonly [number, number];
  places: readonly Choice[];
  image: string;
}

const substances: readonly Substance[] = [
  {
    choice: { code: 'glass', ru: 'стекло', kz: 'шыны' },
    named: { ru: 'Мозаика стеклянная', kz: 'шыны мозаикасы' },
    story: {
      ru: 'Стекло не впитывает воду и не тускнеет от хлора, поэтому мозаикой отделывают душ, хамам и чашу бассейна.',
      kz: 'Шыны су сіңірмейді, хлордан күңгірттенбейді, сондықтан мозаикамен душты, хаммам мен бассейн астауын әрлейді.',
    },
    kgPerM3: 2450,
    thicknesses: [4, 6],
    tengePerSheet: [2450, 4300],
    places: [places.wall, places.floor, pool],
    image: 'glass',
  },
  {
    choice: { code: 'ceramics', ru: 'керамика', kz: 'керамика' },
    named: { ru: 'Мозаика керамическая', kz: 'керамика мозаикасы' },
    story: {
      ru: 'Керамические чипы стойки к царапинам, ими выкладывают кухонный фартук и пол душевой.',
      kz: 'Керамика чиптер сызатқа төзімді, олармен асүйдің жұмыс қабырғасы мен душ едені төселеді.',
    },
    kgPerM3: 2150,
    thicknesses: [5, 6],
    tengePerSheet: [2900, 5200],
    places: [places.wall, places.floor],
    image: 'ceramic',
  },
  {
    choice: { code: 'natural-stone', ru: 'натуральный камень', kz: 'табиғи тас' },
    named: { ru: 'Мозаика из натурального камня', kz: 'табиғи тас мозаикасы' },
    story: {
      ru: 'Чипы выпилены из мрамора и травертина, прожилки не повторяются; камень перед затиркой покрывают пропиткой.',
      kz: 'Чиптер мәрмәр мен травертиннен кесілген, тамыр өрнегі қайталанбайды; жікті толтырар алдында тасқа сіңдірме жағылады.',
    },
    kgPerM3: 2650,
    thicknesses: [7, 8],
    tengePerSheet: [5200, 8600],
    places: [places.wall, places.floor],
    image: 'stone',
  },
  {
    choice: { code: 'glass-and-stone', ru: 'стекло и камень', kz: 'шыны мен тас' },
    named: { ru: 'Мозаика из стекла и камня', kz: 'шыны мен тас мозаикасы' },
    story: {
      ru: 'Блестящее стекло чередуется с матовым камнем, рисунок оживает при боковом свете.',
      kz: 'Жылтыр шыны күңгірт таспен алмасып отырады, бүйірден түскен жарықта өрнегі құлпырады.',
    },
    kgPerM3: 2500,
    thicknesses: [6, 8],
    tengePerSheet: [3800, 7200],
    places: [places.wall],
    image: 'mixed',
  },
];

interface MosaicShade {
  color: Choice;
  named: Words;
}

const shades: readonly MosaicShade[] = [
  { color: colors.white, named: { ru: 'белая', kz: 'ақ' } },
  { color: colors.white, named: { ru: 'перламутровая', kz: 'інжу түсті' } },
  { color: colors.beige, named: { ru: 'бежевая', kz: 'сарғыш' } },
  { color: colors.beige, named: { ru: 'медовая', kz: 'бал түсті' } },
  { color: colors.grey, named: { ru: 'серая', kz: 'сұр' } },
  { color: colors.grey, named: { ru: 'серебристая', kz: 'күміс түсті' } },
  { color: colors.black, named: { ru: 'чёрная', kz: 'қара' } },
  { color: colors.brown, named: { ru: 'коричневая', kz: 'қоңыр' } },
  { color: colors.blue, named: { ru: 'синяя', kz: 'көк' } },
  { color: colors.blue, named: { ru: 'морская волна', kz: 'теңіз түсті' } },
  { color: colors.green, named: { ru: 'изумрудная', kz: 'зүмірет түсті' } },
  { color: colors.green, named: { ru: 'оливковая', kz: 'зәйтүн түсті' } },
];
/** Marble and travertine have no blue. */
const stoneShades = shades.filter(({ color: { code } }) => code !== 'blue' && code !== 'green');

function drawMosaic(random: Random): Draft {
  const brand = getBrand(
    random.weighted([
      ['ostravelo', 6],
      ['sarkeram', 3],
      ['uyutta', 1],
    ]),
  );
  const line = random.pick(collections);
  const substance = random.pick(substances);
  const [chosenShape, chipSize] = random.pick(chips);
  const isStone = substance.image === 'stone';
  const shade = random.pick(isStone ? stoneShades : shades);
  const side = random.pick([298, 300, 305, 317]);
  const thickness = random.pick(substance.thicknesses);
  const chosenSurface = isStone
    ? surfaces.matt
    : random.pick([surfaces.glossy, surfaces.glossy, surfaces.matt]);
  const chosenBacking = chosenShape === square && random.chance(0.25) ? paper : mesh;
  const area = round(side ** 2 / 1e6, 4);
  // joints and rounded corners take about a seventh of the sheet
  const weightKg = round((area * thickness * substance.kgPerM3 * 0.86) / 1000 + 0.02, 2);
  const sheets = Math.ceil(1 / area);
  const size = `${side}×${side}`;
  const laying: Words =
    chosenBacking === mesh
      ? {
          ru: 'Лист на сетке утапливают в клей целиком',
          kz: 'Торға жапсырылған парақ желімге тұтас басылады',
        }
      : {
          ru: 'Бумагу с лица смачивают и снимают после схватывания клея',
          kz: 'Беткі қағаз желім қатқан соң суланып алынады',
        };

  return {
    name: {
      ru: `${substance.named.ru} ${brand.name} «${line.ru}» ${size} мм, чип ${chipSize} мм, ${shade.named.ru}`,
      kz: `${brand.name} «${line.kz}» ${substance.named.kz}, ${size} мм, чипі ${chipSize} мм, ${shade.named.kz}`,
    },
    description: {
      ru: `${substance.story.ru} Лист ${size}×${thickness} мм, чип ${chipSize} мм, форма — ${chosenShape.ru}; на 1 м² нужно ${sheets} листов. ${laying.ru}, швы заполняют затиркой в тон.`,
      kz: `${substance.story.kz} Парағы ${size}×${thickness} мм, чипі ${chipSize} мм, пішіні — ${chosenShape.kz}; 1 м²-ге ${sheets} парақ керек. ${laying.kz}, жіктері реңі үйлес толтырғышпен бітеледі.`,
    },
    brand: brand.code,
    values: [
      [material, substance.choice],
      [sizeText, markChoice(size)],
      [chip, markChoice(chipSize)],
      [shape, chosenShape],
      [thicknessMm, numberChoice(thickness)],
      [surface, chosenSurface.choice],
      [color, shade.color],
      [backing, chosenBacking],
      [place, substance.places],
    ],
    priceTenge: Math.round(
      random.integer(...substance.tengePerSheet) * (area / 0.09) * (chosenShape === square ? 0.97 : 1.05),
    ),
    units: [
      { unit: 'sheet', ratio: 1, weightKg },
      { unit: 'm2', ratio: area, weightKg: round(weightKg / area, 2) },
    ],
    sizeMm: [side, side, thickness + 1],
    image: `mosaic/${substance.image}-${shade.color.code}`,
    documents: ['certificate'],
  };
}

export const mosaic: Leaf = {
  code: 'mozaika',
  properties: [material, sizeText, chip, shape, thicknessMm, surface, color, backing, place],
  draw: drawMosaic,
};
