/** Quartz vinyl: rigid locked boards (SPC) and thin glued ones (LVT). */
import { getBrand } from '../../brands.ts';
import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { kind, markChoice, numberChoice, thicknessMm } from '../../properties.ts';
import type { Random } from '../../random.ts';
import {
  boardSize,
  type Decor,
  decorChoice,
  decorName,
  joint,
  joints,
  packBoards,
  packM2,
  pickDecor,
  places,
  tone,
  tones,
  warmFloor,
  wearClass,
} from './floor-words.ts';

const wearLayer: Property = {
  code: 'vinyl_wear_mm',
  ru: 'Защитный слой',
  kz: 'Қорғаныш қабаты',
  kind: 'list',
  unit: { ru: 'мм', kz: 'мм' },
};

interface VinylBoard {
  length: number;
  width: number;
  thickness: number;
  pieces: number;
  tengePerM2: readonly [number, number];
}

interface VinylKind {
  choice: Choice;
  mark: string;
  boards: readonly VinylBoard[];
  joint: Choice;
  story: Words;
  kgPerM3: number;
}

const spc: VinylKind = {
  choice: { code: 'spc', ru: 'SPC замковый', kz: 'SPC, құлыпты' },
  mark: 'SPC',
  joint: joints.click,
  story: {
    ru: 'Каменно-полимерная доска не разбухает от воды, её кладут и в кухне, и в ванной поверх старой плитки',
    kz: 'Тас-полимер тақтай судан ісінбейді, асүйге де, жуынатын бөлмедегі ескі плитканың үстіне де төселеді',
  },
  kgPerM3: 2000,
  boards: [
    { length: 1220, width: 180, thickness: 4, pieces: 10, tengePerM2: [4800, 6400] },
    { length: 1220, width: 180, thickness: 4.5, pieces: 9, tengePerM2: [5400, 7200] },
    { length: 1220, width: 183, thickness: 5, pieces: 8, tengePerM2: [6200, 8800] },
    { length: 1500, width: 229, thickness: 5, pieces: 6, tengePerM2: [6900, 9500] },
    { length: 1220, width: 228, thickness: 6, pieces: 6, tengePerM2: [8200, 12200] },
    { length: 610, width: 305, thickness: 5, pieces: 10, tengePerM2: [6400, 9200] },
  ],
};

const lvt: VinylKind = {
  choice: { code: 'lvt', ru: 'LVT клеевой', kz: 'LVT, желімделетін' },
  mark: 'LVT',
  joint: joints.glue,
  story: {
    ru: 'Тонкая гибкая планка приклеивается к основанию целиком, поэтому пол тихий и не пружинит',
    kz: 'Жұқа иілгіш тақтай негізге тұтас желімделеді, сондықтан еден дыбыссыз әрі серіппелемейді',
  },
  kgPerM3: 1900,
  boards: [
    { length: 1219, width: 184, thickness: 2.5, pieces: 15, tengePerM2: [3900, 5200] },
    { length: 1219, width: 184, thickness: 2, pieces: 18, tengePerM2: [3500, 4600] },
    { length: 914, width: 152, thickness: 2.5, pieces: 24, tengePerM2: [4000, 5400] },
  ],
};

const stones: readonly { ru: string; kzOwned: string; image: string; tone: Choice }[] = [
  { ru: 'Бетон', kzOwned: 'бетоны', image: 'stone-grey', tone: tones.grey },
  { ru: 'Мрамор', kzOwned: 'мәрмәрі', image: 'stone-bleached', tone: tones.bleached },
  { ru: 'Сланец', kzOwned: 'тақтатасы', image: 'stone-dark', tone: tones.dark },
  { ru: 'Известняк', kzOwned: 'әктасы', image: 'stone-light', tone: tones.light },
];

function pickStone(random: Random): Decor {
  const stone = random.pick(stones);
  const place = random.pick(places);
  return {
    name: { ru: `${stone.ru} ${place.ru}`, kz: `${place.kz} ${stone.kzOwned}` },
    tone: stone.tone,
    image: stone.image,
  };
}

function drawVinyl(random: Random): Draft {
  const brand = getBrand(
    random.weighted([
      ['parkentra', 6],
      ['edilwood', 3],
      ['uyutta', 1],
    ]),
  );
  const chosen = random.chance(0.75) ? spc : lvt;
  const board = random.pick(chosen.boards);
  // square formats imitate stone, planks imitate wood
  const decor = board.length < 700 ? pickStone(random) : pickDecor(random);
  const layer = random.pick(board.thickness >= 5 ? [0.5, 0.55, 0.7] : [0.3, 0.4, 0.5]);
  const rating = layer >= 0.5 ? 43 : layer >= 0.4 ? 34 : 32;
  const area = round((board.length * board.width * board.pieces) / 1e6, 2);
  const areaText = comma(area);
  const weightKg = round((area * board.thickness * chosen.kgPerM3) / 1000 + 0.3, 1);
  const perM2 = random.integer(...board.tengePerM2) * (0.9 + layer * 0.2);
  const size = `${board.length}×${board.width}`;
  const thickness = numberChoice(board.thickness);
  const layerText = comma(layer);
  const laying: Words =
    chosen === spc
      ? {
          ru: 'Под доску стелют подложку 1–1,5 мм, тёплый пол греют не выше 28 °C',
          kz: 'Тақтай астына 1–1,5 мм төсеніш керек, жылы еден температурасы 28 °C-тан аспауы тиіс',
        }
      : {
          ru: 'Основание шлифуют до перепада 1 мм на 2 м, планки клеят на дисперсионный клей',
          kz: 'Негізі 2 м-ге 1 мм-ден аспайтын айырмамен тегістеліп, тақтайлар дисперсиялық желімге жапсырылады',
        };

  return {
    name: {
      ru: `Кварцвинил ${chosen.mark} ${brand.name} «${decor.name.ru}» ${decor.tone.ru}, ${rating} класс, ${thickness.ru} мм, слой ${layerText} мм`,
      kz: `${brand.name} «${decor.name.kz}» ${chosen.mark} кварцвинилі, ${decor.tone.kz} реңкті, ${rating}-класс, ${thickness.kz} мм, қабаты ${layerText} мм`,
    },
    description: {
      ru: `${chosen.story.ru}. Защитный слой ${layerText} мм даёт ${rating} класс износостойкости. Доска ${size}×${thickness.ru} мм, в упаковке ${board.pieces} шт., ${areaText} м². ${laying.ru}.`,
      kz: `${chosen.story.kz}. ${layerText} мм қорғаныш қабаты ${rating}-класты тозуға төзімділік береді. Тақтай өлшемі ${size}×${thickness.kz} мм, қаптамада ${board.pieces} дана, ${areaText} м². ${laying.kz}.`,
    },
    brand: brand.code,
    values: [
      [kind, chosen.choice],
      [wearClass, numberChoice(rating)],
      [thicknessMm, thickness],
      [wearLayer, numberChoice(layer)],
      [joint, chosen.joint],
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
    sizeMm: [board.length + 10, board.width + 10, Math.round(board.pieces * board.thickness + 6)],
    image: `vinyl/${decor.image}`,
    documents: ['manual', 'certificate', 'warranty'],
    warrantyMonths: rating >= 43 ? 240 : 180,
  };
}

export const quartzVinyl: Leaf = {
  code: 'kvartsvinil',
  properties: [
    kind,
    wearClass,
    thicknessMm,
    wearLayer,
    joint,
    decorName,
    tone,
    boardSize,
    packM2,
    packBoards,
    warmFloor,
  ],
  draw: drawVinyl,
};
