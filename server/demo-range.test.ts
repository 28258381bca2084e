import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFilling } from './demo-range.ts';

test('a shop without the demo is filled with nothing', () => {
  expect(findFilling({ demo: false, demoProducts: 3500 })).toBeNull();
  expect(findFilling({ demo: true, demoProducts: 3500 })).toBeTypeOf('function');
});

test('the shop’s process and its worker load no code of the demo, the operator or the rigs by themselves', () => {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    await import('./server/supervisor.ts');
    await import('./api/app.ts');
    await import('./server/pages/pages.ts');
    process.stdout.write(JSON.stringify(loaded));
    process.exit(0);
  `;
  const root = join(import.meta.dirname, '..');
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  const own = (JSON.parse(printed) as string[])
    .filter((url) => url.startsWith(`file://${root}/`) && !url.includes('node_modules'))
    .map((url) => url.slice(`file://${root}/`.length));
  expect(own).toContain('api/app.ts');
  expect(own.filter((path) => /^(demo|operator|rigs|tests)\//.test(path))).toEqual([]);
});
