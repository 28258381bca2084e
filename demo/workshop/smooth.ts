/** Takes the grain out of few samples: light is smoothed along surfaces, never across an edge of shape or colour. */
export interface Guides {
  width: number;
  height: number;
  /** Nothing is smoothed where this is zero. */
  cover: Float32Array;
  /** Planes whose differences are edges, with the difference that counts as one. */
  edges: readonly { plane: Float32Array; width: number }[];
}

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];
/** Beyond this a neighbour's weight is next to nothing. */
const FAR = 6;

/** Edge-avoiding wavelets: a 5 × 5 kernel with holes of 1, 2, 4… pixels; the three colours with the same weights. */
export function smoothLight(
  planes: readonly Float32Array[],
  guides: Guides,
  { levels = 3, contrast = 0.6, mendsLone = false } = {},
) {
  if (planes.every((plane) => plane.every((value) => value === 0))) return [...planes];
  const sights = interleave(
    guides.edges.map(({ plane, width }) => plane.map((value) => value / (width * Math.SQRT2))),
  );
  let light = interleave(planes);
  for (let level = 0; level < levels; level++) {
    light = smoothOnce(light, sights, guides, 2 ** level, contrast / 2 ** level);
  }
  if (mendsLone) light = mendLone(light, sights, guides);
  return planes.map((plane, k) => plane.map((_, pixel) => light[pixel * planes.length + k] as number));
}

/** One pixel's numbers beside each other: the loop below reads them in order. */
function interleave(planes: readonly Float32Array[]): Float32Array {
  const count = planes.length;
  const out = new Float32Array(count * (planes[0]?.length ?? 0));
  planes.forEach((plane, k) => {
    for (let pixel = 0; pixel < plane.length; pixel++) out[pixel * count + k] = plane[pixel] as number;
  });
  return out;
}

function smoothOnce(
  light: Float32Array,
  sights: Float32Array,
  { width, height, cover, edges }: Guides,
  step: number,
  contrast: number,
): Float32Array {
  const count = edges.length;
  const out = Float32Array.from(light);
  // Compared are neighbourhoods, not pixels: a lone bright grain is no edge.
  const calm = calmDown(light, width, height);
  const sharpness = 1 / (6 * contrast * contrast);
  for (let here = 0; here < width * height; here++) {
    if (cover[here] === 0) continue;
    const [x, y] = [here % width, Math.floor(here / width)];
    const [red, green, blue] = [
      calm[here * 3] as number,
      calm[here * 3 + 1] as number,
      calm[here * 3 + 2] as number,
    ];
    let [total, sumRed, sumGreen, sumBlue] = [0, 0, 0, 0];
    for (let tap = 0; tap < 25; tap++) {
      const column = x + ((tap % 5) - 2) * step;
      const row = y + (Math.floor(tap / 5) - 2) * step;
      if (column < 0 || column >= width || row < 0 || row >= height) continue;
      const there = row * width + column;
      let distance = 0;
      for (let k = 0; k < count && distance < FAR; k++) {
        const difference = (sights[there * count + k] as number) - (sights[here * count + k] as number);
        distance += difference * difference;
      }
      if (distance >= FAR) continue;
      const [r, g, b] = [
        calm[there * 3] as number,
        calm[there * 3 + 1] as number,
        calm[there * 3 + 2] as number,
      ];
      // Against the brightness itself: a step of light in the shade is as sharp as one in the sun.
      const scale = (r + g + b + red + green + blue) / 6 + 0.02;
      const change = ((r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2) / (scale * scale);
      const weight =
        Math.exp(-distance - change * sharpness) *
        (KERNEL[tap % 5] as number) *
        (KERNEL[Math.floor(tap / 5)] as number);
      total += weight;
      sumRed += weight * (light[there * 3] as number);
      sumGreen += weight * (light[there * 3 + 1] as number);
      sumBlue += weight * (light[there * 3 + 2] as number);
    }
    out[here * 3] = sumRed / total;
    out[here * 3 + 1] = sumGreen / total;
    out[here * 3 + 2] = sumBlue / total;
  }
  return out;
}

/** A neighbour this like is of the same surface. */
const ALIKE = 3;

/** A pixel on an edge is like no other and kept its grain: it gets the mean light of those beside it that are like some. */
function mendLone(light: Float32Array, sights: Float32Array, { width, height, edges }: Guides): Float32Array {
  const count = edges.length;
  const isLone = new Uint8Array(width * height);
  const beside = [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1];
  for (let here = 0; here < width * height; here++) {
    const alike = beside.filter((way) => {
      const there = here + way;
      if (there < 0 || there >= width * height) return false;
      let distance = 0;
      for (let k = 0; k < count && distance < ALIKE; k++) {
        distance += ((sights[there * count + k] as number) - (sights[here * count + k] as number)) ** 2;
      }
      return distance < ALIKE;
    });
    if (alike.length < 4) isLone[here] = 1;
  }
  const out = Float32Array.from(light);
  for (let here = 0; here < width * height; here++) {
    if (isLone[here] === 0) continue;
    const givers = beside.filter((way) => isLone[here + way] === 0);
    if (givers.length === 0) continue;
    for (let k = 0; k < 3; k++) {
      const sum = givers.reduce((total, way) => total + (light[(here + way) * 3 + k] as number), 0);
      out[here * 3 + k] = sum / givers.length;
    }
  }
  return out;
}

/** The mean of every pixel's nine, of which the brightest does not count. */
function calmDown(light: Float32Array, width: number, height: number): Float32Array {
  const out = Float32Array.from(light);
  for (let y = 1; y < height - 1; y++) {
    for (let at = (y * width + 1) * 3; at < (y * width + width - 1) * 3; at++) {
      let [sum, highest] = [0, 0];
      for (let row = -1; row <= 1; row++) {
        for (let column = -1; column <= 1; column++) {
          const value = light[at + (row * width + column) * 3] as number;
          sum += value;
          if (value > highest) highest = value;
        }
      }
      out[at] = (sum - highest) / 8;
    }
  }
  return out;
}

/** A Gaussian that counts only where the mask is: what lies under the mask's holes neither gives nor dims. */
export function blurWithin(
  plane: Float32Array,
  mask: Float32Array,
  width: number,
  sigma: number,
): Float32Array {
  const masked = plane.map((value, index) => value * (mask[index] as number));
  const [value, weight] = [masked, mask].map((each) =>
    blur(blur(each, width, sigma, 1), width, sigma, width),
  );
  return plane.map((_, index) => (value?.[index] as number) / Math.max(1e-4, weight?.[index] as number));
}

/** Along lines (stride 1) or columns (stride of a line). */
function blur(plane: Float32Array, width: number, sigma: number, stride: number): Float32Array {
  const radius = Math.ceil(sigma * 2.5);
  const kernel = Float32Array.from({ length: radius + 1 }, (_, i) => Math.exp(-(i ** 2) / (2 * sigma ** 2)));
  const length = stride === 1 ? width : plane.length / width;
  const out = new Float32Array(plane.length);
  for (let index = 0; index < plane.length; index++) {
    const at = stride === 1 ? index % width : Math.floor(index / width);
    const start = index - at * stride;
    let sum = 0;
    for (let k = Math.max(0, at - radius); k <= Math.min(length - 1, at + radius); k++) {
      sum += (kernel[Math.abs(k - at)] as number) * (plane[start + k * stride] as number);
    }
    out[index] = sum;
  }
  return out;
}
