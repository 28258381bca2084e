/** Numbers as they are written in texts, and the outer sizes of packs that follow from what is inside. */

/** 12.5 → «12,5»; at most three decimals, no trailing zeros. */
export function comma(number: number): string {
  return String(Number(number.toFixed(3))).replace('.', ',');
}

export function round(number: number, decimals: number): number {
  return Number(number.toFixed(decimals));
}

type Size = readonly [number, number, number];

/** A lying bag: as high as its filling makes it. */
export function bagSize(kg: number, kgPerM3: number): Size {
  const length = Math.round(165 * Math.cbrt(kg));
  const width = Math.round(length * 0.66);
  return [length, width, Math.round((kg / kgPerM3 / length / width) * 1e9)];
}

/** A can or a bucket, about as high as wide. */
export function canSize(litres: number): Size {
  const width = Math.round(Math.cbrt((litres * 1.08e6 * 4) / Math.PI));
  return [width, width, Math.round(width * 1.02)];
}

/** A canister: a narrow box. */
export function canisterSize(litres: number): Size {
  const width = Math.round(Math.cbrt((litres * 1.12e6) / 1.9));
  return [width, Math.round(width * 0.7), Math.round(width * 2.75)];
}

/** A standing roll of the given sheet. */
export function rollSize(widthMm: number, lengthM: number, thicknessMm: number): Size {
  const diameter = Math.round(Math.sqrt((4 / Math.PI) * lengthM * 1000 * thicknessMm) * 1.05) + 30;
  return [widthMm, diameter, diameter];
}
