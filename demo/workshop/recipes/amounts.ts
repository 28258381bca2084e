/** What a pack says of its content, from the product's own properties. */
import { findValue } from '../../range/product/picture-name.ts';
import type { Sitter } from '../recipe.ts';

/** A property's number, or the number that its choice stands for. */
export function findNumber(sitter: Sitter, code: string): number | undefined {
  const value = findValue(sitter, code);
  if (typeof value === 'number') return value;
  if (typeof value !== 'object' || !('code' in value)) return undefined;
  return value.number ?? (Number.parseFloat(value.code.replace('-', '.')) || undefined);
}

export function findCode(sitter: Sitter, code: string): string | undefined {
  const value = findValue(sitter, code);
  return typeof value === 'object' && 'code' in value ? value.code : undefined;
}

export const write = (number: number): string => String(number).replace('.', ',');

export function toAmount(sitter: Sitter): string {
  const kg = findNumber(sitter, 'pack_kg');
  if (kg !== undefined) return `${write(kg)} кг`;
  const litres = findNumber(sitter, 'volume_l');
  if (litres !== undefined) return `${write(litres)} л`;
  const millilitres = findNumber(sitter, 'seal_volume_ml');
  return millilitres === undefined ? '' : `${write(millilitres)} мл`;
}
