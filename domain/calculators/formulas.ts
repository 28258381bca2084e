/**
 * How a number came about, as a key with its numbers. The screens hold the words of each key in both languages; every
 * formula besides names `quantity`, `reserve` and `amount`. Keys are shared: most needs are an area times a norm.
 */
export const formulaKeys = [
  // of an area: itself, × norm, ÷ what a pack covers, × norm in pieces of a length or a sheet
  'area',
  'area-norm',
  'area-per-pack',
  'area-norm-piece',
  'area-layers-norm',
  'area-thickness-norm',
  'volume-norm',
  'paint',
  'strips-free',
  'strips-straight',
  'strips-half-drop',
  'tile-percent',
  'tile-rows',
  'tile-plan',
  'plank-plan',
  // of what was counted or measured already
  'pieces-norm',
  'length-step',
  'length-pieces',
  'perimeter',
  'count',
  'skirting',
  'skirting-joints',
  'partition-boards',
  'partition-track',
  'partition-studs',
  'ceiling-dowels',
  'beacons',
  'masonry',
  'reinforcement',
  'roof-sheets',
  'roof-screws',
  'roof-edges',
  'insulation-volume',
  'insulation-layers',
  'deck-boards',
  'joists',
  'deck-clips',
  'posts',
  'rails',
  'concrete',
  'pickets',
  'radiator-sections',
  'heating-mat',
  'heating-cable',
] as const;

export const adviceKeys = [
  'one-batch',
  'spare-roll',
  'trim-first-row',
  'perimeter-unknown',
  'insulation-too-thin',
  'screed-too-thin',
  'screed-heavy',
  'several-radiators',
  'current',
  'contactor',
] as const;

export type FormulaKey = (typeof formulaKeys)[number];

type Numbers = Readonly<Record<string, number>>;

export interface Formula {
  key: FormulaKey;
  numbers: Numbers;
}

export interface Advice {
  key: (typeof adviceKeys)[number];
  numbers: Numbers;
}
