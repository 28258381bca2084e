/**
 * The name of a product's picture: its family and variant, and behind them what else is to be read or seen on it, so that
 * products with the same name may share one picture and products that differ to the eye have different names.
 */

import { toSlug } from '#domain/slug.ts';
import { getBrand } from '../brands.ts';
import type { Draft, PropertyValue, Words } from '../leaf.ts';

type Shown = 'brand' | 'title' | 'sides' | (string & {});

/** By family, or by one of its variants: what is printed on the pack, or the property whose value shows. */
const shown: Record<string, readonly Shown[]> = {
  accessory: ['brand', 'diameter_mm'],
  'accessory/bit-set': ['brand', 'accessory_pieces'],
  'accessory/cutting-disc': ['brand', 'diameter_mm', 'accessory_pieces'],
  'accessory/sds-bit': [],
  'accessory/twist-drill': ['accessory_coating'],
  anchor: ['brand', 'diameter_mm', 'length_mm', 'fastener_count', 'anchor_material'],
  bag: ['brand', 'title', 'strength_mark', 'pack_kg', 'color'],
  basin: ['basin_shape', 'color'],
  'bath/asymmetric': ['bath_side'],
  'bath-furniture': [
    'furn_width_cm',
    'furn_height_cm',
    'furn_mounting',
    'furn_drawers',
    'furn_with_basin',
    'furn_light',
  ],
  block: ['block_density'],
  board: ['brand', 'color'],
  'board/metal': ['brand', 'breaker_modules', 'electric_mount'],
  'board/meter': ['brand', 'breaker_modules'],
  'board/plastic': ['brand', 'color', 'breaker_modules', 'electric_mount'],
  'board/plastic-clear': ['brand', 'color', 'breaker_modules', 'electric_mount'],
  boiler: ['brand', 'boiler_power_kw'],
  breaker: [
    'brand',
    'breaker_poles',
    'breaker_curve',
    'electric_current_a',
    'breaker_leakage_ma',
    'breaker_leak_type',
    'breaker_capacity_ka',
  ],
  brick: ['brick_voids', 'color', 'size'],
  brush: ['brand'],
  bucket: ['brand', 'title', 'pack_kg', 'volume_l', 'color'],
  cable: ['color'],
  can: ['brand', 'title', 'pack_kg', 'volume_l', 'color'],
  canister: ['brand', 'title', 'volume_l', 'color'],
  'chain-saw': ['brand', 'gardenp_engine'],
  chemistry: ['brand', 'title', 'volume_l', 'chem_pack_kg', 'chem_scent'],
  cleaning: ['color'],
  'cleaning/cloths': ['brand', 'color', 'chem_pieces'],
  cultivator: ['brand'],
  decking: ['kind', 'deck_profile', 'deck_surface'],
  door: ['door_opening'],
  drill: ['brand'],
  drywall: ['brand'],
  'entrance-door': ['door_side'],
  extension: ['color'],
  'extension/home': ['extension_sockets', 'extension_switch', 'color'],
  'extension/power': ['extension_sockets', 'color'],
  'extension/surge': ['extension_sockets', 'extension_switch', 'color'],
  fence: ['fence_ral', 'fence_coating'],
  film: ['brand', 'title', 'width_mm', 'painter_length_m'],
  foam: ['brand'],
  'foam-can': ['brand', 'title', 'seal_volume_ml', 'seal_season'],
  garden: ['material', 'garden_handle', 'color'],
  glue: ['brand', 'title', 'glue_pack_g'],
  'fence/sheet': ['roof_profile', 'fence_ral', 'fence_coating'],
  grinder: ['brand'],
  gutter: ['roof_ral'],
  hammer: ['kind', 'brand'],
  hose: ['hose_diameter', 'length_m'],
  installation: ['inst_button'],
  lamp: ['lamp_power_w', 'lamp_temperature_k'],
  'lamp/filament': [],
  'lamp/tube': [],
  luminaire: ['luminaire_bulbs', 'material', 'color'],
  measure: ['brand'],
  'measure/laser-level': ['brand', 'measure_laser_lines'],
  mesh: ['kind', 'rebar_coating', 'brand'],
  mixer: ['kind', 'brand'],
  mosaic: ['mosaic_shape'],
  mower: ['brand'],
  parquet: ['parquet_strips'],
  pole: ['brand'],
  polycarbonate: ['color'],
  ppr: ['color', 'pipe_angle', 'pipe_thread_kind'],
  'ppr/pipe': ['brand', 'color', 'diameter_mm', 'pipe_wall_mm'],
  'ppr/pipe-reinforced': ['brand', 'color', 'diameter_mm', 'pipe_wall_mm'],
  profile: ['kind'],
  pump: ['brand', 'pump_head_m', 'pump_power_w'],
  radiator: ['radiator_sections', 'radiator_axis_mm', 'color'],
  'radiator/steel': ['kind', 'brand'],
  'radiator/steel-panel': ['sides', 'radiator_connection'],
  rebar: ['rebar_class'],
  roll: ['brand', 'title', 'soft_roof_area', 'insul_area_m2', 'membrane_area_m2'],
  'profiled-sheet': ['roof_profile'],
  roller: ['brand'],
  roof: ['kind'],
  'rotary-hammer': ['brand'],
  saw: ['brand', 'tool_source'],
  screws: ['brand', 'title', 'diameter_mm', 'length_mm', 'fastener_count'],
  sealant: ['kind', 'brand', 'title', 'seal_volume_ml', 'color'],
  sewer: ['pipe_angle'],
  shower: ['shower_shape', 'shower_size_cm', 'shower_tray_cm', 'shower_doors'],
  shingle: ['shingle_shape', 'color'],
  siding: ['siding_imitation', 'color'],
  siphon: ['kind'],
  skirting: ['kind'],
  socket: ['color'],
  spacer: ['kind'],
  spatula: ['brand'],
  storage: ['color', 'store_shelves'],
  switch: ['color'],
  tap: ['tap_control', 'tap_shower'],
  tape: ['kind'],
  tile: ['size'],
  timber: ['wood_species', 'wood_treatment'],
  tint: ['brand', 'title', 'volume_l', 'color'],
  toolset: ['brand', 'toolset_pieces', 'toolset_box'],
  'toolset/wrenches': ['brand', 'toolset_pieces'],
  'towel-rail': ['kind', 'size', 'rail_bars', 'rail_thermostat'],
  track: ['color'],
  tray: ['brand'],
  trimmer: ['brand'],
  valve: ['pipe_thread_kind', 'valve_handle', 'valve_coating'],
  'water-heater': ['brand', 'volume_l', 'water_heater_flow', 'color'],
  watering: ['color'],
  'watering/drip': ['brand', 'title', 'watering_area_m2'],
  'watering/sprinkler': ['kind'],
  wool: ['brand', 'title', 'thickness_mm'],
};

