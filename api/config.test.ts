import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const secret = 'x'.repeat(32);

test('an empty environment gives a shop on localhost:3000 with its own database and the demo range', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    environment: 'production',
    databaseUrl: null,
    databaseReplicaUrl: null,
    dataDir: join(import.meta.dirname, '..', '.data'),
    contentDir: join(import.meta.dirname, '..', 'content'),
    kaspiMerchant: 'sheber',
    offers: {
      messengers: { whatsapp: '77000000000', telegram: '+77000000000', isDemo: true },
      instalment: null,
    },
    imagesDir: join(import.meta.dirname, '..', 'demo', 'pictures'),
    imagesCacheMb: 1024,
    picturesAhead: true,
    diskReserveMb: 256,
    workers: availableParallelism(),
    demo: true,
    demoProducts: 3500,
    secretKey: null,
    smtpUrl: null,
    mailFrom: 'no-reply@localhost',
    shopMail: null,
    smsSink: 'outbox',
    smsPerHour: 2000,
    openBounds: { orders: 20, sum: 10_000_000, stockPercent: 50, waiting: 3, waitHours: 48 },
    showsOutbox: true,
    exchange: { texts: 'windows-1251', orders: 'utf-8', stock: 'free' },
    payments: ['sandbox'],
    smsPerDay: 20_000,
    smsPerBlock: 200,
    partners: {
      tiptop: null,
      freedom: null,
      halyk: null,
      kaspi: null,
      smsc: null,
      mobizon: null,
      cdek: null,
      kaspiOrders: null,
      dkim: null,
      webkassa: null,
      s3: null,
      twoGis: null,
    },
    paymentsAllow: null,
    paymentSecret: null,
    office: {
      mode: 'on',
      listener: null,
      url: 'http://localhost:3000',
      onlyHost: null,
      allow: null,
      isFactorNeeded: false,
    },
    metricsPort: null,
    databasePatienceMs: 3000,
    drainSeconds: 0,
    tracing: null,
    logLevel: 'warn',
    trustProxy: false,
    languageDetection: true,
    mercure: null,
  });
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
});

test('settings are read from their variables', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://sheber.test/shop/',
    DATABASE_URL: 'postgres://shop@db/sheber',
    DATABASE_REPLICA_URL: 'postgres://shop@db2/sheber',
    DATA_DIR: '/var/lib/shop',
    IMAGES_DIR: '/srv/photographs',
    IMAGES_CACHE_MB: '20',
    PICTURES_AHEAD: 'off',
    WEB_CONCURRENCY: '3',
    DEMO_PRODUCTS: '1000000',
    SECRET_KEY: secret,
    SMTP_URL: 'smtps://shop:secret@mail.sheber.test:465',
    MAIL_FROM: 'hello@sheber.test',
    SHOP_MAIL: 'manager@sheber.test',
    SMS_SINK: 'outbox',
    METRICS_PORT: '9100',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '10.0.0.1, 10.0.0.2',
    LANGUAGE_DETECTION: 'off',
    MERCURE_URL: 'http://hub.internal/.well-known/mercure',
    MERCURE_PUBLIC_URL: 'https://hub.example/.well-known/mercure',
    MERCURE_JWT_SECRET: 'm'.repeat(32),
  });
  expect(config).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    publicUrl: 'https://sheber.test',
    databaseUrl: 'postgres://shop@db/sheber',
    databaseReplicaUrl: 'postgres://shop@db2/sheber',
    dataDir: '/var/lib/shop',
    kaspiMerchant: 'sheber',
    imagesDir: '/srv/photographs',
    imagesCacheMb: 20,
    picturesAhead: false,
    workers: 3,
    demoProducts: 1_000_000,
    secretKey: secret,
    smtpUrl: 'smtps://shop:secret@mail.sheber.test:465',
    mailFrom: 'hello@sheber.test',
    shopMail: 'manager@sheber.test',
    smsSink: 'outbox',
    metricsPort: 9100,
    logLevel: 'warn',
    trustProxy: ['10.0.0.1', '10.0.0.2'],
    languageDetection: false,
    mercure: {
      url: 'http://hub.internal/.well-known/mercure',
      publicUrl: 'https://hub.example/.well-known/mercure',
      secret: 'm'.repeat(32),
    },
  });
});

