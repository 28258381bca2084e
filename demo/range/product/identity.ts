import { makeEan13 } from '#domain/gtin.ts';

/** Numbers by which a product is known. All follow from its id, so no two products can share one. */

/** Both are prime, so id × spread modulo span visits every number once: articles look random and never repeat. */
const span = 8_999_993;
const spread = 3_704_443;

/** The range is numbered with seven digits; it holds no more. */
export const maxProducts = span - 1;

export function toProductCode(id: number): string {
  return String(1_000_000 + ((id * spread) % span));
}

/** A bijection of 32-bit numbers that looks like noise. */
function scramble(value: number): number {
  let h = value >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function hex(value: number): string {
  return value.toString(16).padStart(8, '0');
}

/** As an accounting system names its goods; the first digits are spread evenly, for they name image folders. */
export function toExternalId(id: number): string {
  const first = hex(scramble(id));
  const second = hex(scramble(id ^ 0x5bd1e995));
  const third = hex(scramble(id ^ 0x1b873593));
  return `${first}-${second.slice(0, 4)}-8${second.slice(5)}-8${third.slice(1, 4)}-${third.slice(4)}${hex(scramble(id ^ 0x2545f491))}`;
}

/** Prefixes 200–299 are for use inside a shop: such a code collides with no real product. */
export function toGtin(id: number): string {
  return makeEan13(String(200 + (scramble(id) % 100)), Number(toProductCode(id)));
}

export function toNtin(id: number): string {
  return `DEMO-${String(scramble(id ^ 0x9e3779b9) % 1_000_000).padStart(6, '0')}-${toProductCode(id)}`;
}
