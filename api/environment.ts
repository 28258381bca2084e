/** The variables of the environment: how each is spelt, what it takes and what the settings table of the README says of it. */
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { parseEmail } from '#domain/email.ts';
import { isNetworkList, parseNetworkList } from './network-list.ts';
import { partnerVariables } from './partner-environment.ts';
import { isProxyList, parseTrustedProxies } from './trusted-proxies.ts';
import { wholeNumber } from './whole-number.ts';

const port = wholeNumber(1, 65535);
const onOff = z.enum(['on', 'off'], 'must be on or off').transform((word) => word === 'on');

const exchangeEncoding = z.enum(['windows-1251', 'utf-8'], 'must be windows-1251 or utf-8');

const mailAddress = z.string().refine((text) => parseEmail(text) !== null, 'must be an e-mail address');

function urlOf(...protocols: string[]) {
  return z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be an address beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );
}

// `describe` is what the settings table of the README says.
export const environmentSchema = z.object({
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
    .describe(
      'folder of the embedded database, generated secrets, pictures that were made and the copy of the catalogue that the next start goes on from',
    ),
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
  PICTURES_AHEAD: onOff
    .default(true)
    .describe(
      'on: sizes that listings show are made while nobody waits; off: when somebody first asks for them',
    ),
  DATABASE_PATIENCE: wholeNumber(1, 60)
    .default(3)
    .describe('seconds that a visitor’s request waits for the database before it is told to come again'),
  DRAIN_SECONDS: wholeNumber(0, 60)
    .default(0)
    .describe(
      'how long a shop that is told to stop goes on serving while /readyz is 503: for balancers that only probe',
    ),
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
  SMS_PER_HOUR: wholeNumber(1, 1_000_000)
    .default(2000)
    .describe(
      'codes that the shop pays for in an hour; a fifth of them is kept for devices that were logged in before',
    ),
  WHATSAPP_PHONE: z
    .string()
    .regex(/^[1-9]\d{9,14}$/, 'must be the digits of an international number')
    .optional()
    .describe(
      'number that visitors ask about goods in WhatsApp; default: no link, in a demo an invented number',
    ),
  TELEGRAM: z
    .string()
    .regex(/^(?:\+[1-9]\d{9,14}|[A-Za-z]\w{4,31})$/, 'must be a name without @ or a number with +')
    .optional()
    .describe('name or number that visitors ask about goods in Telegram; default: as for WhatsApp'),
  INSTALMENT_MONTHS: wholeNumber(2, 60)
    .optional()
    .describe('number of payments of a bank’s instalments, shown beside prices; default: not shown'),
  INSTALMENT_MIN: wholeNumber(100, 100_000_000)
    .default(20_000)
    .describe('the least sum in tenge that the bank takes'),
  INSTALMENT_MAX: wholeNumber(100, 100_000_000)
    .default(1_500_000)
    .describe('the largest sum in tenge that the bank takes'),
  INSTALMENT_BANK: z
    .string()
    .trim()
    .min(2, 'must have from 2 to 40 letters')
    .max(40, 'must have from 2 to 40 letters')
    .default('ДЕМО Банк')
    .describe('who offers the instalments'),
  KASPI_MERCHANT: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'must be letters, digits and dashes')
    .default('sheber')
    .describe('the seller’s number at Kaspi, in its feed'),
  ...partnerVariables,
  UNPAID_ORDERS: wholeNumber(0, 100_000)
    .default(20)
    .describe('orders that one account, or one phone, may have open and unpaid; 0: any number'),
  UNPAID_SUM: wholeNumber(0, 999_999_999)
    .default(10_000_000)
    .describe('what those come to at most, in tenge; 0: any sum; contracts have their own limit'),
  UNPAID_STOCK_PERCENT: wholeNumber(1, 100)
    .default(50)
    .describe('share of a product’s stock that those hold at most, from 100 units on; 100: all of it'),
  UNPAID_WAITING: wholeNumber(0, 1000)
    .default(3)
    .describe(
      'orders beyond these that one buyer may have waiting for the shop’s word, without goods; 0: refused',
    ),
  UNPAID_WAIT_HOURS: wholeNumber(1, 720)
    .default(48)
    .describe('how long such an order waits before it ends by itself'),
  EXCHANGE_TEXTS: exchangeEncoding
    .default('windows-1251')
    .describe('encoding of the words that 1C is answered with'),
  EXCHANGE_ORDERS: exchangeEncoding
    .default('utf-8')
    .describe('encoding of the orders that 1C is given; Kazakh letters stay whole in both'),
  EXCHANGE_STOCK: z
    .enum(['free', 'on_hand'], 'must be free or on_hand')
    .default('free')
    .describe('what the stock of 1C is: free of reserves, or all that lies there until its shipment is told'),
  PAYMENT_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('key that messages of the payment provider are signed with; default: made of SECRET_KEY'),
  OFFICE: z
    .enum(['off', 'on', 'only'], 'must be off, on or only')
    .optional()
    .describe(
      'where staff work, at /office: on, off, or only the office without a storefront; default: on, for a public shop off',
    ),
  OFFICE_PORT: port
    .optional()
    .describe('port of its own for the office, which answers on no other then; default: PORT'),
  OFFICE_HOST: z.string().optional().describe('address to listen on at OFFICE_PORT; default: HOST'),
  OFFICE_URL: urlOf('http:', 'https:')
    .optional()
    .describe(
      'address under which staff see the office, which answers under no other host then; one of its own is advised; default: PUBLIC_URL',
    ),
  OFFICE_ALLOW: z
    .string()
    .refine(isNetworkList, 'must be addresses, such as 10.0.0.1 or 10.0.0.0/8, with commas between')
    .transform(parseNetworkList)
    .optional()
    .describe('networks that the office answers to; default: all'),
  PAYMENTS_ALLOW: z
    .string()
    .refine(isNetworkList, 'must be addresses, such as 10.0.0.1 or 10.0.0.0/8, with commas between')
    .transform(parseNetworkList)
    .optional()
    .describe(
      'networks that messages of payment providers may come from, as they publish them; others are refused before they are read; default: all',
    ),
  METRICS_PORT: port.optional().describe('GET /metrics for Prometheus on 127.0.0.1; default: not served'),
  OTLP_ENDPOINT: urlOf('http:', 'https:')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional()
    .describe(
      'address of a collector of OpenTelemetry, without /v1/traces: traces are told to it; default: none are made',
    ),
  TRACE_PERCENT: wholeNumber(0, 100)
    .default(1)
    .describe('share of ordinary traces that are told; slow and failed ones always are'),
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

export type Settings = z.output<typeof environmentSchema>;

/** What may stand in a file of its own: `X_FILE` for `X`. */
export const SECRET_SETTINGS: readonly (keyof Settings)[] = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'SECRET_KEY',
  'SMTP_URL',
  'PAYMENT_SECRET',
  'MERCURE_JWT_SECRET',
  'TIPTOP_SECRET',
  'FREEDOM_SECRET',
  'HALYK_SECRET',
  'SMSC_PASSWORD',
  'MOBIZON_KEY',
  'DKIM_KEY',
  'S3_SECRET',
  'TWO_GIS_KEY',
  'WEBKASSA_KEY',
  'WEBKASSA_PASSWORD',
];
