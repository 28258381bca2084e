/**
 * A product of the range as a calculator sees it: how much of the need one sale unit holds, its own norm of
 * consumption, and the fields it settles by its sizes. Facts are the product's properties by their codes: a number
 * where the value has one, else the value's code.
 */
import type { Need } from './calculation.ts';
import type { Texts } from './fields.ts';
import type { Role } from './roles.ts';

export interface Article {
  /** The base unit first; `ratio` says how many of a unit one base unit holds, `weight` the kilograms of one. */
  units: readonly { unit: string; ratio: number; weight: number }[];
  facts: Readonly<Record<string, number | string>>;
}

/** Cement to a cubic metre of ordinary concrete. */
const CEMENT_KG_PER_M3 = 350;

/** In the unit and for the formula the calculator's own norm has. */
const NORMS: Partial<Record<Role, readonly [property: string, times?: number]>> = {
  paint: ['paint_coverage'],
  primer: ['primer_consumption'],
  'wallpaper-glue': ['glue_cover_m2'],
  'tile-glue': ['mix_consumption'],
  mix: ['mix_consumption'],
  // kg to the m² and mm on the bag, to the m² and cm in the formula
  screed: ['mix_consumption', 10],
  'heating-mat': ['heating_watt'],
  'heating-cable': ['heating_watt'],
};

export function findNorm(role: Role, { facts }: Article): number | undefined {
  if (role === 'radiator-section') {
    const [watt, sections] = [numberOf(facts.radiator_output_w), numberOf(facts.radiator_sections)];
    return watt && sections ? watt / sections : undefined;
  }
  const [property = '', times = 1] = NORMS[role] ?? [];
  const own = numberOf(facts[property]);
  return own === null ? undefined : own * times;
}

/** How much of the need one sale unit holds; null where nobody can tell. */
export function findHolds({ role, unit, formula: { numbers } }: Need, article: Article): number | null {
  const { facts } = article;
  const ratio = (code: string) => article.units.find((each) => each.unit === code)?.ratio ?? null;
  if (role === 'tile') {
    const pieces = numberOf(facts.tile_pack_pieces);
    const size = toSizes(facts.size);
    const m2 = ratio('m2');
    if (pieces) return pieces;
    return m2 && size ? Math.round((m2 * 1e6) / ((size[0] ?? 1) * (size[1] ?? 1))) : null;
  }
  if (role === 'radiator-section') return numberOf(facts.radiator_sections);
  if (role === 'roofing' && unit === 'pcs') {
    // Sold by the square metre of its useful width and cut to the slope's length.
    const { sheet, usefulWidth } = numbers;
    return sheet && usefulWidth ? 1 / (sheet * usefulWidth) : null;
  }
  if (role === 'concrete') return ofKilograms(article, CEMENT_KG_PER_M3);
  if (role === 'mortar') return ofKilograms(article, (numberOf(facts.mix_consumption) ?? 1.8) * 1000);
  if (unit === 'pcs') {
    const length = ratio('m');
    if (numbers.piece && length && JOINABLE.includes(role)) return length / numbers.piece;
    return numberOf(facts.spacer_pieces) ?? ratio('piece') ?? 1;
  }
  if (unit === 'roll') return 1;
  if (unit === 'kg') return ratio('kg') ?? kilogramsOf(article);
  if (unit === 'm3') return ratio('m3') ?? numberOf(facts.insul_volume_m3);
  return unit === 'watt' ? null : ratio(unit);
}

/** Goods that are laid end to end: a longer one stands for more of them. */
const JOINABLE: readonly Role[] = ['track', 'gutter', 'rail', 'joist', 'ridge', 'eaves', 'barge'];

/** A can of what is measured in litres, by its weight. */
function kilogramsOf({ units }: Article): number | null {
  const litres = units.find(({ unit }) => unit === 'l');
  return litres ? litres.ratio * litres.weight : null;
}

function ofKilograms({ units }: Article, kgPerUnit: number): number | null {
  const kilograms = units.find(({ unit }) => unit === 'kg')?.ratio;
  return kilograms ? kilograms / kgPerUnit : null;
}

type Settle = (facts: Article['facts']) => Record<string, number | string | null>;

const MATCHES: Readonly<Record<string, string>> = { free: 'free', straight: 'straight', offset: 'half-drop' };

