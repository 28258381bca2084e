/** The unit that is shipped names settings that exist, and is as closed as systemd itself says. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listSettings } from '#api/config.ts';
import { root } from './run.ts';

const unit = readFileSync(join(root, 'ops/systemd/sheber.service'), 'utf8');
const valuesOf = (key: string) =>
  [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);

test('the unit names settings that exist, and gives secrets by files', () => {
  const known = new Set(['NODE_COMPILE_CACHE', ...listSettings().map(({ name }) => name)]);
  const named = valuesOf('Environment').flatMap((line) =>
    line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
  );
  expect(named.filter((name) => !known.has(name.replace(/_FILE$/, '')))).toEqual([]);
  for (const credential of valuesOf('LoadCredential')) {
    const [id = ''] = credential.split(':');
    expect(unit).toContain(`${id.toUpperCase()}_FILE=%d/${id}`);
  }
});

test('it waits longer for the end than the shop takes', () => {
  const drain = Number(/DRAIN_SECONDS=(\d+)/.exec(unit)?.[1]);
  expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(drain + 12 + 10);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!hasSystemd)
  process.stderr.write('systemd-analyze is not installed: the unit is not judged by systemd.\n');

test.runIf(hasSystemd)('systemd reads it without a word and calls its exposure at most 3', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheber-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'sheber.service');
  // Nothing is installed here: the program alone must be one that is there.
  writeFileSync(file, unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
  const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  expect(verified.stderr).toBe('');
  expect(verified.status).toBe(0);
  const judged = spawnSync('systemd-analyze', ['security', '--offline=yes', '--threshold=30', file], {
    encoding: 'utf8',
  });
  expect(judged.status, judged.stdout + judged.stderr).toBe(0);
});