/** Of these values the eye tells less than the name: what of them is seen. */
const seen: Record<string, (value: string) => string> = {
  // How long it is against its depth; square ones are framed to look alike.
  shower_size_cm: (size) => {
    const [wide = '', deep] = size.split('x');
    return wide === deep ? '' : wide;
  },
  shower_tray_cm: (height) => (Number(height) < 20 ? '' : 'high'),
};

/** What a draft and a whole product have both. */
export type Pictured = Pick<Draft, 'name' | 'values' | 'sizeMm'> & { brandCode: string };

/** The kind of thing, as a pack says it: the name up to the brand; in Kazakh what the Russian name does not say too. */
export function toTitle({ name, brandCode }: Pictured): Words {
  const brand = getBrand(brandCode).name;
  const ru = name.ru.split(` ${brand}`)[0] ?? name.ru;
  const known = new Set(name.ru.split(/[\s,]+/));
  const words = name.kz.split(/,\s/)[0]?.split(' ') ?? [];
  const kz = words.filter((word) => !known.has(word)).join(' ') || name.kz;
  return { ru, kz: kz.charAt(0).toUpperCase() + kz.slice(1) };
}

export function findValue({ values }: Pictured, code: string): PropertyValue | undefined {
  return values.find(([property]) => property.code === code)?.[1];
}

function toPart(pictured: Pictured, what: Shown): string {
  if (what === 'brand') return pictured.brandCode;
  if (what === 'sides') return pictured.sizeMm.join('x');
  if (what === 'title') return toSlug(toTitle(pictured).ru, 40);
  const value = findValue(pictured, what);
  if (value === undefined) return '';
  const said = sayValue(value);
  return seen[what]?.(said) ?? said;
}

function sayValue(value: PropertyValue): string {
  if (typeof value !== 'object') return toSlug(String(value));
  return 'code' in value ? value.code : value.map(({ code }) => code).join('-');
}

export function toPictureName(image: string, pictured: Pictured): string {
  const [family = ''] = image.split('/');
  const parts = (shown[image] ?? shown[family] ?? [])
    .map((what) => toPart(pictured, what))
    .filter((part) => part !== '');
  return parts.length === 0 ? image : `${image}/${parts.join('-')}`;
}
