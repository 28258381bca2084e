import { getBrand } from '../../brands.ts';
import { comma, round } from '../../figures.ts';
import type { Draft, Leaf, Property } from '../../leaf.ts';
import { color, markChoice, numberChoice, sizeText, thicknessMm } from '../../properties.ts';
import type { Random } from '../../random.ts';
import {
  collection,
  collections,
  frost,
  type Look,
  look,
  looks,
  packM2,
  place,
  places,
  rectified,
  type Surface,
  shades,
  stoneShades,
  surface,
  surfaces,
  type TileShade,
} from './tile-words.ts';

const slip: Property = {
  code: 'tile_slip',
  ru: 'Противоскольжение',
  kz: 'Тайғанауға қарсы класы',
  kind: 'list',
};
const wear: Property = {
  code: 'tile_pei',
  ru: 'Износостойкость PEI',
  kz: 'Тозуға төзімділігі, PEI',
  kind: 'list',
};

interface Format {
  width: number;
  length: number;
  thickness: number;
  pieces: number;
  tengePerM2: readonly [number, number];
  looks: readonly Look[];
}

const large = [looks.marble, looks.concrete, looks.stone, looks.terrazzo];

const formats: readonly Format[] = [
  {
    width: 300,
    length: 300,
    thickness: 8,
    pieces: 14,
    tengePerM2: [5600, 7000],
    looks: [looks.stone, looks.plain, looks.ornament, looks.concrete],
  },
  {
    width: 400,
    length: 400,
    thickness: 8,
    pieces: 8,
    tengePerM2: [5800, 7600],
    looks: [looks.stone, looks.concrete, looks.ornament],
  },
  { width: 300, length: 600, thickness: 9, pieces: 6, tengePerM2: [6700, 9500], looks: large },
  { width: 600, length: 600, thickness: 9, pieces: 4, tengePerM2: [6600, 12500], looks: large },
  {
    width: 600,
    length: 600,
    thickness: 10,
    pieces: 4,
    tengePerM2: [7400, 13500],
    looks: [...large, looks.plain],
  },
  { width: 150, length: 900, thickness: 9, pieces: 8, tengePerM2: [7800, 11500], looks: [looks.wood] },
  { width: 200, length: 1200, thickness: 9, pieces: 5, tengePerM2: [8800, 14500], looks: [looks.wood] },
  {
    width: 800,
    length: 800,
    thickness: 9.5,
    pieces: 2,
    tengePerM2: [10500, 17500],
    looks: [looks.marble, looks.concrete],
  },
  {
    width: 600,
    length: 1200,
    thickness: 9,
    pieces: 2,
    tengePerM2: [10500, 17500],
    looks: [looks.marble, looks.concrete, looks.stone],
  },
];

const woodShades: readonly TileShade[] = [
  shades.beige,
  shades.sand,
  shades.brown,
  shades.lightGrey,
  shades.grey,
];
/** Polish suits smooth looks; wood and small floor formats stay matt or structured. */
function surfacesOf(format: Format, chosen: Look): readonly Surface[] {
  if (chosen === looks.wood) return [surfaces.matt, surfaces.structured];
  if (format.length < 600) return [surfaces.matt, surfaces.structured];
  if (chosen === looks.marble) return [surfaces.polished, surfaces.lappato, surfaces.matt];
  return [surfaces.matt, surfaces.lappato, surfaces.structured];
}

const KG_PER_M3 = 2350;

