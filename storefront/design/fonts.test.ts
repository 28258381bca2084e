import { readFileSync } from 'node:fs';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import onest from '@capsizecss/metrics/onest';
import onestBold from '@capsizecss/metrics/onest/700';
import { describe, expect, test } from 'vitest';

const faces = readFileSync(new URL('fonts.css', import.meta.url), 'utf8')
  .split('@font-face')
  .filter((face) => face.includes('size-adjust:'));

const percent = (face: string, name: string) =>
  Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;

describe.each([
  ['regular', faces[0] ?? '', onest, arial],
  ['bold', faces[1] ?? '', onestBold, arialBold],
])('the %s stand-in', (_name, face, wanted, standIn) => {
  const sizeAdjust = percent(face, 'size-adjust');

  test('has lines as high as those of the typeface', () => {
    expect(percent(face, 'ascent-override') * sizeAdjust).toBeCloseTo(wanted.ascent / wanted.unitsPerEm, 3);
    expect(percent(face, 'descent-override') * sizeAdjust).toBeCloseTo(
      -wanted.descent / wanted.unitsPerEm,
      3,
    );
  });

  // The published widths are of English letters; ours is measured on Russian words.
  test('is as wide as the typeface, to four percent of the published widths', () => {
    const published = wanted.xWidthAvg / wanted.unitsPerEm / (standIn.xWidthAvg / standIn.unitsPerEm);
    expect(Math.abs(sizeAdjust / published - 1)).toBeLessThan(0.04);
  });
});
