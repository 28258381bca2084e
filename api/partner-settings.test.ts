import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('a partner', () => {
  const whole = { PAYMENTS: 'tiptop', TIPTOP_PUBLIC_ID: 'pk_1', TIPTOP_SECRET: 'its-secret' };

  test('that is named has all of its settings', () => {
    expect(readConfig(whole)).toMatchObject({
      payments: ['tiptop'],
      partners: {
        tiptop: {
          publicId: 'pk_1',
          secret: 'its-secret',
          address: 'https://api.tiptoppay.kz',
          isTest: false,
        },
      },
    });
  });

  test.each([
    [
      { ...whole, TIPTOP_SECRET: '' },
      /^The setting TIPTOP_SECRET is missing: a partner is named that needs it/,
    ],
    [{ PAYMENTS: 'tiptop' }, /^The setting TIPTOP_PUBLIC_ID and TIPTOP_SECRET is missing/],
    [
      { TIPTOP_SECRET: 'half' },
      /^The setting TIPTOP_PUBLIC_ID is missing: other settings begin what needs it/,
    ],
  ])('that is half set stops the start with one sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(sentence);
  });

  test('may have its secret in a file, said once', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sheber-secrets-'));
    const file = join(folder, 'secret');
    writeFileSync(file, 'from-the-file\n');
    const env = { ...whole, TIPTOP_SECRET: '', TIPTOP_SECRET_FILE: file };
    expect(readConfig(env).partners.tiptop?.secret).toBe('from-the-file');
    expect(() => readConfig({ ...env, TIPTOP_SECRET: 'said-twice' })).toThrow(
      'The settings TIPTOP_SECRET and TIPTOP_SECRET_FILE are both given: leave one of them out.',
    );
    expect(() => readConfig({ ...env, TIPTOP_SECRET_FILE: join(folder, 'none') })).toThrow(
      'The file of the setting TIPTOP_SECRET_FILE cannot be read: ENOENT.',
    );
    writeFileSync(file, '\n');
    expect(() => readConfig(env)).toThrow('The file of the setting TIPTOP_SECRET_FILE is empty.');
    rmSync(folder, { recursive: true });
  });
});

test('a carrier is there when it is named, and needs all of its own', () => {
  const own = { CDEK_CLIENT: 'account', CDEK_SECRET: 'secure', CDEK_POINT: 'PVL1' };
  expect(readConfig({}).partners.cdek).toBeNull();
  expect(readConfig(own).partners.cdek).toBeNull();
  expect(readConfig({ ...own, CARRIERS: 'cdek' }).partners.cdek).toEqual({
    client: 'account',
    secret: 'secure',
    point: 'PVL1',
    tariff: 137,
    address: 'https://api.cdek.ru',
    tracking: 'https://www.cdek.kz/ru/tracking?order_id=',
  });
  expect(() => readConfig({ CARRIERS: 'cdek', CDEK_CLIENT: 'account' })).toThrow(
    'CDEK_SECRET and CDEK_POINT',
  );
  expect(() => readConfig({ CARRIERS: 'pigeon' })).toThrow('CARRIERS');
});
