// The settings of the shop: the environment, read and checked once.
// Promises: a wrong value never gets further than here; the error names the variable and what it wants.
// Hides: the spelling of the environment. No other file reads process.env.
// Relies on: nothing; secrets and the embedded database's address are filled in by server/ before workers start.
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { parseEmail } from '#domain/email.ts';
import { isProxyList, parseTrustedProxies } from './trusted-proxies.ts';

const projectRoot = resolve(import.meta.dirname, '..');
const port = wholeNumber(1, 65535);
const onOff = z.enum(['on', 'off'], 'must be on or off').transform((word) => word === 'on');

const mailAddress = z.string().refine((text) => parseEmail(text) !== null, 'must be an e-mail address');

function wholeNumber(min: number, max: number) {
  const wants = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, wants)
    .transform(Number)
    .pipe(z.number(wants).min(min, wants).max(max, wants));
}

function urlOf(...protocols: string[]) {
  return z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be an address beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );
}

// `describe` is what the settings table of the README says.
const environmentSchema = z.object({
  PORT: port.default(3000).describe('port of the shop'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('address to listen on; 0.0.0.0 for every network, as a container needs'),
  PUBLIC_URL: urlOf('http:', 'https:')
    .optional()
    .describe('address under which shoppers see the shop; default http://localhost:PORT'),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('production')
    .describe('production together with PUBLIC_URL asks for SECRET_KEY and turns the demo off'),
  DATABASE_URL: urlOf('postgres:', 'postgresql:')
    .optional()
    .describe('any PostgreSQL from version 15 on; without it the shop runs its own'),
  DATABASE_REPLICA_URL: urlOf('postgres:', 'postgresql:')
    .optional()
    .describe('a streaming replica of that database: what visitors without a login read may come from it'),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe('folder of the embedded database, generated secrets and pictures that were made'),
  WEB_CONCURRENCY: wholeNumber(1, 256)
    .default(() => availableParallelism())
    .describe('number of worker processes; default: one per core'),
  DEMO: onOff
    .optional()
    .describe(
      'on fills an empty database with the demo range and its accounts, off leaves it empty; default: on',
    ),
  DEMO_PRODUCTS: wholeNumber(1, 10_000_000).default(3500).describe('size of the demo range'),
  CONTENT_DIR: z
    .string()
    .default('content')
    .describe('folder of the articles and pages; read anew when a file of it changes'),
  IMAGES_DIR: z
    .string()
    .default('demo/pictures')
    .describe('folder of the original pictures; what has none there is drawn'),
  IMAGES_CACHE_MB: wholeNumber(1, 1_000_000)
    .default(1024)
    .describe('room for the sizes made of them, kept in DATA_DIR/pictures'),
  DISK_RESERVE_MB: wholeNumber(0, 1_000_000)
    .default(256)
    .describe('with less free beside the embedded database nothing that grows is written; 0: no guard'),
  SECRET_KEY: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('signs what the shop hands out; without it one is made in DATA_DIR/secret'),
  SMTP_URL: urlOf('smtp:', 'smtps:')
    .optional()
    .describe('server that takes the shop’s letters; without it they are written into DATA_DIR/outbox'),
  MAIL_FROM: mailAddress
    .optional()
    .describe('address that letters come from; default no-reply at the host of PUBLIC_URL'),
  SHOP_MAIL: mailAddress
    .optional()
    .describe('whom letters about callbacks and the like go to; default: nobody, they wait in the database'),
  SMS_SINK: z
    .enum(['off', 'outbox'], 'must be off or outbox')
    .default('off')
    .describe('how codes reach a phone: outbox writes them into DATA_DIR/outbox; off: no login by code'),
  SMS_PER_HOUR: wholeNumber(1, 1_000_000)
    .default(2000)
    .describe(
      'codes that the shop pays for in an hour; a fifth of them is kept for devices that were logged in before',
    ),
  KASPI_MERCHANT: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'must be letters, digits and dashes')
    .default('sheber')
    .describe('the seller’s number at Kaspi, in its feed'),
  PAYMENTS: z
    .enum(['sandbox', 'off'], 'must be sandbox or off')
    .optional()
    .describe(
      'who takes payments on the site: sandbox is a bank to try with, without money; off: none; default: sandbox, for a public shop off',
    ),
  PAYMENT_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('key that messages of the payment provider are signed with; default: made of SECRET_KEY'),
  METRICS_PORT: port.optional().describe('GET /metrics for Prometheus on 127.0.0.1; default: not served'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .optional()
    .describe('how much the workers log; default: info for a public shop, otherwise warn'),
  TRUST_PROXY: z
    .string()
    .default('off')
    .refine(
      isProxyList,
      'must be off, on, or addresses of proxies, such as 10.0.0.1 or 10.0.0.0/8, with commas between',
    )
    .transform(parseTrustedProxies)
    .describe(
      'whose X-Forwarded-* is believed: off, on (the next hop, whoever it is), or a list of addresses',
    ),
  MERCURE_URL: urlOf('http:', 'https:')
    .optional()
    .describe('a Mercure hub that publishes and serves live updates instead of the workers'),
  MERCURE_PUBLIC_URL: urlOf('http:', 'https:')
    .optional()
    .describe('address of that hub for browsers; default: MERCURE_URL'),
  MERCURE_JWT_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe("the hub's key (HS256) for publishers and subscribers; default: SECRET_KEY"),
  LANGUAGE_DETECTION: onOff
    .default(true)
    .describe('on: an address without a prefix follows the language that was chosen (a cookie)'),
});

/** What the shop runs with. Never changes after the start. */
export type Config = {
  readonly port: number;
  readonly host: string;
  /** Origin for links in letters, canonical addresses and the own-origin check: no slash at the end. */
  readonly publicUrl: string;
  readonly environment: 'production' | 'development' | 'test';
  /** null: the embedded PostgreSQL. In a worker it is always set. */
  readonly databaseUrl: string | null;
  /** null: everything is read where it is written. */
  readonly databaseReplicaUrl: string | null;
  /** Absolute path. */
  readonly dataDir: string;
  /** Absolute path. */
  readonly contentDir: string;
  /** Absolute path; need not exist. */
  readonly imagesDir: string;
  readonly imagesCacheMb: number;
  /** 0: the disk is not watched. */
  readonly diskReserveMb: number;
  readonly workers: number;
  readonly demo: boolean;
  readonly demoProducts: number;
  /** null: made by the first start and kept in dataDir. In a worker it is always set. */
  readonly secretKey: string | null;
  /** null: letters are written into `outbox` of dataDir. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Who hears of callbacks; null: nobody. */
  readonly shopMail: string | null;
  readonly smsSink: 'off' | 'outbox';
  readonly smsPerHour: number;
  readonly kaspiMerchant: string;
  readonly payments: 'sandbox' | 'off';
  /** null: made of the shop's own secret. */
  readonly paymentSecret: string | null;
  readonly metricsPort: number | null;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** In the shape Fastify's `trustProxy` takes. */
  readonly trustProxy: false | 1 | string[];
  readonly languageDetection: boolean;
  /** null: the workers carry live updates themselves. A null secret: the shop's own. */
  readonly mercure: {
    readonly url: string;
    readonly publicUrl: string;
    readonly secret: string | null;
  } | null;
};

/** A setting that cannot be used; the message is one sentence for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  // An empty variable is how compose files and shells say «not set».
  const given = Object.fromEntries(
    Object.entries(env).filter(([, text]) => text !== undefined && text !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(toSentence).join(' '));
  const settings = parsed.data;

  const isPublic = settings.NODE_ENV === 'production' && settings.PUBLIC_URL !== undefined;
  if (isPublic && settings.SECRET_KEY === undefined) {
    throw new ConfigError(
      'The setting SECRET_KEY is missing: a public shop (NODE_ENV=production with PUBLIC_URL) needs its own secret of at least 32 characters.',
    );
  }

  const contentDir = resolve(projectRoot, settings.CONTENT_DIR);
  if (!statSync(contentDir, { throwIfNoEntry: false })?.isDirectory())
    throw new ConfigError(
      `The setting CONTENT_DIR must be a folder that exists: there is none at ${contentDir}.`,
    );

  const publicUrl = new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`);
  return Object.freeze({
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: publicUrl.origin,
    environment: settings.NODE_ENV,
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseReplicaUrl: settings.DATABASE_REPLICA_URL ?? null,
    dataDir: resolve(projectRoot, settings.DATA_DIR),
    contentDir,
    imagesDir: resolve(projectRoot, settings.IMAGES_DIR),
    imagesCacheMb: settings.IMAGES_CACHE_MB,
    diskReserveMb: settings.DISK_RESERVE_MB,
    workers: settings.WEB_CONCURRENCY,
    // The demo accounts have a published password: a public shop gets them only when asked for.
    demo: settings.DEMO ?? !isPublic,
    demoProducts: settings.DEMO_PRODUCTS,
    secretKey: settings.SECRET_KEY ?? null,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? `no-reply@${publicUrl.hostname}`,
    shopMail: settings.SHOP_MAIL ?? null,
    smsSink: settings.SMS_SINK,
    smsPerHour: settings.SMS_PER_HOUR,
    kaspiMerchant: settings.KASPI_MERCHANT,
    // Goods must not leave a real shop for the sandbox's money: only who asks for it gets it there.
    payments: settings.PAYMENTS ?? (isPublic ? 'off' : 'sandbox'),
    paymentSecret: settings.PAYMENT_SECRET ?? null,
    metricsPort: settings.METRICS_PORT ?? null,
    logLevel: settings.LOG_LEVEL ?? (isPublic ? 'info' : 'warn'),
    trustProxy: settings.TRUST_PROXY,
    languageDetection: settings.LANGUAGE_DETECTION,
    mercure:
      settings.MERCURE_URL === undefined
        ? null
        : {
            url: settings.MERCURE_URL,
            publicUrl: settings.MERCURE_PUBLIC_URL ?? settings.MERCURE_URL,
            secret: settings.MERCURE_JWT_SECRET ?? null,
          },
  });
}

/** Every setting with what it does: the README's table is made of it. */
export function listSettings(): { name: string; description: string }[] {
  return Object.entries(environmentSchema.shape).map(([name, schema]) => ({
    name,
    description: schema.description ?? '',
  }));
}

function toSentence(issue: { path: PropertyKey[]; message: string }): string {
  return `The setting ${issue.path.join('.')} ${issue.message}.`;
}