function drawPorcelain(random: Random): Draft {
  const brand = getBrand(
    random.weighted([
      ['ostravelo', 5],
      ['sarkeram', 4],
      ['uyutta', 1],
    ]),
  );
  const line = random.pick(collections);
  const format = random.pick(formats);
  const chosenLook = random.pick(format.looks);
  const chosenSurface = random.pick(surfacesOf(format, chosenLook));
  const shade = random.pick(chosenLook === looks.wood ? woodShades : stoneShades);
  const isSmooth = chosenSurface === surfaces.polished || chosenSurface === surfaces.lappato;
  const isRectified = isSmooth || (format.length >= 600 && random.chance(0.7));
  const slipMark = isSmooth ? 'R9' : chosenSurface === surfaces.structured ? 'R11' : 'R10';
  const pei = isSmooth ? 3 : random.pick([4, 5]);
  const isOutdoor = chosenSurface === surfaces.structured;
  const area = round((format.width * format.length * format.pieces) / 1e6, 2);
  const areaText = comma(area);
  const thickness = numberChoice(format.thickness);
  const weightKg = round((area * format.thickness * KG_PER_M3) / 1000 + 0.4, 1);
  const size = `${format.width}×${format.length}`;
  const perM2 = random.integer(...format.tengePerM2) * chosenLook.priceFactor * chosenSurface.priceFactor;
  const where = isOutdoor
    ? {
        ru: 'Шероховатая поверхность не скользит под дождём, поэтому керамогранит кладут на крыльцо, террасу и в гараж.',
        kz: 'Кедір-бұдыр беті жаңбырда тайғанатпайды, сондықтан керамогранитті кіреберіс баспалдаққа, террасаға және гаражға төсейді.',
      }
    : isSmooth
      ? {
          ru: 'Отполированная поверхность отражает свет и зрительно расширяет гостиную, холл и ванную.',
          kz: 'Жылтыратылған беті жарықты шағылыстырып, қонақ бөлмені, холл мен жуынатын бөлмені кеңейтіп көрсетеді.',
        }
      : {
          ru: 'Матовая поверхность не показывает следов и подходит для пола прихожей, кухни и коридора.',
          kz: 'Күңгірт бетінде із білінбейді, дәліз, асүй және кіреберіс еденіне лайық.',
        };

  return {
    name: {
      ru: `Керамогранит ${brand.name} «${line.ru}» ${size} мм, ${chosenLook.named.ru}, ${shade.masculine} ${chosenSurface.masculine}${isRectified ? ', ректификат' : ''}`,
      kz: `${brand.name} «${line.kz}» керамограниті, ${size} мм, ${chosenLook.named.kz}, ${shade.kz}, ${chosenSurface.kz}${isRectified ? ', ректификат' : ''}`,
    },
    description: {
      ru: `${where.ru} Формат ${size} мм, толщина ${thickness.ru} мм; в упаковке ${format.pieces} шт., ${areaText} м², ${comma(weightKg)} кг. Износостойкость PEI ${pei}, противоскольжение ${slipMark}. Основание выравнивают, клей берут класса C2; на подрезку закладывают 7–10 %.`,
      kz: `${where.kz} Өлшемі ${size} мм, қалыңдығы ${thickness.kz} мм; қаптамада ${format.pieces} дана, ${areaText} м², ${comma(weightKg)} кг. Тозуға төзімділігі PEI ${pei}, тайғанауға қарсы класы ${slipMark}. Негізі тегістеліп, C2 класты желім алынады; кесіндіге 7–10 % қор қосыңыз.`,
    },
    brand: brand.code,
    values: [
      [sizeText, markChoice(size)],
      [thicknessMm, thickness],
      [surface, chosenSurface.choice],
      [look, chosenLook.choice],
      [color, shade.color],
      [place, isOutdoor ? [places.floor, places.street] : [places.floor, places.wall]],
      [collection, { code: line.code, ru: line.ru, kz: line.kz }],
      [rectified, isRectified],
      [wear, { code: `pei-${pei}`, number: pei, ru: `PEI ${pei}`, kz: `PEI ${pei}` }],
      [slip, markChoice(slipMark)],
      [packM2, area],
      [frost, !isSmooth],
    ],
    priceTenge: Math.round(area * perM2),
    units: [
      { unit: 'pack', ratio: 1, weightKg },
      { unit: 'm2', ratio: area, weightKg: round(weightKg / area, 2) },
    ],
    sizeMm: [format.length + 15, format.width + 15, Math.round(format.pieces * format.thickness + 14)],
    image: `tile/${chosenLook.choice.code}-${shade.color.code}`,
    documents: ['certificate'],
    ...(weightKg > 30 ? { badges: ['heavy'] as const } : {}),
  };
}

export const porcelainTile: Leaf = {
  code: 'keramogranit',
  properties: [
    sizeText,
    thicknessMm,
    surface,
    look,
    color,
    place,
    collection,
    rectified,
    wear,
    slip,
    packM2,
    frost,
  ],
  draw: drawPorcelain,
};
