/** Smooth randomness in the plane that repeats every `period` cells, so that a surface has no seams. */
export type Noise = (x: number, y: number) => number;

/** Between −1 and 1, about 0; cells of size 1; the period in cells, for x and y. */
function makeNoise(seed: number, periodX: number, periodY: number): Noise {
  const angle = (x: number, y: number): number => {
    let h =
      Math.imul(x + 374_761, 668_265_263) ^
      Math.imul(y + 97_531, 2_246_822_519) ^
      Math.imul(seed + 1, 3_266_489_917);
    h = Math.imul(h ^ (h >>> 15), 2_246_822_519);
    h = Math.imul(h ^ (h >>> 13), 3_266_489_917);
    return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296;
  };
  const wrap = (value: number, period: number) => ((value % period) + period) % period;
  const lean = (cellX: number, cellY: number, x: number, y: number): number => {
    const turn = angle(wrap(cellX, periodX), wrap(cellY, periodY)) * Math.PI * 2;
    return Math.cos(turn) * x + Math.sin(turn) * y;
  };
  const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [dx, dy] = [x - left, y - top];
    const [u, v] = [fade(dx), fade(dy)];
    const above = lean(left, top, dx, dy) * (1 - u) + lean(left + 1, top, dx - 1, dy) * u;
    const below = lean(left, top + 1, dx, dy - 1) * (1 - u) + lean(left + 1, top + 1, dx - 1, dy - 1) * u;
    return (above * (1 - v) + below * v) * 1.5;
  };
}

/** Octaves of noise over the unit square, `cells` across it at first. */
export function makeClouds(
  seed: number,
  cellsX: number,
  cellsY: number,
  octaves: number,
  rough = 0.5,
): Noise {
  const layers = Array.from({ length: octaves }, (_, i) => ({
    noise: makeNoise(seed + i * 101, cellsX * 2 ** i, cellsY * 2 ** i),
    scale: 2 ** i,
    weight: rough ** i,
  }));
  const total = layers.reduce((sum, { weight }) => sum + weight, 0);
  return (u, v) =>
    layers.reduce(
      (sum, { noise, scale, weight }) => sum + weight * noise(u * cellsX * scale, v * cellsY * scale),
      0,
    ) / total;
}

export const clamp = (value: number): number => Math.min(1, Math.max(0, value));
export const between = (low: number, high: number, value: number): number =>
  clamp((value - low) / (high - low));
