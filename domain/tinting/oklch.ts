/** From the way an eye orders colours (OKLCH) to what a screen shows; the formulas are those of the public definition. */
interface Oklch {
  /** 0 to 1 */
  lightness: number;
  chroma: number;
  degrees: number;
}

type Rgb = readonly [number, number, number];

function toLinear({ lightness, chroma, degrees }: Oklch): Rgb {
  const radians = (degrees * Math.PI) / 180;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const isShown = (rgb: Rgb): boolean => rgb.every((part) => part >= -0.0005 && part <= 1.0005);

const toByte = (linear: number): number => {
  const part = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055));
};

/** What is lighter, darker or more coloured than a screen can show is shown as its edge. */
export const toHex = (colour: Oklch): string =>
  `#${toLinear(colour)
    .map((part) => toByte(part).toString(16).padStart(2, '0'))
    .join('')}`;

const CLOSE = 0.0005;

/** The most colour that a screen shows at this hue and lightness, up to a limit. */
export function mostChroma({ lightness, degrees }: Omit<Oklch, 'chroma'>, limit: number): number {
  const isWithin = (chroma: number) => isShown(toLinear({ lightness, chroma, degrees }));
  if (isWithin(limit)) return limit;
  let [low, high] = [0, limit];
  while (high - low > CLOSE) {
    const middle = (low + high) / 2;
    if (isWithin(middle)) low = middle;
    else high = middle;
  }
  return low;
}