const SETTLED: Partial<Record<Role, Settle>> = {
  tile: ({ size, thickness_mm }) => {
    const sides = toSizes(size)?.toSorted((a, b) => b - a);
    return {
      tileWidth: sides?.[0] ?? null,
      tileHeight: sides?.[1] ?? null,
      tileThickness: numberOf(thickness_mm),
    };
  },
  laminate: ({ floor_board, floor_joint }) => {
    const board = toSizes(floor_board);
    return {
      plankLength: board?.[0] ?? null,
      plankWidth: board?.[1] ?? null,
      // What is glued down lies on the floor itself.
      underlay: floor_joint === 'glue' ? 'no' : null,
    };
  },
  skirting: ({ length_mm, skirting_height_mm }) => ({
    skirtingLength: toMetres(length_mm),
    skirtingHeight: numberOf(skirting_height_mm),
  }),
  wallpaper: (facts) => ({
    rollWidth: numberOf(facts.wallp_width_m),
    rollLength: numberOf(facts.wallp_length_m),
    repeat: (numberOf(facts.wallp_repeat_cm) ?? 0) / 100,
    match: MATCHES[String(facts.wallp_match)] ?? 'free',
  }),
  plasterboard: ({ width_mm, length_mm }) => ({
    sheetWidth: toMetres(width_mm),
    sheetLength: toMetres(length_mm),
  }),
  stud: ({ length_m }) => ({ studLength: numberOf(length_m) }),
  track: ({ length_m }) => ({ trackLength: numberOf(length_m) }),
  'ceiling-profile': ({ length_m }) => ({ profileLength: numberOf(length_m) }),
  masonry: ({ size, kind }) => {
    const [length, thickness, height] = toSizes(size) ?? [];
    const isBrick = String(kind).startsWith('brick');
    return {
      unitLength: length ?? null,
      unitHeight: height ?? null,
      ...(isBrick ? { joint: 10 } : { thickness: thickness ?? null }),
    };
  },
  insulation: ({ thickness_mm, insul_conductivity }) => ({
    slab: numberOf(thickness_mm),
    conductivity: numberOf(insul_conductivity),
  }),
  roofing: ({ roof_useful_width }) => ({ usefulWidth: toMetres(roof_useful_width) }),
  'deck-board': ({ deck_section, length_m, deck_gap_mm }) => ({
    boardWidth: toSizes(deck_section)?.[0] ?? null,
    boardLength: numberOf(length_m),
    gap: numberOf(deck_gap_mm),
  }),
  joist: ({ length_m }) => ({ joistLength: numberOf(length_m) }),
  'fence-sheet': ({ fence_width_mm }) => ({ usefulWidth: toMetres(fence_width_mm) }),
  picket: ({ fence_width_mm }) => ({ picketWidth: numberOf(fence_width_mm) }),
};

/** Where a typed value stands before the product's: it is no size of the product but of the work. */
const WORK: readonly string[] = ['joint', 'gap', 'conductivity'];

/** The fields an article settles by its sizes, as texts. */
export function settleFields(role: Role, { facts }: Article, typed: Texts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(SETTLED[role]?.(facts) ?? {}).flatMap(([name, value]): [string, string][] => {
      if (value === null || (WORK.includes(name) && typed[name]?.trim())) return [];
      return [[name, typeof value === 'number' ? String(Math.round(value * 1e6) / 1e6) : value]];
    }),
  );
}

/** Roles beside the main one whose goods settle fields too. */
const BESIDE: Readonly<Record<string, readonly Role[]>> = {
  laminate: ['skirting'],
  partition: ['stud', 'track'],
  ceiling: ['ceiling-profile'],
  decking: ['joist'],
  fence: ['picket', 'fence-sheet'],
};

/** The fields of a calculator that chosen goods settle. */
export function settledFieldsOf(code: string, main: Role | null): string[] {
  return [...(main ? [main] : []), ...(BESIDE[code] ?? [])]
    .flatMap((role) => Object.keys(SETTLED[role]?.({}) ?? {}))
    .filter((name) => !WORK.includes(name));
}

const numberOf = (value: number | string | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

const toMetres = (value: number | string | undefined): number | null => {
  const millimetres = numberOf(value);
  return millimetres === null ? null : millimetres / 1000;
};

/** «600x1200» as it stands in the code of a size; a dash there is a comma. */
function toSizes(value: number | string | undefined): number[] | null {
  if (typeof value !== 'string') return null;
  const sizes = value.split('x').map((side) => Number(side.replace('-', '.')));
  return sizes.length > 1 && sizes.every((side) => side > 0) ? sizes : null;
}
