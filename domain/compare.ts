/**
 * The compare table (spec 4): which rows differ, which value is the best of its row, and in which group a row stands.
 * A value is called the best only where everybody would agree on the direction: a longer guarantee, a lower consumption.
 */
export type CompareProperty = { isDifferent: boolean };

/** The «different» view makes sense only with more than one property. */
export function canShowDifferences(properties: readonly CompareProperty[]): boolean {
  return properties.length > 1;
}

export function differingProperties<P extends CompareProperty>(properties: readonly P[]): P[] {
  return properties.filter(({ isDifferent }) => isDifferent);
}

/** What one product has in a row; an empty text where nothing is known. */
export interface ComparedValue {
  text: string;
  number: number | null;
}

export type CompareGroup = 'main' | 'size' | 'features' | 'maker';

const MORE_IS_BETTER = new Set([
  'warranty_years',
  'warranty_months',
  'roof_guarantee',
  'facade_service_years',
  'floor_class',
  'lino_class',
  'lino_wear_mm',
  'vinyl_wear_mm',
  'parquet_top_mm',
  'paint_coverage',
  'sound_reduction_db',
  'under_sound_db',
  'foam_yield_l',
  'glue_cover_m2',
  'glue_rolls',
  'spacer_cover_m2',
  'wallp_repaints',
  'pot_life_min',
  'adhesive_open_min',
  'hardw_cycles',
  'hardw_door_kg',
  'inst_load_kg',
  'sill_heat_c',
  'door_steel_mm',
  'door_locks',
  'pipe_temperature_c',
  'boiler_efficiency',
  'radiator_output_w',
  'radiator_pressure_bar',
  'rail_pressure_bar',
  'pump_head_m',
  'pump_flow_m3h',
  'water_heater_flow',
  'lamp_flux_lm',
  'lamp_cri',
  'lamp_life_h',
  'breaker_capacity_ka',
  'extension_load_w',
  'tool_torque_nm',
  'tool_energy_j',
  'tool_battery_ah',
  'tool_power_w',
  'saw_depth_mm',
  'measure_range_m',
  'fastener_load_kg',
  'greenhouse_snow_kg',
  'hose_pressure_bar',
  'store_load_kg',
]);

const LESS_IS_BETTER = new Set([
  'unit_price',
  'block_conductivity',
  'insul_conductivity',
  'mix_consumption',
  'primer_consumption',
  'waterproofing_consumption',
  'facade_consumption',
  'primer_drying_h',
  'paint_drying_h',
  'floor_walk_hours',
  'glue_ready_min',
  'wc_flush_l',
  'tool_weight_kg',
  'gardenp_weight_kg',
  'measure_accuracy',
  'measure_precision_mm',
]);

/** Which of the numbers is the best: all of several equal ones, none where all are the same or one stands alone. */
export function findBest(code: string, numbers: readonly (number | null)[]): boolean[] {
  const known = numbers.filter((number) => number !== null);
  const isKnownDirection = MORE_IS_BETTER.has(code) || LESS_IS_BETTER.has(code);
  if (!isKnownDirection || new Set(known).size < 2) return numbers.map(() => false);
  const best = MORE_IS_BETTER.has(code) ? Math.max(...known) : Math.min(...known);
  return numbers.map((number) => number === best);
}

/** A product of which nothing is known differs from one of which something is. */
export function isDifferent(values: readonly Pick<ComparedValue, 'text'>[]): boolean {
  return new Set(values.map(({ text }) => text)).size > 1;
}

const MAKER = new Set(['brand', 'country', 'warranty_months', 'warranty_years', 'roof_guarantee']);
const SIZE_UNITS = new Set(['мм', 'см', 'м', 'м²', 'м³', 'мм²', 'кг', 'г', 'л', 'мл', '″']);
const SIZE_CODES = new Set(['size', 'weight']);

/** By what kind of property it is and what it is measured in (the unit's Russian name). */
export function groupOf(property: { code: string; kind: string; unit: string | null }): CompareGroup {
  if (MAKER.has(property.code)) return 'maker';
  if (property.kind === 'flag') return 'features';
  return SIZE_CODES.has(property.code) || SIZE_UNITS.has(property.unit ?? '') ? 'size' : 'main';
}

/** How long the bar under a number is, against the largest of its row: 0 to 100; null where bars say nothing. */
export function barShares(numbers: readonly (number | null)[]): (number | null)[] {
  const known = numbers.filter((number) => number !== null);
  const most = Math.max(...known);
  if (new Set(known).size < 2 || Math.min(...known) < 0 || most <= 0) return numbers.map(() => null);
  return numbers.map((number) => (number === null ? null : Math.round((number / most) * 100)));
}
