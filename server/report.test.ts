import { spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.runIf(existsSync('/dev/full'))('a log without room costs its lines and nothing else', () => {
  const full = openSync('/dev/full', 'w');
  const program = `
    import { warn, logStream, openReport } from '${join(import.meta.dirname, 'report.ts')}';
    const report = openReport();
    report('one');
    warn('two');
    logStream.write('three\\n');
    setTimeout(() => { process.exitCode = 7; }, 10);`;
  const args = ['--input-type=module', '--eval', program];
  expect(spawnSync(process.execPath, args, { stdio: ['ignore', full, full] }).status).toBe(7);
  const heard = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([heard.stdout, heard.stderr]).toEqual(['one\nthree\n', 'two\n']);
});
