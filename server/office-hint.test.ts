import { expect, test } from 'vitest';
import { readConfig } from '#api/config.ts';
import { findOfficeHint } from './office-hint.ts';
import { freePort } from './postgres/launch.ts';

test('a database that dies as the shop opens costs it the hint for the first administrator, nothing more', async () => {
  const nowhere = `postgresql://shop@127.0.0.1:${await freePort(null)}/shop`;
  const { office } = readConfig({ NODE_ENV: 'test', OFFICE: 'on' });
  expect(await findOfficeHint(nowhere, { office, demo: false })).toEqual([`Office: ${office.url}/office`]);
});
