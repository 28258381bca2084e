/**
 * The norms of the trade that a shop may set its own: how much a square metre takes, what is lost in cutting. What ships is the
 * middle of what makers say; a product's own norm wins over both. A norm that bears the name of a calculator's field is what
 * stands in for the field while nobody types it.
 */
export type NormUnit =
  | 'percent'
  | 'kg-m2'
  | 'kg-m2-mm'
  | 'kg-m2-cm'
  | 'kg-m3'
  | 'l-m2'
  | 'm2-l'
  | 'm2-pack'
  | 'm3-m3'
  | 'm-m2'
  | 'pcs-m2'
  | 'pcs-tile'
  | 'watt-m2';

interface Norm {
  usual: number;
  min: number;
  max: number;
  unit: NormUnit;
}

const norm = (unit: NormUnit, usual: number, [min, max]: readonly [number, number]): Norm => ({
  ...{ usual, min, max, unit },
});
const percent = (usual: number): Norm => norm('percent', usual, [0, 50]);
const mix = (usual: number): Norm => norm('kg-m2-mm', usual, [0.2, 5]);
const primer = (usual: number): Norm => norm('l-m2', usual, [0.02, 1]);

const NORM_TABLE = {
  'tile.glue': mix(1.35),
  'tile.primer': primer(0.12),
  'tile.crosses': norm('pcs-tile', 1.1, [1, 8]),
  'tile.breakage': percent(5),
  'paint.coverage': norm('m2-l', 10, [1, 30]),
  'paint.primer': primer(0.12),
  'paint.reserve': percent(10),
  'wallpaper.glue': norm('m2-pack', 35, [5, 100]),
  'laminate.along': percent(5),
  'laminate.cramped': percent(7),
  'laminate.diagonal': percent(15),
  'laminate.herringbone': percent(12),
  'laminate.underlay': percent(5),
  'dry-mix.gypsum-plaster': mix(0.9),
  'dry-mix.cement-plaster': mix(1.6),
  'dry-mix.gypsum-putty': mix(0.95),
  'dry-mix.finish-putty': mix(1.15),
  'dry-mix.self-levelling': mix(1.7),
  'dry-mix.masonry': mix(1.7),
  'dry-mix.primer': primer(0.12),
  'dry-mix.reserve': percent(0),
  'partition.sealing-tape': norm('m-m2', 1.2, [0.1, 10]),
  'partition.dowels': norm('pcs-m2', 1.6, [0.1, 20]),
  'partition.primer': primer(0.2),
  'partition.reserve': percent(10),
  'ceiling.filler': norm('kg-m2', 0.35, [0.05, 5]),
  'ceiling.tape': norm('m-m2', 1.2, [0.1, 10]),
  'ceiling.primer': primer(0.1),
  'ceiling.reserve': percent(0),
  'masonry.glue': norm('kg-m3', 25, [5, 100]),
  'masonry.mortar': norm('m3-m3', 0.22, [0.05, 0.6]),
  'masonry.reserve': percent(5),
  'insulation.glue': norm('kg-m2', 5, [1, 15]),
  'insulation.coat': norm('kg-m2', 5, [1, 15]),
  'insulation.dowels': norm('pcs-m2', 6, [1, 20]),
  'insulation.lap': percent(15),
  'insulation.reserve': percent(5),
  'primer.deep': primer(0.12),
  'primer.adhesion': norm('kg-m2', 0.3, [0.02, 2]),
  'primer.strengthening': primer(0.2),
  'primer.reserve': percent(0),
  'roofing.screws': norm('pcs-m2', 8, [1, 30]),
  'roofing.nails': norm('kg-m2', 0.08, [0.01, 1]),
  'roofing.shingles': percent(10),
  'roofing.lap': percent(15),
  'screed.mix': norm('kg-m2-cm', 20, [5, 40]),
  'screed.fibre': norm('kg-m3', 0.75, [0.1, 5]),
  'screed.reserve': percent(0),
  'decking.joists': percent(10),
  'decking.pedestals': norm('pcs-m2', 5, [1, 20]),
  'decking.reserve': percent(7),
  'skirting.reserve': percent(5),
  'warm-floor.power': norm('watt-m2', 150, [50, 300]),
  'warm-floor.share': norm('percent', 70, [10, 100]),
} as const satisfies Readonly<Record<string, Norm>>;

export type NormKey = keyof typeof NORM_TABLE;
export type Norms = Readonly<Record<NormKey, number>>;

export const NORMS: Readonly<Record<NormKey, Norm>> = NORM_TABLE;
export const NORM_KEYS = Object.keys(NORM_TABLE) as NormKey[];
export const USUAL_NORMS = Object.fromEntries(NORM_KEYS.map((key) => [key, NORMS[key].usual])) as Norms;

export const isNormKey = (key: string): key is NormKey => Object.hasOwn(NORM_TABLE, key);

/** The calculator it is of. */
export const calculatorOf = (key: NormKey): string => key.slice(0, key.indexOf('.'));

/** Those that staff have set over those that ship; what lies beyond its bounds counts as none. */
export function toNorms(own: Readonly<Partial<Record<string, number>>>): Norms {
  const sound = Object.entries(own).filter(
    ([key, value]) =>
      isNormKey(key) && value !== undefined && value >= NORMS[key].min && value <= NORMS[key].max,
  );
  return { ...USUAL_NORMS, ...Object.fromEntries(sound) };
}
