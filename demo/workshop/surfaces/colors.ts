/** Colours of surfaces as three numbers from 0 to 1, as screens mean them. */
export type Color = readonly [number, number, number];

/** What a surface shows at a place of the unit square. */
export type Surface = (u: number, v: number) => Color;

export const toColor = (hex: string): Color =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Color;

export const mix = (a: Color, b: Color, part: number): Color => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];

export const shade = (color: Color, factor: number): Color => [
  color[0] * factor,
  color[1] * factor,
  color[2] * factor,
];

type Stop = readonly [at: number, color: Color];

const nowhere: Stop = [0, [0, 0, 0]];

/** Colours at places from 0 to 1, and what lies between them. */
export function ramp(stops: readonly Stop[], at: number): Color {
  const next = stops.findIndex(([place]) => place >= at);
  if (next === 0) return (stops[0] ?? nowhere)[1];
  if (next < 0) return (stops.at(-1) ?? nowhere)[1];
  const low = stops[next - 1] ?? nowhere;
  const high = stops[next] ?? nowhere;
  return mix(low[1], high[1], (at - low[0]) / (high[0] - low[0]));
}
