import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { material, numberChoice, warrantyYears } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { materials, pickMaker, series } from './plumbing-words.ts';

const cm = { ru: 'см', kz: 'см' };
const shape: Property = { code: 'bath_shape', ru: 'Форма', kz: 'Пішіні', kind: 'list' };
const lengthCm: Property = { code: 'bath_length_cm', ru: 'Длина', kz: 'Ұзындығы', kind: 'list', unit: cm };
const widthCm: Property = { code: 'bath_width_cm', ru: 'Ширина', kz: 'Ені', kind: 'list', unit: cm };
const volume: Property = {
  code: 'bath_volume_l',
  ru: 'Объём',
  kz: 'Көлемі',
  kind: 'range',
  unit: { ru: 'л', kz: 'л' },
};
const side: Property = { code: 'bath_side', ru: 'Сторона', kz: 'Жағы', kind: 'list' };
const legs: Property = {
  code: 'bath_legs',
  ru: 'Ножки или каркас в комплекте',
  kz: 'Аяғы не қаңқасы жинақта бар',
  kind: 'flag',
};
const screen: Property = {
  code: 'bath_screen',
  ru: 'Экран в комплекте',
  kz: 'Экраны жинақта бар',
  kind: 'flag',
};

const shapes = {
  straight: { code: 'straight', ru: 'прямая', kz: 'түзу' },
  corner: { code: 'corner', ru: 'угловая', kz: 'бұрыштық' },
  asymmetric: { code: 'asymmetric', ru: 'асимметричная', kz: 'асимметриялы' },
  standing: { code: 'standing', ru: 'отдельностоящая', kz: 'жеке тұратын' },
} as const satisfies Record<string, Choice>;

const sides = {
  left: { code: 'left', ru: 'левая', kz: 'сол жақты' },
  right: { code: 'right', ru: 'правая', kz: 'оң жақты' },
} as const satisfies Record<string, Choice>;

interface Bath {
  body: Choice;
  shape: Choice;
  named: Words;
  story: Words;
  sizes: readonly (readonly [length: number, width: number])[];
  kgPerM2: number;
  tengePerM2: readonly [number, number];
  screens: boolean;
  legsAlways: boolean;
  years: readonly number[];
  image: string;
}

const acrylicStory: Words = {
  ru: 'Акрил тёплый на ощупь и долго держит воду горячей, мелкие царапины заполировывают пастой.',
  kz: 'Акрил ұстағанда жылы, суды ұзақ ыстық сақтайды, ұсақ сызаттары пастамен жылтыратылады.',
};

const baths: readonly Bath[] = [
  {
    body: materials.acrylic,
    shape: shapes.straight,
    named: { ru: 'Ванна акриловая', kz: 'акрил ваннасы' },
    story: acrylicStory,
    sizes: [
      [120, 70],
      [140, 70],
      [150, 70],
      [150, 75],
      [160, 70],
      [170, 70],
      [170, 75],
      [180, 80],
    ],
    kgPerM2: 18,
    tengePerM2: [66000, 98000],
    screens: false,
    legsAlways: true,
    years: [5, 7, 10],
    image: 'bath/straight',
  },
  {
    body: materials.acrylic,
    shape: shapes.asymmetric,
    named: { ru: 'Ванна акриловая асимметричная', kz: 'асимметриялы акрил ваннасы' },
    story: acrylicStory,
    sizes: [
      [150, 90],
      [150, 100],
      [160, 100],
      [170, 110],
    ],
    kgPerM2: 19,
    tengePerM2: [82000, 128000],
    screens: true,
    legsAlways: true,
    years: [7, 10],
    image: 'bath/asymmetric',
  },
  {
    body: materials.acrylic,
    shape: shapes.corner,
    named: { ru: 'Ванна акриловая угловая', kz: 'бұрыштық акрил ваннасы' },
    story: acrylicStory,
    sizes: [
      [130, 130],
      [140, 140],
      [150, 150],
    ],
    kgPerM2: 16,
    tengePerM2: [78000, 108000],
    screens: true,
    legsAlways: true,
    years: [7, 10],
    image: 'bath/corner',
  },
  {
    body: materials.steel,
    shape: shapes.straight,
    named: { ru: 'Ванна стальная', kz: 'болат ваннасы' },
    story: {
      ru: 'Стальная чаша эмалирована при 820 °C: поверхность твёрдая, гигиеничная и не желтеет.',
      kz: 'Болат ванна 820 °C-та эмальданған: беті қатты, таза ұстауға оңай, сарғаймайды.',
    },
    sizes: [
      [120, 70],
      [140, 70],
      [150, 70],
      [160, 70],
      [170, 70],
      [170, 75],
    ],
    kgPerM2: 26,
    tengePerM2: [67000, 105000],
    screens: false,
    legsAlways: false,
    years: [10, 15],
    image: 'bath/straight',
  },
  {
    body: materials.castIron,
    shape: shapes.straight,
    named: { ru: 'Ванна чугунная', kz: 'шойын ваннасы' },
    story: {
      ru: 'Чугун остывает вдвое медленнее стали и гасит шум воды, эмаль служит десятилетиями.',
      kz: 'Шойын болаттан екі есе баяу суиды, су дыбысын басады, эмалі ондаған жыл қызмет етеді.',
    },
    sizes: [
      [140, 70],
      [150, 70],
      [160, 70],
      [170, 70],
      [170, 75],
    ],
    kgPerM2: 84,
    tengePerM2: [158000, 245000],
    screens: false,
    legsAlways: false,
    years: [15, 20],
    image: 'bath/iron',
  },
  {
    body: materials.castMarble,
    shape: shapes.standing,
    named: { ru: 'Ванна из литьевого мрамора отдельностоящая', kz: 'жеке тұратын құйма мәрмәр ваннасы' },
    story: {
      ru: 'Цельная чаша стоит посреди комнаты, стенки 12 мм долго отдают тепло.',
      kz: 'Тұтас құйылған ванна бөлме ортасына қойылады, 12 мм қабырғасы жылуды ұзақ сақтайды.',
    },
    sizes: [
      [160, 75],
      [165, 75],
      [170, 78],
      [175, 80],
    ],
    kgPerM2: 78,
    tengePerM2: [260000, 390000],
    screens: false,
    legsAlways: true,
    years: [10, 15],
    image: 'bath/standing',
  },
];