test('the outbox is shown by a demo or while the shop is worked on, and not where letters leave', () => {
  const shown = (env: Record<string, string>) => readConfig(env).showsOutbox;
  expect(shown({})).toBe(true);
  expect(shown({ DEMO: 'off' })).toBe(false);
  expect(readConfig({ DEMO: 'off' }).smsSink).toBe('off');
  expect(shown({ DEMO: 'off', NODE_ENV: 'development' })).toBe(true);
  expect(shown({ SMTP_URL: 'smtp://mail.sheber.test' })).toBe(false);
  expect(readConfig({ SMS_SINK: 'off' }).smsSink).toBe('off');
});

test('messengers and instalments are shown as they are set', () => {
  const { offers } = readConfig({
    WHATSAPP_PHONE: '77051234567',
    INSTALMENT_MONTHS: '12',
    INSTALMENT_MAX: '900000',
  });
  expect(offers).toEqual({
    messengers: { whatsapp: '77051234567', telegram: null, isDemo: false },
    instalment: { months: 12, min: 20_000, max: 900_000, bank: 'ДЕМО Банк' },
  });
  expect(readConfig({ DEMO: 'off' }).offers.messengers).toEqual({
    whatsapp: null,
    telegram: null,
    isDemo: false,
  });
  expect(() => readConfig({ INSTALMENT_MIN: '5000', INSTALMENT_MAX: '4000' })).toThrow(/INSTALMENT_MIN/);
  expect(() => readConfig({ WHATSAPP_PHONE: '+7 705' })).toThrow(/WHATSAPP_PHONE/);
  expect(() => readConfig({ TELEGRAM: '@name/x' })).toThrow(/TELEGRAM/);
});

