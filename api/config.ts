// The settings of the shop: the environment, read and checked once.
// Promises: a wrong value never gets further than here; the error names the variable and what it wants.
// Hides: the spelling of the environment. No other file reads process.env.
// Relies on: nothing; secrets and the embedded database's address are filled in by server/ before workers start.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ShopOffers } from '#contract/shop.ts';
import type { OpenBounds } from '#domain/orders/open-orders.ts';
import { ConfigError } from './config-error.ts';
import { environmentSchema, SECRET_SETTINGS, type Settings } from './environment.ts';
import { type OfficeSettings, toOfficeSettings } from './office-settings.ts';
import type { PaymentPartner, SmsGatewayName } from './partner-environment.ts';
import { type Partners, toPartners } from './partner-settings.ts';
import { withSecretFiles } from './secret-files.ts';

export { ConfigError } from './config-error.ts';

const projectRoot = resolve(import.meta.dirname, '..');

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
  /** How long a request of a visitor waits for the database in all. */
  readonly databasePatienceMs: number;
  /** Absolute path. */
  readonly dataDir: string;
  /** Absolute path. */
  readonly contentDir: string;
  /** Absolute path; need not exist. */
  readonly imagesDir: string;
  readonly imagesCacheMb: number;
  readonly picturesAhead: boolean;
  /** 0: the disk is not watched. */
  readonly diskReserveMb: number;
  readonly workers: number;
  readonly drainSeconds: number;
  readonly demo: boolean;
  readonly demoProducts: number;
  /** null: made by the first start and kept in dataDir. In a worker it is always set. */
  readonly secretKey: string | null;
  /** null: letters are written into `outbox` of dataDir. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Who hears of callbacks; null: nobody. */
  readonly shopMail: string | null;
  /** Or gateways, the preferred one first. */
  readonly smsSink: 'off' | 'outbox' | readonly SmsGatewayName[];
  /** Whether `/dev/outbox` shows letters and messages to whoever asks: in a demo at home, never in a public shop. */
  readonly showsOutbox: boolean;
  readonly smsPerHour: number;
  readonly smsPerDay: number;
  readonly smsPerBlock: number;
  readonly kaspiMerchant: string;
  /** What the shop offers beside its goods, as pages tell it. */
  readonly offers: Pick<ShopOffers, 'messengers' | 'instalment'>;
  /** What one buyer may hold unpaid. */
  readonly openBounds: OpenBounds;
  /** How 1C is answered: the encoding of texts, and of orders; what its numbers of stock mean. */
  readonly exchange: {
    readonly texts: 'windows-1251' | 'utf-8';
    readonly orders: 'windows-1251' | 'utf-8';
    readonly stock: 'free' | 'on_hand';
  };
  /** Who takes money on the site, the preferred one first; empty: nobody. */
  readonly payments: readonly ('sandbox' | PaymentPartner)[];
  readonly partners: Partners;
  /** Networks that messages of providers may come from; null: any, their signatures are checked anyway. */
  readonly paymentsAllow: readonly string[] | null;
  /** null: made of the shop's own secret. */
  readonly paymentSecret: string | null;
  readonly office: OfficeSettings;
  readonly metricsPort: number | null;
  /** null: no traces, and nothing of them is loaded. */
  readonly tracing: { readonly endpoint: string; readonly percent: number } | null;
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

export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  // An empty variable is how compose files and shells say «not set».
  const given = Object.fromEntries(
    Object.entries(env).filter(([, text]) => text !== undefined && text !== ''),
  );
  const parsed = environmentSchema.safeParse(withSecretFiles(given, SECRET_SETTINGS));
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

  if (settings.OFFICE_HOST !== undefined && settings.OFFICE_PORT === undefined)
    throw new ConfigError('The setting OFFICE_HOST needs OFFICE_PORT: it says where that port is opened.');
  if (settings.OFFICE_PORT === settings.PORT)
    throw new ConfigError('The setting OFFICE_PORT must not be PORT: leave it out to share one.');

  const publicUrl = new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`);
  // The demo accounts have a published password: a public shop gets them only when asked for.
  const demo = settings.DEMO ?? !isPublic;
  // Links of letters open accounts: only where no address is public and no letter leaves for a real reader.
  const showsOutbox =
    settings.PUBLIC_URL === undefined &&
    settings.SMTP_URL === undefined &&
    (demo || settings.NODE_ENV !== 'production');
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
    picturesAhead: settings.PICTURES_AHEAD,
    diskReserveMb: settings.DISK_RESERVE_MB,
    workers: settings.WEB_CONCURRENCY,
    databasePatienceMs: settings.DATABASE_PATIENCE * 1000,
    drainSeconds: settings.DRAIN_SECONDS,
    demo,
    demoProducts: settings.DEMO_PRODUCTS,
    secretKey: settings.SECRET_KEY ?? null,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? `no-reply@${publicUrl.hostname}`,
    shopMail: settings.SHOP_MAIL ?? null,
    smsSink: settings.SMS_SINK ?? (showsOutbox ? 'outbox' : 'off'),
    smsPerHour: settings.SMS_PER_HOUR,
    smsPerDay: settings.SMS_PER_DAY,
    smsPerBlock: settings.SMS_PER_BLOCK,
    showsOutbox,
    kaspiMerchant: settings.KASPI_MERCHANT,
    offers: toOffers(settings, demo),
    openBounds: {
      orders: settings.UNPAID_ORDERS,
      sum: settings.UNPAID_SUM,
      stockPercent: settings.UNPAID_STOCK_PERCENT,
      waiting: settings.UNPAID_WAITING,
      waitHours: settings.UNPAID_WAIT_HOURS,
    },
    exchange: {
      texts: settings.EXCHANGE_TEXTS,
      orders: settings.EXCHANGE_ORDERS,
      stock: settings.EXCHANGE_STOCK,
    },
    // Goods must not leave a real shop for the sandbox's money: only who asks for it gets it there.
    payments: settings.PAYMENTS ?? (isPublic ? [] : ['sandbox' as const]),
    partners: toPartners(settings),
    paymentsAllow: settings.PAYMENTS_ALLOW ?? null,
    paymentSecret: settings.PAYMENT_SECRET ?? null,
    office: toOfficeSettings(settings, { publicUrl, isPublic, demo }),
    metricsPort: settings.METRICS_PORT ?? null,
    tracing:
      settings.OTLP_ENDPOINT === undefined
        ? null
        : { endpoint: settings.OTLP_ENDPOINT, percent: settings.TRACE_PERCENT },
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

/** In a demo without numbers of its own the links lead to invented ones, and say so. */
function toOffers(settings: Settings, demo: boolean): Config['offers'] {
  const { WHATSAPP_PHONE, TELEGRAM, INSTALMENT_MONTHS: months } = settings;
  const isDemo = demo && WHATSAPP_PHONE === undefined && TELEGRAM === undefined;
  const { INSTALMENT_MIN: min, INSTALMENT_MAX: max, INSTALMENT_BANK: bank } = settings;
  if (min > max) throw new ConfigError('The setting INSTALMENT_MIN must not be above INSTALMENT_MAX.');
  return {
    messengers: {
      whatsapp: WHATSAPP_PHONE ?? (isDemo ? '77000000000' : null),
      telegram: TELEGRAM ?? (isDemo ? '+77000000000' : null),
      isDemo,
    },
    instalment: months === undefined ? null : { months, min, max, bank },
  };
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
