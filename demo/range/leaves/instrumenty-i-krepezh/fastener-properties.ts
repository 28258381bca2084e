/** What screws, dowels and anchors are told apart by, and what a steel or plastic one weighs. */
import type { Choice, DraftUnit } from '../../leaf.ts';
import { kilograms } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import { list, range } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';

export const coating = list('fastener_coating', 'Покрытие', 'Жабыны');
export const head = list('fastener_head', 'Головка', 'Басы');
export const slot = list('fastener_slot', 'Шлиц', 'Ұясы');
export const tip = list('fastener_tip', 'Наконечник', 'Ұшы');
export const count = range('fastener_count', 'Штук в упаковке', 'Қаптамадағы саны', {
  ru: 'шт.',
  kz: 'дана',
});
export const holds = range('fastener_load_kg', 'Нагрузка на вырыв', 'Жұлуға төзетін жүгі', 'кг');

export const bases = {
  wood: { code: 'base-wood', ru: 'дерево', kz: 'ағаш' },
  metal: { code: 'base-metal', ru: 'металл', kz: 'металл' },
  concrete: { code: 'base-concrete', ru: 'бетон', kz: 'бетон' },
  brick: { code: 'base-brick', ru: 'кирпич', kz: 'кірпіш' },
  plasterboard: { code: 'base-plasterboard', ru: 'гипсокартон', kz: 'гипсокартон' },
  insulation: { code: 'base-insulation', ru: 'утеплитель', kz: 'жылу оқшаулағыш' },
} as const satisfies Record<string, Choice>;

const steelKgPerMm3 = 7.85e-6;

/** A threaded steel rod: its core is thinner than the thread, the head weighs about a cube of the diameter. */
export function screwKg(diameter: number, length: number): number {
  return (
    (Math.PI / 4) * (diameter * 0.82) ** 2 * length * steelKgPerMm3 + diameter ** 3 * steelKgPerMm3 * 0.9
  );
}

/** A box filled loosely, never shorter than what lies in it; a litre of it weighs so much. */
export function packSizeMm(
  weightKg: number,
  kgPerLitre: number,
  longestMm: number,
): readonly [number, number, number] {
  const volume = (weightKg / kgPerLitre) * 1_000_000;
  const long = Math.ceil(Math.max(Math.cbrt(volume) * 1.5, longestMm + 4));
  const side = Math.sqrt(volume / long);
  return [long, Math.ceil(side * 1.2), Math.max(8, Math.ceil(side / 1.2))];
}

/** Sold by the pack, compared by the piece. */
export function packUnits(pieces: number, pieceKg: number): readonly [DraftUnit, DraftUnit] {
  return [
    { unit: 'pack', ratio: 1, weightKg: kilograms(Math.max(0.02, pieces * pieceKg)) },
    { unit: 'piece', ratio: pieces, weightKg: Math.max(0.001, Number(pieceKg.toFixed(4))) },
  ];
}
