import { expect, test } from 'vitest';
import type { Print } from '../compose.ts';
import { printSurface } from '../surfaces/surface.ts';
import { printPlanks } from './plank.ts';

const [WIDTH, HEIGHT] = [180, 112];
const woods = ['oak-natural', 'oak-grey', 'ash-light', 'walnut-dark', 'pine-natural', 'beech-natural'];

const meanOf = ({ pixels }: Print): number[] =>
  [0, 1, 2].map((k) => {
    const parts = pixels.filter((_, at) => at % 4 === k);
    return parts.reduce((sum, part) => sum + part, 0) / parts.length;
  });

/** How much the green part changes from a pixel to the one that lies so far, against its mean. */
function changeOver(print: Print, step: number): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at + step < WIDTH * HEIGHT; at += 3) {
    sum += Math.abs((print.pixels[at * 4 + 1] ?? 0) - (print.pixels[(at + step) * 4 + 1] ?? 0));
    count++;
  }
  return sum / count / (meanOf(print)[1] ?? 1);
}

test.each(woods)('a plank of %s is of the colour that is laid in rooms, its grain runs along it', (wood) => {
  const print = printPlanks({ wood }, WIDTH, HEIGHT);
  const laid = meanOf(printSurface(`wood/${wood}`, 64, 48));
  meanOf(print).forEach((part, k) => {
    expect(Math.abs(part / (laid[k] ?? 1) - 1), wood).toBeLessThan(0.06);
  });
  expect(changeOver(print, WIDTH), wood).toBeGreaterThan(changeOver(print, 1) * 1.5);
});

test('woods are told apart by their grain, not by their colour alone, and a plank is the same every time', () => {
  const grain = (wood: string) => changeOver(printPlanks({ wood }, WIDTH, HEIGHT), WIDTH);
  expect(grain('ash-natural')).toBeGreaterThan(grain('maple-natural') * 1.5);
  expect(grain('oak-bleached')).toBeLessThan(grain('oak-natural'));
  expect(printPlanks({ wood: 'oak-natural' }, 40, 25)).toEqual(printPlanks({ wood: 'oak-natural' }, 40, 25));
});

test('a board of three strips shows its joints', () => {
  const dark = ({ pixels }: Print) => {
    const mean = meanOf({ width: 0, height: 0, pixels })[1] ?? 1;
    return pixels.filter((part, at) => at % 4 === 1 && part < mean * 0.62).length;
  };
  const wood = 'walnut-natural';
  const [one, three] = [1, 3].map((strips) => printPlanks({ wood, strips }, 540, 340)) as [Print, Print];
  expect(dark(three)).toBeGreaterThan(dark(one) * 2 + 100);
});
