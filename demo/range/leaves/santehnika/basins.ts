import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { color, material, numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { type Finish, finishes, materials, pickMaker, series } from './plumbing-words.ts';

const cm = { ru: 'см', kz: 'см' };
const kindOf: Property = { code: 'basin_kind', ru: 'Тип', kz: 'Түрі', kind: 'list' };
const widthCm: Property = { code: 'basin_width_cm', ru: 'Ширина', kz: 'Ені', kind: 'list', unit: cm };
const depthCm: Property = { code: 'basin_depth_cm', ru: 'Глубина', kz: 'Тереңдігі', kind: 'range', unit: cm };
const shape: Property = { code: 'basin_shape', ru: 'Форма', kz: 'Пішіні', kind: 'list' };
const tapHole: Property = {
  code: 'basin_tap_hole',
  ru: 'Отверстие под смеситель',
  kz: 'Араластырғыш тесігі',
  kind: 'list',
};
const overflow: Property = { code: 'basin_overflow', ru: 'Перелив', kz: 'Артық су саңылауы', kind: 'flag' };

interface Shape {
  choice: Choice;
  feminine: string;
}

const oval: Shape = { choice: { code: 'oval', ru: 'овал', kz: 'сопақ' }, feminine: 'овальная' };
const circle: Shape = { choice: { code: 'round', ru: 'круг', kz: 'дөңгелек' }, feminine: 'круглая' };
const rectangle: Shape = {
  choice: { code: 'rectangle', ru: 'прямоугольник', kz: 'тікбұрышты' },
  feminine: 'прямоугольная',
};

const holes = {
  centre: { code: 'centre', ru: 'по центру', kz: 'ортасында' },
  none: { code: 'none', ru: 'нет', kz: 'жоқ' },
} as const satisfies Record<string, Choice>;

interface Basin {
  choice: Choice;
  named: Words;
  story: Words;
  widths: readonly number[];
  depths: readonly [number, number];
  shapes: readonly Shape[];
  bodies: readonly Choice[];
  finishes: readonly Finish[];
  hole: Choice;
  extraKg: number;
  price: readonly [fixed: number, perCm: number];
  image: string;
}

const basins: readonly Basin[] = [
  {
    choice: { code: 'wall', ru: 'подвесная', kz: 'аспалы' },
    named: { ru: 'Раковина подвесная', kz: 'аспалы раковинасы' },
    story: {
      ru: 'Раковину вешают на два анкера, под ней свободно встаёт стиральная машина или корзина.',
      kz: 'Раковина екі анкерге ілінеді, астына кір жуғыш машина не себет еркін сыяды.',
    },
    widths: [40, 45, 50, 55, 60],
    depths: [28, 46],
    shapes: [oval, rectangle],
    bodies: [materials.faience, materials.faience, materials.castMarble],
    finishes: [finishes.white],
    hole: holes.centre,
    extraKg: 0,
    price: [2500, 390],
    image: 'basin/wall',
  },
  {
    choice: { code: 'pedestal', ru: 'с пьедесталом', kz: 'тұғырлы' },
    named: { ru: 'Раковина с пьедесталом', kz: 'тұғырлы раковинасы' },
    story: {
      ru: 'Пьедестал закрывает сифон и берёт на себя часть веса, такую раковину ставят и на слабую стену.',
      kz: 'Тұғыры сифонды жасырып, салмақтың бір бөлігін көтереді, сондықтан осал қабырғаға да қойылады.',
    },
    widths: [50, 55, 60, 65],
    depths: [42, 52],
    shapes: [oval, rectangle],
    bodies: [materials.faience],
    finishes: [finishes.white],
    hole: holes.centre,
    extraKg: 8,
    price: [6500, 440],
    image: 'basin/pedestal',
  },
  {
    choice: { code: 'counter', ru: 'накладная', kz: 'үстел үстіне қойылады' },
    named: { ru: 'Раковина накладная', kz: 'үстел үстіне қойылатын раковинасы' },
    story: {
      ru: 'Чашу ставят на столешницу, смеситель нужен высокий или из стены.',
      kz: 'Тостағаны үстелге қойылады, араластырғыш биік не қабырғадан шығатын болуы керек.',
    },
    widths: [38, 40, 42, 46, 50, 60],
    depths: [36, 42],
    shapes: [circle, oval, rectangle],
    bodies: [materials.faience, materials.castMarble, materials.glass],
    finishes: [finishes.white, finishes.white, finishes.mattBlack, finishes.grey, finishes.beige],
    hole: holes.none,
    extraKg: 0,
    price: [12500, 560],
    image: 'basin/counter',
  },
  {
    choice: { code: 'furniture', ru: 'мебельная', kz: 'жиһаздық' },
    named: { ru: 'Раковина мебельная', kz: 'жиһаздық раковинасы' },
    story: {
      ru: 'Плоские борта ложатся на тумбу без щелей, воду легко смахнуть в чашу.',
      kz: 'Жазық жиектері тумбаға саңылаусыз жатады, суды тостағанға оңай сыпыруға болады.',
    },
    widths: [50, 60, 70, 80, 90, 100, 120],
    depths: [40, 48],
    shapes: [rectangle],
    bodies: [materials.faience, materials.castMarble],
    finishes: [finishes.white, finishes.white, finishes.white, finishes.grey],
    hole: holes.centre,
    extraKg: 0,
    price: [1500, 580],
    image: 'basin/furniture',
  },
];

function drawBasin(random: Random): Draft {
  const { brand, priceFactor } = pickMaker(random);
  const line = random.pick(series);
  const basin = random.pick(basins);
  const width = random.pick(basin.widths);
  const chosenShape = random.pick(basin.shapes);
  const depth = chosenShape === circle ? width : Math.min(width, random.integer(...basin.depths));
  const body = random.pick(basin.bodies);
  const finish = random.pick(basin.finishes);
  const hasOverflow = basin.hole === holes.centre || random.chance(0.3);
  const bodyFactor = body === materials.castMarble ? 1.28 : body === materials.glass ? 1.18 : 1;
  const kgPerM2 = body === materials.glass ? 34 : body === materials.castMarble ? 38 : 44;
  const weightKg = round((width * depth * kgPerM2) / 1e4 + 1 + basin.extraKg, 1);
  const [fixed, perCm] = basin.price;
  const height = basin.extraKg > 0 ? 840 : basin.hole === holes.none ? 150 : 190;
  const draining: Words = hasOverflow
    ? { ru: 'Есть перелив', kz: 'Артық су ағатын саңылауы бар' }
    : {
        ru: 'Перелива нет, донный клапан нужен незапираемый',
        kz: 'Артық су саңылауы жоқ, түп клапаны жабылмайтын болуы керек',
      };
  const holeWords: Words =
    basin.hole === holes.none
      ? { ru: 'без отверстия под смеситель', kz: 'араластырғыш тесігі жоқ' }
      : { ru: 'отверстие под смеситель по центру', kz: 'араластырғыш тесігі ортасында' };

  return {
    name: {
      ru: `${basin.named.ru} ${brand.name} «${line.ru}» ${width}×${depth} см, ${body.ru}, ${chosenShape.feminine}, ${finish.feminine}`,
      kz: `${brand.name} «${line.kz}» ${basin.named.kz}, ${width}×${depth} см, ${body.kz}, ${chosenShape.choice.kz}, ${finish.kz}`,
    },
    description: {
      ru: `${basin.story.ru} Ширина ${width} см, глубина ${depth} см, масса ${comma(weightKg)} кг; материал — ${body.ru}. ${draining.ru}; ${holeWords.ru}; крепёж в комплекте.`,
      kz: `${basin.story.kz} Ені ${width} см, тереңдігі ${depth} см, салмағы ${comma(weightKg)} кг; материалы — ${body.kz}. ${draining.kz}; ${holeWords.kz}; бекіткіштері жинақта бар.`,
    },
    brand: brand.code,
    values: [
      [kindOf, basin.choice],
      [widthCm, numberChoice(width)],
      [depthCm, depth],
      [material, body],
      [shape, chosenShape.choice],
      [tapHole, basin.hole],
      [overflow, hasOverflow],
      [color, finish.color],
    ],
    priceTenge: Math.round(
      (fixed + perCm * width) *
        bodyFactor *
        finish.priceFactor *
        priceFactor *
        random.number(0.98, 1.3, 0.01),
    ),
    units: [{ unit: 'piece', ratio: 1, weightKg }],
    sizeMm: [width * 10 + 40, depth * 10 + 40, height],
    image: `${basin.image}${finish === finishes.mattBlack ? '-dark' : ''}`,
    documents: ['manual', 'certificate', 'warranty'],
    warrantyMonths: 60,
  };
}

export const basinLeaf: Leaf = {
  code: 'rakoviny',
  properties: [kindOf, widthCm, depthCm, material, shape, tapHole, overflow, color],
  draw: drawBasin,
};