describe('the office', () => {
  const PUBLIC_URL = 'https://sheber.test';
  const office = (env: Record<string, string>) => readConfig({ SECRET_KEY: secret, ...env }).office;

  test('is off in a public shop until told, and asks for a second factor there', () => {
    expect(office({ PUBLIC_URL })).toMatchObject({ mode: 'off', url: PUBLIC_URL, isFactorNeeded: true });
    expect(office({ PUBLIC_URL, OFFICE: 'on' }).mode).toBe('on');
    expect(office({ OFFICE: 'off' }).mode).toBe('off');
  });

  test('goes without a second factor in a demo without PUBLIC_URL alone', () => {
    expect(office({}).isFactorNeeded).toBe(false);
    expect(office({ DEMO: 'off' }).isFactorNeeded).toBe(true);
    expect(office({ PUBLIC_URL, DEMO: 'on' }).isFactorNeeded).toBe(true);
    expect(office({ PUBLIC_URL, DEMO: 'on', NODE_ENV: 'development' }).isFactorNeeded).toBe(true);
  });

  test('may have a port, a host and networks of its own', () => {
    expect(
      office({
        PUBLIC_URL,
        OFFICE: 'only',
        OFFICE_PORT: '3001',
        OFFICE_HOST: '10.0.0.5',
        OFFICE_URL: 'https://office.sheber.test/',
        OFFICE_ALLOW: '10.0.0.0/8, 2a00:1fa0::/32,95.56.1.2',
      }),
    ).toEqual({
      mode: 'only',
      listener: { host: '10.0.0.5', port: 3001 },
      url: 'https://office.sheber.test',
      onlyHost: 'office.sheber.test',
      allow: ['10.0.0.0/8', '2a00:1fa0::/32', '95.56.1.2'],
      isFactorNeeded: true,
    });
    expect(office({ OFFICE_PORT: '3001' })).toMatchObject({
      listener: { host: '127.0.0.1', port: 3001 },
      url: 'http://localhost:3001',
    });
  });

  test.each([
    [{ OFFICE: 'yes' }, /OFFICE must be off, on or only/],
    [{ OFFICE_ALLOW: 'home' }, /OFFICE_ALLOW must be addresses/],
    [{ OFFICE_ALLOW: '10.0.0.0/33' }, /OFFICE_ALLOW must be addresses/],
    [{ OFFICE_HOST: '10.0.0.5' }, /OFFICE_HOST needs OFFICE_PORT/],
    [{ OFFICE_PORT: '3000' }, /OFFICE_PORT must not be PORT/],
    [{ OFFICE_URL: 'office.sheber.test' }, /OFFICE_URL must be an address/],
  ])('%j is refused in a sentence', (env: Record<string, string>, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});

describe('a public shop', () => {
  const PUBLIC_URL = 'https://sheber.test';

  test('must have a secret of its own', () => {
    expect(() => readConfig({ PUBLIC_URL })).toThrow(/SECRET_KEY is missing/);
  });

  test('has no demo accounts unless they are asked for', () => {
    expect(readConfig({ PUBLIC_URL, SECRET_KEY: secret }).demo).toBe(false);
    expect(readConfig({ PUBLIC_URL, SECRET_KEY: secret, DEMO: 'on' }).demo).toBe(true);
  });

  test('never shows its outbox, whatever else is set, and sends no codes into it by itself', () => {
    for (const more of [{}, { DEMO: 'on' }, { NODE_ENV: 'development' }, { DEMO: 'on', NODE_ENV: 'test' }])
      expect(readConfig({ PUBLIC_URL, SECRET_KEY: secret, ...more })).toMatchObject({
        showsOutbox: false,
        smsSink: 'off',
      });
  });

  test('takes no payments by the sandbox unless it is asked to', () => {
    expect(readConfig({ PUBLIC_URL, SECRET_KEY: secret }).payments).toEqual([]);
    expect(readConfig({ PUBLIC_URL, SECRET_KEY: secret, PAYMENTS: 'sandbox' }).payments).toEqual(['sandbox']);
  });

  test('in development needs no secret', () => {
    expect(readConfig({ PUBLIC_URL, NODE_ENV: 'development' })).toMatchObject({
      secretKey: null,
      demo: true,
    });
  });
});

test('«on» trusts one proxy, not whatever stands further left in the header', () => {
  expect(readConfig({ TRUST_PROXY: 'on' }).trustProxy).toBe(1);
  expect(readConfig({ TRUST_PROXY: 'off' }).trustProxy).toBe(false);
});

test.each([
  ['TRUST_PROXY', 'banana'],
  ['TRUST_PROXY', '10.0.0.1,'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['CONTENT_DIR', 'no-such-folder'],
  ['PORT', 'abc'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['PORT', '-1'],
  ['WEB_CONCURRENCY', '0'],
  ['DEMO', 'yes'],
  ['DEMO_PRODUCTS', '1e6'],
  ['DATABASE_URL', 'mysql://db/shop'],
  ['PUBLIC_URL', 'sheber.test'],
  ['SECRET_KEY', 'short'],
  ['SMTP_URL', 'http://mail'],
  ['MAIL_FROM', 'Shop <shop@sheber.test>'],
  ['SHOP_MAIL', 'manager'],
  ['SMS_SINK', 'pigeon'],
  ['PAYMENTS', 'sandbox,tiptop'],
  ['PAYMENTS', 'tiptop,tiptop'],
  ['TIPTOP_ADDRESS', 'http://api.tiptoppay.kz'],
  ['METRICS_PORT', 'x'],
  ['OTLP_ENDPOINT', 'collector:4318'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'staging'],
  ['LANGUAGE_DETECTION', '1'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^The setting ${name} must .+\\.$`));
});

test('all wrong settings are told at once', () => {
  expect(() => readConfig({ PORT: 'x', DEMO: 'x' })).toThrow(/PORT must .+ DEMO must /);
});

test('the configuration cannot be changed', () => {
  expect(Object.isFrozen(readConfig({}))).toBe(true);
});
