/**
 * The name of a product's picture: its family and variant, and behind them what else is to be read or seen on it, so that
 * products with the same name may share one picture and products that differ to the eye have different names.
 */
import { getBrand } from '../brands.ts';
import type { Draft, PropertyValue, Words } from '../leaf.ts';
import { toSlug } from './slug.ts';

type Shown = 'brand' | 'title' | (string & {});

/** By family: what is printed on the pack, or the property whose value shows. */
const shown: Record<string, readonly Shown[]> = {
  bag: ['brand', 'title', 'strength_mark', 'pack_kg', 'color'],
  brick: ['brick_voids', 'color'],
  bucket: ['brand', 'title', 'pack_kg', 'volume_l', 'color'],
  cable: ['color'],
  can: ['brand', 'title', 'pack_kg', 'volume_l', 'color'],
  canister: ['brand', 'title', 'volume_l', 'color'],
  drill: ['brand'],
  drywall: ['brand'],
  foam: ['brand'],
  lamp: ['lamp_power_w', 'lamp_temperature_k'],
  sealant: ['brand', 'title', 'seal_volume_ml', 'color'],
  socket: ['color'],
  switch: ['color'],
  tile: ['size'],
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
  if (what === 'title') return toSlug(toTitle(pictured).ru, 40);
  const value = findValue(pictured, what);
  if (value === undefined) return '';
  if (typeof value !== 'object') return toSlug(String(value));
  return 'code' in value ? value.code : value.map(({ code }) => code).join('-');
}

export function toPictureName(image: string, pictured: Pictured): string {
  const [family = ''] = image.split('/');
  const parts = (shown[family] ?? []).map((what) => toPart(pictured, what)).filter((part) => part !== '');
  return parts.length === 0 ? image : `${image}/${parts.join('-')}`;
}
