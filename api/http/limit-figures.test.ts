import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as figures from './limit-figures.ts';

const within = (seconds: number) =>
  seconds === 60
    ? 'a minute'
    : seconds === 3600
      ? 'an hour'
      : seconds === 86_400
        ? 'a day'
        : `${seconds / 60} min`;

/** The rows of the table in docs/security.md. */
function rowsOf([name, limit]: [string, (typeof figures)[keyof typeof figures]]): string[] {
  const what = name.toLowerCase().replaceAll('_', ' ');
  if ('ceiling' in limit)
    return [
      `| ${what} | ${within(limit.windowSeconds)} | mark ${limit.perMark}, user ${limit.perUser}, all without a mark ${limit.perUnmarked} | ${limit.ceiling} |`,
    ];
  if ('perClient' in limit)
    return [
      `| ${what} | ${within(limit.windowSeconds)} | mark or user ${limit.perClient} | ${limit.perNetwork} |`,
    ];
  const { perNetwork, perNameAndNetwork, perName } = limit;
  const device =
    'perKnownDevice' in limit
      ? `, known device ${limit.perKnownDevice.max} / ${within(limit.perKnownDevice.windowSeconds)}`
      : '';
  const longer = 'longer' in limit ? limit.longer : [];
  const own = [perNameAndNetwork, ...longer].map(
    ({ max, windowSeconds }) => `${max} / ${within(windowSeconds)}`,
  );
  return [
    `| ${what} | ${within(perNetwork.windowSeconds)} | name and network ${own.join(', ')}, name ${perName.max} / ${within(perName.windowSeconds)}${device} | ${perNetwork.max} |`,
  ];
}

test('the table of limits in docs/security.md is the one of the code', () => {
  const text = readFileSync('docs/security.md', 'utf8');
  const missing = Object.entries(figures)
    .flatMap((each) => rowsOf(each))
    .filter((row) => !text.includes(row));
  expect(missing).toEqual([]);
});