function drawBath(random: Random): Draft {
  const { brand, priceFactor } = pickMaker(random);
  const line = random.pick(series);
  const bath = random.weighted(baths.map((one, index) => [one, [5, 2, 1.5, 3, 2, 1][index] ?? 1] as const));
  const [length, width] = random.pick(bath.sizes);
  const chosenSide = bath.shape === shapes.asymmetric ? random.pick([sides.left, sides.right]) : null;
  const hasLegs = bath.legsAlways || random.chance(0.6);
  const years = random.pick(bath.years);
  const area = (length * width) / 1e4;
  // a corner bath's tub is cut off by the front panel
  const inside = bath.shape === shapes.corner ? 0.55 : 0.74;
  const litres = Math.round((area * inside * 0.25 * 1000) / 5) * 5;
  const weightKg = round(area * bath.kgPerM2 + (hasLegs ? 2 : 0) + (bath.screens ? 5 : 0), 1);
  const sideRu = chosenSide ? `, ${chosenSide.ru}` : '';
  const sideKz = chosenSide ? `, ${chosenSide.kz}` : '';
  const kit: Words = bath.screens
    ? {
        ru: 'В комплекте каркас, слив-перелив и лицевой экран',
        kz: 'Жинақта қаңқа, су ағызу құрылғысы және бет экраны бар',
      }
    : bath.shape === shapes.standing
      ? { ru: 'Слив скрытый, донный клапан в комплекте', kz: 'Ағызғышы жасырын, түп клапаны жинақта бар' }
      : hasLegs
        ? { ru: 'В комплекте ножки с регулировкой высоты', kz: 'Жинақта биіктігі реттелетін аяқтары бар' }
        : {
            ru: 'Ножки и слив-перелив покупаются отдельно',
            kz: 'Аяқтары мен су ағызу құрылғысы бөлек сатылады',
          };

  return {
    name: {
      ru: `${bath.named.ru} ${brand.name} «${line.ru}» ${length}×${width} см${sideRu}, ${litres} л${bath.screens ? ', с экраном' : ''}`,
      kz: `${brand.name} «${line.kz}» ${bath.named.kz}, ${length}×${width} см${sideKz}, ${litres} л${bath.screens ? ', экранымен' : ''}`,
    },
    description: {
      ru: `${bath.story.ru} Размер ${length}×${width} см, объём до перелива ${litres} л, масса ${comma(weightKg)} кг. ${kit.ru}. Гарантия ${years} лет.`,
      kz: `${bath.story.kz} Өлшемі ${length}×${width} см, көлемі ${litres} л, салмағы ${comma(weightKg)} кг. ${kit.kz}. Кепілдігі ${years} жыл.`,
    },
    brand: brand.code,
    values: [
      [material, bath.body],
      [shape, bath.shape],
      [lengthCm, numberChoice(length)],
      [widthCm, numberChoice(width)],
      [volume, litres],
      ...(chosenSide ? [[side, chosenSide] as const] : []),
      [legs, hasLegs],
      [screen, bath.screens],
      [warrantyYears, years],
    ],
    priceTenge: Math.round(
      (area * random.integer(...bath.tengePerM2) + (hasLegs ? 6000 : 0) + (bath.screens ? 24000 : 0)) *
        priceFactor,
    ),
    units: [{ unit: 'piece', ratio: 1, weightKg }],
    sizeMm: [length * 10, width * 10, 600],
    image: bath.image,
    documents: ['manual', 'certificate', 'warranty'],
    warrantyMonths: years * 12,
    ...(weightKg > 70 ? { badges: ['heavy'] as const } : {}),
  };
}

export const bathLeaf: Leaf = {
  code: 'vanny',
  properties: [material, shape, lengthCm, widthCm, volume, side, legs, screen, warrantyYears],
  draw: drawBath,
};
