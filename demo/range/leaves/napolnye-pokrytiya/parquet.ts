import { getBrand } from '../../brands.ts';
import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { markChoice, numberChoice, thicknessMm } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { bevel, bevels, boardSize, packBoards, packM2, places, tone, tones } from './floor-words.ts';

const species: Property = { code: 'parquet_wood', ru: 'Порода', kz: 'Ағаш түрі', kind: 'list' };
const grade: Property = { code: 'parquet_grade', ru: 'Селекция', kz: 'Іріктеуі', kind: 'list' };
const finish: Property = { code: 'parquet_finish', ru: 'Покрытие', kz: 'Жабыны', kind: 'list' };
const strips: Property = {
  code: 'parquet_strips',
  ru: 'Полос на доске',
  kz: 'Тақтайдағы жолақ саны',
  kind: 'list',
};
const topLayer: Property = {
  code: 'parquet_top_mm',
  ru: 'Слой ценной породы',
  kz: 'Бағалы ағаш қабаты',
  kind: 'range',
  unit: { ru: 'мм', kz: 'мм' },
};

const speciesList: readonly { choice: Choice; kzOwned: string; image: string; priceFactor: number }[] = [
  { choice: { code: 'oak', ru: 'дуб', kz: 'емен' }, kzOwned: 'емені', image: 'oak', priceFactor: 1 },
  { choice: { code: 'oak', ru: 'дуб', kz: 'емен' }, kzOwned: 'емені', image: 'oak', priceFactor: 1 },
  { choice: { code: 'ash', ru: 'ясень', kz: 'шаған' }, kzOwned: 'шағаны', image: 'ash', priceFactor: 0.93 },
  {
    choice: { code: 'walnut', ru: 'орех', kz: 'жаңғақ' },
    kzOwned: 'жаңғағы',
    image: 'walnut',
    priceFactor: 1.22,
  },
  {
    choice: { code: 'beech', ru: 'бук', kz: 'шамшат' },
    kzOwned: 'шамшаты',
    image: 'beech',
    priceFactor: 0.9,
  },
];

const grades: readonly { choice: Choice; story: Words; priceFactor: number }[] = [
  {
    choice: { code: 'select', ru: 'селект', kz: 'селект' },
    story: { ru: 'почти без сучков, ровный тон', kz: 'бұтақ көзі жоққа жуық, реңкі біркелкі' },
    priceFactor: 1.2,
  },
  {
    choice: { code: 'nature', ru: 'натур', kz: 'натур' },
    story: { ru: 'живой рисунок с редкими здоровыми сучками', kz: 'сирек сау бұтақ көзі бар табиғи өрнек' },
    priceFactor: 1.05,
  },
  {
    choice: { code: 'rustic', ru: 'рустик', kz: 'рустик' },
    story: {
      ru: 'сучки и перепады тона видны намеренно',
      kz: 'бұтақ көздері мен рең айырмасы әдейі қалдырылған',
    },
    priceFactor: 0.92,
  },
];

const finishes: readonly { choice: Choice; namedKz: string; story: Words; priceFactor: number }[] = [
  {
    choice: { code: 'matt-lacquer', ru: 'матовый лак', kz: 'күңгірт лак' },
    namedKz: 'күңгірт лакталған',
    story: {
      ru: 'Матовый лак закрывает поры, пол достаточно протирать отжатой тканью',
      kz: 'Күңгірт лак кеуектерді жабады, еденді сығылған шүберекпен сүрту жеткілікті',
    },
    priceFactor: 1,
  },
  {
    choice: { code: 'silk-lacquer', ru: 'шелковистый лак', kz: 'жібектей жылтыр лак' },
    namedKz: 'жібектей лакталған',
    story: {
      ru: 'Шелковистый лак слегка блестит и хорошо держит каблуки',
      kz: 'Жібектей лак сәл жылтырайды, өкше ізіне төзімді',
    },
    priceFactor: 0.97,
  },
  {
    choice: { code: 'oil', ru: 'масло', kz: 'май' },
    namedKz: 'майланған',
    story: {
      ru: 'Масло оставляет дерево тёплым на ощупь, раз в год его обновляют без шлифовки',
      kz: 'Май ағаштың табиғи жылуын сақтайды, жылына бір рет тегістемей-ақ жаңартылады',
    },
    priceFactor: 1.1,
  },
];

interface ParquetBoard {
  length: number;
  width: number;
  thickness: number;
  pieces: number;
  strips: 1 | 3;
  top: number;
  tengePerM2: readonly [number, number];
}

