import { getBrand } from '../../brands.ts';
import { comma, round } from '../../figures.ts';
import type { Draft, Leaf, Words } from '../../leaf.ts';
import { markChoice, numberChoice, thicknessMm } from '../../properties.ts';
import type { Random } from '../../random.ts';
import {
  bevel,
  bevels,
  boardSize,
  decorChoice,
  decorName,
  moisture,
  moistures,
  packBoards,
  packM2,
  pickDecor,
  tone,
  warmFloor,
  wearClass,
} from './floor-words.ts';

interface Board {
  length: number;
  width: number;
  thickness: number;
  pieces: number;
}

const boards: readonly Board[] = [
  { length: 1380, width: 193, thickness: 8, pieces: 8 },
  { length: 1292, width: 194, thickness: 8, pieces: 8 },
  { length: 1380, width: 244, thickness: 8, pieces: 6 },
  { length: 1380, width: 193, thickness: 10, pieces: 7 },
  { length: 1292, width: 159, thickness: 10, pieces: 8 },
  { length: 1380, width: 159, thickness: 12, pieces: 6 },
  { length: 1215, width: 240, thickness: 12, pieces: 5 },
];

const perM2ByClass: Record<number, readonly [number, number]> = {
  31: [3400, 3900],
  32: [3700, 4700],
  33: [4300, 5900],
  34: [5400, 6800],
};

const useByClass: Record<number, Words> = {
  31: { ru: 'спальни и кабинета', kz: 'жатын бөлме мен кабинетке' },
  32: {
    ru: 'гостиной, детской и небольшого офиса',
    kz: 'қонақ бөлмеге, балалар бөлмесіне және шағын кеңсеге',
  },
  33: { ru: 'прихожей, кухни и офиса', kz: 'дәлізге, асүйге және кеңсеге' },
  34: { ru: 'магазина, кафе и других людных мест', kz: 'дүкен, кафе сияқты адам көп жүретін жерлерге' },
};

/** High-density fibreboard. */
const KG_PER_M3 = 880;

function drawLaminate(random: Random): Draft {
  const brand = getBrand(
    random.weighted([
      ['parkentra', 6],
      ['edilwood', 3],
      ['uyutta', 1],
    ]),
  );
  const decor = pickDecor(random);
  const board = random.pick(boards);
  const rating = board.thickness === 8 ? random.pick([31, 32, 32, 33, 33]) : random.pick([33, 33, 34]);
  const chosenBevel =
    board.thickness === 8 ? random.pick([bevels.none, bevels.four, bevels.micro]) : bevels.four;
  const isMoistureProof = rating >= 33 && random.chance(0.55);
  const area = round((board.length * board.width * board.pieces) / 1e6, 2);
  const areaText = comma(area);
  const weightKg = round((area * board.thickness * KG_PER_M3) / 1000 + 0.3, 1);
  const perM2 =
    random.integer(...(perM2ByClass[rating] ?? [4300, 6300])) +
    (board.thickness - 8) * 420 +
    (chosenBevel === bevels.none ? 0 : 180) +
    (isMoistureProof ? 380 : 0);
  const use = useByClass[rating] ?? { ru: 'дома', kz: 'үйге' };
  const size = `${board.length}×${board.width}`;
  const water: Words = isMoistureProof
    ? {
        ru: 'Замок пропитан воском и сутки держит пролитую воду',
        kz: 'Құлпына балауыз сіңірілген, төгілген суға бір тәулік шыдайды',
      }
    : {
        ru: 'Замок собирают без клея, пролитую воду вытирают сразу',
        kz: 'Құлпы желімсіз жиналады, төгілген су бірден сүртіледі',
      };

  return {
    name: {
      ru: `Ламинат ${brand.name} «${decor.name.ru}» ${decor.tone.ru}, ${rating} класс, ${board.thickness} мм, ${chosenBevel.ru}${isMoistureProof ? ', влагостойкий' : ''}`,
      kz: `${brand.name} «${decor.name.kz}» ламинаты, ${decor.tone.kz} реңкті, ${rating}-класс, ${board.thickness} мм, ${chosenBevel.kz}${isMoistureProof ? ', ылғалға төзімді' : ''}`,
    },
    description: {
      ru: `Ламинат ${rating} класса для ${use.ru}. Доска ${size}×${board.thickness} мм, в упаковке ${board.pieces} шт. — ${areaText} м² и ${comma(weightKg)} кг. ${water.ru}; допускается водяной тёплый пол до 27 °C. Под ламинат стелют подложку 2–3 мм, у стен оставляют зазор 10 мм.`,
      kz: `${use.kz.charAt(0).toUpperCase()}${use.kz.slice(1)} арналған ${rating}-класты ламинат. Тақтай өлшемі ${size}×${board.thickness} мм, қаптамада ${board.pieces} дана — ${areaText} м², ${comma(weightKg)} кг. ${water.kz}; 27 °C-қа дейінгі сулы жылы еденге төсеуге болады. Ламинат астына 2–3 мм төсеніш салынады, қабырға жанында 10 мм саңылау қалдырылады.`,
    },
    brand: brand.code,
    values: [
      [wearClass, numberChoice(rating)],
      [thicknessMm, numberChoice(board.thickness)],
      [bevel, chosenBevel],
      [moisture, isMoistureProof ? moistures.day : moistures.usual],
      [decorName, decorChoice(decor)],
      [tone, decor.tone],
      [boardSize, markChoice(size)],
      [packM2, area],
      [packBoards, board.pieces],
      [warmFloor, true],
    ],
    priceTenge: Math.round(area * perM2),
    units: [
      { unit: 'pack', ratio: 1, weightKg },
      { unit: 'm2', ratio: area, weightKg: round(weightKg / area, 2) },
    ],
    sizeMm: [board.length + 10, board.width + 10, board.pieces * board.thickness + 6],
    image: `laminate/${decor.image}`,
    documents: ['manual', 'certificate', 'warranty'],
    warrantyMonths: 12 * (rating - 31) * 5 + 120,
  };
}

export const laminate: Leaf = {
  code: 'laminat',
  properties: [
    wearClass,
    thicknessMm,
    bevel,
    moisture,
    decorName,
    tone,
    boardSize,
    packM2,
    packBoards,
    warmFloor,
  ],
  draw: drawLaminate,
};
