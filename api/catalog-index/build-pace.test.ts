import { expect, test } from 'vitest';
import { BuildPace } from './build-pace.ts';

/** Looks twice a second, as the keeper does; gives when builds of `tookMs` began. */
function listBuilds(
  untilMs: number,
  tookMs: number,
  moves: (at: number) => boolean,
  movesAtOnce = 1,
): number[] {
  const pace = new BuildPace();
  const builds: number[] = [];
  let endsAt: number | null = null;
  for (let at = 0; at <= untilMs; at += 500) {
    if (endsAt !== null && at >= endsAt) {
      pace.ended(endsAt, tookMs);
      endsAt = null;
    }
    if (moves(at)) pace.moved(at, movesAtOnce);
    if (endsAt !== null || !pace.isDue(at)) continue;
    pace.begin();
    builds.push(at);
    endsAt = at + tookMs;
  }
  return builds;
}

test('the first build is wanted at once, and none after it while nothing moves', () => {
  expect(listBuilds(60_000, 400, () => false)).toEqual([0]);
});

test('one edit is followed at the next look', () => {
  expect(listBuilds(60_000, 400, (at) => at === 20_000)).toEqual([0, 20_500]);
});

test('edits of one editor, seconds apart, are followed one by one', () => {
  expect(listBuilds(60_000, 400, (at) => at === 20_000 || at === 24_000)).toEqual([0, 20_500, 24_500]);
});

test('while goods come without a pause, building takes a sixth of the time at most', () => {
  const begun = listBuilds(600_000, 10_000, (at) => at >= 20_000);
  expect(begun.slice(0, 4)).toEqual([0, 60_000, 120_000, 180_000]);
  expect(begun).toHaveLength(11);
});

test('what is built of the catalogue belongs to the sixth: mostly it takes longer than the catalogue', () => {
  const pace = new BuildPace();
  pace.begin();
  pace.ended(2000, 2000);
  pace.followed(8000, 6000);
  // While goods come at every look.
  const isDueAt = (at: number) => {
    pace.moved(at, 1);
    return pace.isDue(at);
  };
  expect([8500, 12_500, 37_500, 38_000].map(isDueAt)).toEqual([false, false, false, true]);
});

test('packages with a pause for reading between them are one load: no build after each of them', () => {
  // Three seconds of goods, four of reading, twenty times over, in a range that takes five seconds to build.
  const comes = (at: number) => at >= 40_000 && at < 180_000 && (at - 40_000) % 7000 < 3000;
  const begun = listBuilds(600_000, 5000, comes);
  expect(begun.filter((at) => at < 180_000)).toHaveLength(6);
  expect(begun.at(-1)).toBeLessThan(195_000);
});

test('first prices that come between packages of stock are one load: no build after each of their portions', () => {
  // A second of prices, four of stock and of reading, twenty times over.
  const comes = (at: number) => at >= 20_000 && at < 120_000 && (at - 20_000) % 5000 < 1000;
  const during = (builds: number[]) => builds.filter((at) => at > 0 && at < 120_000).length;
  const ofLoad = listBuilds(600_000, 2000, comes, 1000);
  expect(during(ofLoad)).toBeLessThan(10);
  expect(ofLoad.at(-1)).toBeLessThan(150_000);
  // An editor who saves something every five seconds has each of it followed.
  const saves = (at: number) => at >= 20_000 && at < 120_000 && at % 5000 === 0;
  expect(during(listBuilds(600_000, 400, saves, 1))).toBe(20);
});

test('who has been sending for long may pause for longer: five seconds between portions are no end of it', () => {
  const comes = (at: number) => at >= 20_000 && at < 260_000 && (at - 20_000) % 12_000 < 7000;
  const begun = listBuilds(600_000, 4000, comes);
  // Of twenty portions; at rest afterwards as soon as after any load.
  expect(begun.filter((at) => at < 260_000).length).toBeLessThan(14);
  expect(begun.at(-1)).toBeLessThan(300_000);
});

test('when they cease, the last of them are seen after the time of one build, not of five', () => {
  expect(listBuilds(600_000, 10_000, (at) => at > 60_000 && at <= 75_000)).toEqual([0, 61_000, 85_000]);
});

test('what moves while a build goes on wants another one', () => {
  expect(listBuilds(60_000, 2000, (at) => at === 20_000 || at === 21_000)).toEqual([0, 20_500, 24_500]);
});

test('a build that failed is tried again after a second', () => {
  const pace = new BuildPace();
  pace.begin();
  pace.failed(10_000);
  expect([pace.isDue(10_500), pace.isDue(11_000)]).toEqual([false, true]);
});