const boards: readonly ParquetBoard[] = [
  { length: 2266, width: 188, thickness: 14, pieces: 5, strips: 3, top: 3, tengePerM2: [11400, 13200] },
  { length: 2200, width: 207, thickness: 14, pieces: 4, strips: 3, top: 3, tengePerM2: [12600, 14200] },
  { length: 1800, width: 138, thickness: 14, pieces: 8, strips: 1, top: 3.2, tengePerM2: [13600, 17800] },
  { length: 2200, width: 180, thickness: 14, pieces: 5, strips: 1, top: 3.5, tengePerM2: [14600, 19500] },
  { length: 1900, width: 189, thickness: 15, pieces: 5, strips: 1, top: 4, tengePerM2: [16200, 20500] },
];

const KG_PER_M3 = 640;

function drawParquet(random: Random): Draft {
  const brand = getBrand(
    random.weighted([
      ['edilwood', 5],
      ['parkentra', 5],
    ]),
  );
  const wood = random.pick(speciesList);
  const place = random.pick(places);
  const board = random.pick(boards);
  const chosenGrade = random.pick(grades);
  const chosenFinish = random.pick(finishes);
  const chosenTone = random.pick(
    wood.image === 'walnut' ? [tones.dark, tones.natural] : Object.values(tones),
  );
  const chosenBevel = board.strips === 1 ? bevels.micro : bevels.none;
  const area = round((board.length * board.width * board.pieces) / 1e6, 2);
  const areaText = comma(area);
  const weightKg = round((area * board.thickness * KG_PER_M3) / 1000 + 0.4, 1);
  const perM2 =
    random.integer(...board.tengePerM2) *
    wood.priceFactor *
    chosenGrade.priceFactor *
    chosenFinish.priceFactor;
  const size = `${board.length}×${board.width}`;
  const stripWords: Words =
    board.strips === 1 ? { ru: 'однополосная', kz: 'бір жолақты' } : { ru: 'трёхполосная', kz: 'үш жолақты' };
  const woodRu = wood.choice.ru.charAt(0).toUpperCase() + wood.choice.ru.slice(1);

  return {
    name: {
      ru: `Паркетная доска ${brand.name} «${woodRu} ${place.ru}» ${stripWords.ru}, ${chosenGrade.choice.ru}, ${chosenFinish.choice.ru}, ${board.thickness} мм`,
      kz: `${brand.name} «${place.kz} ${wood.kzOwned}» паркет тақтайы, ${stripWords.kz}, ${chosenGrade.choice.kz}, ${chosenFinish.namedKz}, ${board.thickness} мм`,
    },
    description: {
      ru: `Верхний слой — ${wood.choice.ru} толщиной ${comma(board.top)} мм, селекция «${chosenGrade.choice.ru}»: ${chosenGrade.story.ru}. ${chosenFinish.story.ru}. Доска ${size}×${board.thickness} мм, в упаковке ${board.pieces} шт., ${areaText} м² и ${comma(weightKg)} кг. Перед укладкой пачки двое суток держат в комнате при влажности 40–60 %.`,
      kz: `Беткі қабаты — қалыңдығы ${comma(board.top)} мм ${wood.choice.kz}, іріктеуі «${chosenGrade.choice.kz}»: ${chosenGrade.story.kz}. ${chosenFinish.story.kz}. Тақтай өлшемі ${size}×${board.thickness} мм, қаптамада ${board.pieces} дана, ${areaText} м², ${comma(weightKg)} кг. Төсер алдында қаптамалар ылғалдылығы 40–60 % бөлмеде екі тәулік сақталады.`,
    },
    brand: brand.code,
    values: [
      [species, wood.choice],
      [grade, chosenGrade.choice],
      [finish, chosenFinish.choice],
      [strips, numberChoice(board.strips)],
      [tone, chosenTone],
      [thicknessMm, numberChoice(board.thickness)],
      [topLayer, board.top],
      [bevel, chosenBevel],
      [boardSize, markChoice(size)],
      [packM2, area],
      [packBoards, board.pieces],
    ],
    priceTenge: Math.round(area * perM2),
    units: [
      { unit: 'pack', ratio: 1, weightKg },
      { unit: 'm2', ratio: area, weightKg: round(weightKg / area, 2) },
    ],
    sizeMm: [board.length + 10, board.width + 10, board.pieces * board.thickness + 8],
    image: `parquet/${wood.image}-${chosenTone.code}`,
    documents: ['manual', 'certificate', 'warranty'],
    warrantyMonths: 300,
  };
}

export const parquet: Leaf = {
  code: 'parketnaya-doska',
  properties: [
    species,
    grade,
    finish,
    strips,
    tone,
    thicknessMm,
    topLayer,
    bevel,
    boardSize,
    packM2,
    packBoards,
  ],
  draw: drawParquet,
};
