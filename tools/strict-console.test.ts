import { expect, test } from 'vitest';
import { runVitest } from './vitest-run.ts';

test('a complaint on the console fails its test unless that test expected it', {
  timeout: 30_000,
}, async () => {
  const { tests, failed } = await runVitest(['--config=tests/fixtures/noisy.config.ts'], { show: false });
  expect(tests).toHaveLength(8);
  expect(failed).toBe(5);
  for (const { path, status } of tests) {
    expect(`${path.at(-1)} → ${status}`).toMatch(/^passes: .* → passed$|^fails: .* → failed$/);
  }
});
