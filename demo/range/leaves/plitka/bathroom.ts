/** Glazed ceramic tile for bathroom walls and floors. */
import { getBrand } from '../../brands.ts';
import { comma, round } from '../../figures.ts';
import type { Draft, Leaf, Property } from '../../leaf.ts';
import { color, markChoice, numberChoice, sizeText, thicknessMm } from '../../properties.ts';
import type { Random } from '../../random.ts';
import {
  collection,
  collections,
  type Look,
  look,
  looks,
  packM2,
  place,
  places,
  rectified,
  shades,
  stoneShades,
  surface,
  surfaces,
  type TileShade,
} from './tile-words.ts';

const packPieces: Property = {
  code: 'tile_pack_pieces',
  ru: 'Плиток в упаковке',
  kz: 'Қаптамадағы плитка саны',
  kind: 'range',
  unit: { ru: 'шт.', kz: 'дана' },
};

interface Format {
  width: number;
  length: number;
  thickness: number;
  pieces: number;
  tengePerM2: readonly [number, number];
  floor?: true;
}

const formats: readonly Format[] = [
  { width: 200, length: 300, thickness: 7, pieces: 24, tengePerM2: [4300, 5300] },
  { width: 100, length: 200, thickness: 7.5, pieces: 50, tengePerM2: [5600, 8400] },
  { width: 75, length: 150, thickness: 8, pieces: 88, tengePerM2: [6200, 9200] },
  { width: 250, length: 400, thickness: 8, pieces: 14, tengePerM2: [4500, 6200] },
  { width: 200, length: 600, thickness: 9, pieces: 10, tengePerM2: [5600, 8200] },
  { width: 250, length: 500, thickness: 8, pieces: 11, tengePerM2: [5200, 7600] },
  { width: 300, length: 600, thickness: 9, pieces: 7, tengePerM2: [6200, 9800] },
  { width: 250, length: 750, thickness: 9.5, pieces: 6, tengePerM2: [7400, 11500] },
  { width: 300, length: 300, thickness: 8, pieces: 14, tengePerM2: [4700, 6800], floor: true },
  { width: 400, length: 400, thickness: 8, pieces: 8, tengePerM2: [5000, 7400], floor: true },
];

const wallLooks = [looks.marble, looks.concrete, looks.plain, looks.ornament, looks.stone, looks.terrazzo];
const wallSurfaces = [surfaces.glossy, surfaces.glossy, surfaces.matt, surfaces.structured];
const floorSurfaces = [surfaces.matt, surfaces.structured];

/** Ceramic body with glaze: about 1,850 kg a cubic metre. */
const KG_PER_M3 = 1850;

/** Bright glazes suit painted tile; what imitates stone keeps the colours of stone. */
function isPainted(chosen: Look): boolean {
  return chosen === looks.plain || chosen === looks.ornament || chosen === looks.terrazzo;
}

function drawTile(random: Random): Draft {
  const brand = getBrand(
    random.weighted([
      ['sarkeram', 5],
      ['ostravelo', 4],
      ['uyutta', 1],
    ]),
  );
  const line = random.pick(collections);
  const format = random.pick(formats);
  const isFloor = format.floor === true;
  const isSmall = format.width <= 100;
  const chosenLook = isSmall ? looks.plain : random.pick(wallLooks);
  const chosenSurface = random.pick(isFloor ? floorSurfaces : wallSurfaces);
  const shade = random.pick<TileShade>(isPainted(chosenLook) ? Object.values(shades) : stoneShades);
  const isRectified = format.length >= 600 && random.chance(0.6);
  const area = round((format.width * format.length * format.pieces) / 1e6, 2);
  const areaText = comma(area);
  const weightKg = round((area * format.thickness * KG_PER_M3) / 1000 + 0.3, 1);
  const size = `${format.width}×${format.length}`;
  const perM2 = random.integer(...format.tengePerM2) * chosenLook.priceFactor * chosenSurface.priceFactor;
  const joint = isRectified ? '1,5–2' : '2–3';
  const where = isFloor
    ? {
        ru: 'Напольная плитка с нескользкой поверхностью для ванной, санузла и прачечной.',
        kz: 'Жуынатын бөлмеге, дәретханаға және кір жуатын бөлмеге арналған, беті тайғанамайтын еден плиткасы.',
      }
    : isSmall
      ? {
          ru: 'Небольшая плитка «кабанчик» для стен ванной и кухонного фартука: её кладут вразбежку, столбиком или ёлочкой.',
          kz: 'Жуынатын бөлме қабырғасы мен асүйдің жұмыс қабырғасына арналған шағын «кірпіш» плитка: ығыстырып, бағандап немесе шырша етіп төселеді.',
        }
      : {
          ru: 'Настенная плитка для ванной, душа и санузла: глазурь не впитывает воду и легко моется.',
          kz: 'Жуынатын бөлме, душ және дәретхана қабырғасына арналған плитка: глазурі су сіңірмейді, оңай жуылады.',
        };

  return {
    name: {
      ru: `Плитка для ванной ${brand.name} «${line.ru}» ${size} мм, ${chosenLook.named.ru}, ${shade.feminine} ${chosenSurface.feminine}`,
      kz: `${brand.name} «${line.kz}» жуынатын бөлме плиткасы, ${size} мм, ${chosenLook.named.kz}, ${shade.kz}, ${chosenSurface.kz}`,
    },
    description: {
      ru: `${where.ru} В упаковке ${format.pieces} шт., ${areaText} м², толщина ${comma(format.thickness)} мм, масса ${comma(weightKg)} кг. Рекомендуемый шов ${joint} мм${isRectified ? ', край ректифицирован' : ''}. Тон и калибр указаны на коробке: берите всю партию сразу с запасом 7–10 %.`,
      kz: `${where.kz} Қаптамада ${format.pieces} дана, ${areaText} м², қалыңдығы ${comma(format.thickness)} мм, салмағы ${comma(weightKg)} кг. Ұсынылатын жік ені ${joint} мм${isRectified ? ', жиегі дәлдеп тегістелген' : ''}. Реңі мен калибрі қорапта жазылған: 7–10 % қормен бір партиядан алыңыз.`,
    },
    brand: brand.code,
    values: [
      [sizeText, markChoice(size)],
      [thicknessMm, numberChoice(format.thickness)],
      [surface, chosenSurface.choice],
      [look, chosenLook.choice],
      [color, shade.color],
      [place, isFloor ? places.floor : places.wall],
      [collection, { code: line.code, ru: line.ru, kz: line.kz }],
      [rectified, isRectified],
      [packM2, area],
      [packPieces, format.pieces],
    ],
    priceTenge: Math.round(area * perM2),
    units: [
      { unit: 'pack', ratio: 1, weightKg },
      { unit: 'm2', ratio: area, weightKg: round(weightKg / area, 2) },
    ],
    sizeMm: [format.length + 10, format.width + 8, Math.round(format.pieces * format.thickness + 12)],
    image: `tile/${chosenLook.choice.code}-${shade.color.code}`,
    documents: ['certificate'],
  };
}

export const bathroomTile: Leaf = {
  code: 'plitka-dlya-vannoy',
  properties: [sizeText, thicknessMm, surface, look, color, place, collection, rectified, packM2, packPieces],
  draw: drawTile,
};
