/** The variables of partners: banks, registers, gateways. None is needed; who names a partner needs all of its own. */
import { z } from 'zod';
import { parsePhone } from '#domain/phone.ts';
import { wholeNumber } from './whole-number.ts';

/** A provider to try with stands alone: its money is none. */
export const PAYMENT_PARTNERS = ['tiptop', 'freedom', 'halyk'] as const;
export type PaymentPartner = (typeof PAYMENT_PARTNERS)[number];

export const SMS_GATEWAYS = ['smsc', 'mobizon'] as const;
export type SmsGatewayName = (typeof SMS_GATEWAYS)[number];

export const CARRIERS = ['cdek'] as const;
export type CarrierName = (typeof CARRIERS)[number];

const isPaymentPartner = (word: string): word is PaymentPartner =>
  (PAYMENT_PARTNERS as readonly string[]).includes(word);

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((text) => text === 'on');

const isGateway = (word: string): word is SmsGatewayName =>
  (SMS_GATEWAYS as readonly string[]).includes(word);

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Without TLS only to this very machine: a stand, or a proxy of one's own. */
const secureAddress = z
  .string()
  .refine((text) => {
    const url = URL.parse(text);
    return url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname));
  }, 'must be an address beginning with https://')
  .transform((text) => text.replace(/\/+$/, ''));

const partnerAddress = (usual: string) => secureAddress.default(usual);

const word = (what: string) =>
  z
    .string()
    .regex(/^\S{1,200}$/, 'must be one word of at most 200 characters')
    .optional()
    .describe(what);

export const partnerVariables = {
  PAYMENTS: z
    .string()
    .transform((text) => (text === 'off' ? [] : text.split(',').map((name) => name.trim())))
    .refine(
      (names) =>
        (names.length === 1 && names[0] === 'sandbox') ||
        (names.every(isPaymentPartner) && new Set(names).size === names.length),
      `must be sandbox, off, or some of ${PAYMENT_PARTNERS.join(', ')} with commas between`,
    )
    .transform((names) => names as readonly ('sandbox' | PaymentPartner)[])
    .optional()
    .describe(
      'who takes payments on the site, the preferred one first: tiptop, freedom, halyk (docs/partners); sandbox is a bank to try with, without money; off: none; default: sandbox, for a public shop off',
    ),
  TIPTOP_PUBLIC_ID: word('TipTop Pay: the site’s Public ID'),
  TIPTOP_SECRET: word('TipTop Pay: the password for its API, which signs its messages as well'),
  TIPTOP_ADDRESS: partnerAddress('https://api.tiptoppay.kz').describe('TipTop Pay: address of its API'),
  TIPTOP_TEST: onOff
    .default(false)
    .describe('TipTop Pay: on believes messages of its test mode, in which no money moves'),
  FREEDOM_MERCHANT: word('Freedom Pay: the merchant’s number'),
  FREEDOM_SECRET: word('Freedom Pay: the secret key for payments'),
  FREEDOM_ADDRESS: partnerAddress('https://api.freedompay.kz').describe('Freedom Pay: address of its API'),
  FREEDOM_TEST: onOff
    .default(false)
    .describe('Freedom Pay: on opens payments in its test mode, in which no money moves'),
  HALYK_CLIENT: word('Halyk ePay: the client’s name for tokens'),
  HALYK_SECRET: word('Halyk ePay: the secret for tokens'),
  HALYK_TERMINAL: word('Halyk ePay: the terminal’s id'),
  HALYK_PREFIX: z
    .string()
    .regex(/^\d{1,3}$/, 'must be one to three digits')
    .default('1')
    .describe('Halyk ePay: what its numbers begin with, another one for each shop of the same terminal'),
  HALYK_ADDRESS: partnerAddress('https://epay-api.homebank.kz').describe('Halyk ePay: address of its API'),
  HALYK_TOKEN_ADDRESS: partnerAddress('https://epay-oauth.homebank.kz/oauth2/token').describe(
    'Halyk ePay: address that gives tokens',
  ),
  HALYK_SCRIPT: partnerAddress('https://epay.homebank.kz/payform/payment-api.js').describe(
    'Halyk ePay: the script that opens its form, on a page of its own',
  ),
  SMS_SINK: z
    .string()
    .transform((text) =>
      text === 'off' || text === 'outbox' ? text : text.split(',').map((name) => name.trim()),
    )
    .refine(
      (sink) => typeof sink === 'string' || (sink.every(isGateway) && new Set(sink).size === sink.length),
      `must be off, outbox, or some of ${SMS_GATEWAYS.join(', ')} with commas between`,
    )
    .transform((sink) => sink as 'off' | 'outbox' | readonly SmsGatewayName[])
    .optional()
    .describe(
      'how codes reach a phone: smsc, mobizon or both, the preferred one first (docs/partners); outbox writes them into DATA_DIR/outbox; off: no login by code; default: outbox where /dev/outbox shows it, otherwise off',
    ),
  SMS_PER_DAY: wholeNumber(1, 10_000_000)
    .default(20_000)
    .describe('messages that one gateway is given in a day'),
  SMS_PER_BLOCK: wholeNumber(1, 1_000_000)
    .default(200)
    .describe('messages that ten thousand neighbouring numbers are sent in a day'),
  SMSC_LOGIN: word('SMSC.kz: the login'),
  SMSC_PASSWORD: word('SMSC.kz: the password for the API'),
  SMSC_SENDER: word('SMSC.kz: the registered sender’s name; default: the gateway’s own'),
  SMSC_ADDRESS: partnerAddress('https://smsc.kz').describe('SMSC.kz: address of its API'),
  MOBIZON_KEY: word('Mobizon: the API key'),
  MOBIZON_SENDER: word('Mobizon: the registered sender’s name; default: the gateway’s own'),
  MOBIZON_ADDRESS: partnerAddress('https://api.mobizon.kz').describe('Mobizon: address of its API'),
  DKIM_DOMAIN: word('domain that letters are signed for by DKIM; default: not signed by the shop'),
  DKIM_SELECTOR: word('name of the public key in that domain’s DNS'),
  DKIM_KEY: z.string().optional().describe('the private key in PEM, best as DKIM_KEY_FILE'),
  REGISTER: z
    .enum(['demo', 'webkassa'], 'must be demo or webkassa')
    .default('demo')
    .describe(
      'the cash register: webkassa (docs/partners), or demo, whose receipts are marked as no fiscal ones',
    ),
  WEBKASSA_KEY: word('Webkassa: the integrator’s API key'),
  WEBKASSA_LOGIN: word('Webkassa: the cashier’s login'),
  WEBKASSA_PASSWORD: word('Webkassa: the cashier’s password'),
  WEBKASSA_CASHBOX: word('Webkassa: the register’s factory number'),
  WEBKASSA_ADDRESS: partnerAddress('https://api.webkassa.kz').describe('Webkassa: address of its API'),
  ADDRESSES: z
    .enum(['own', '2gis'], 'must be own or 2gis')
    .default('own')
    .describe(
      'who suggests streets: own, the shop’s list, which grows by itself; 2gis is asked where that knows few (docs/partners)',
    ),
  TWO_GIS_KEY: word('2GIS: the key of its Suggest API'),
  TWO_GIS_ADDRESS: partnerAddress('https://catalog.api.2gis.com').describe('2GIS: address of its API'),
  CARRIERS: z
    .string()
    .transform((text) => (text === 'off' ? [] : text.split(',').map((name) => name.trim())))
    .refine(
      (names) =>
        names.every((name) => CARRIERS.some((each) => each === name)) && new Set(names).size === names.length,
      `must be off, or some of ${CARRIERS.join(', ')} with commas between`,
    )
    .transform((names) => names as readonly CarrierName[])
    .default([])
    .describe(
      'who takes parcels to buyers beside the shop’s own trucks: cdek (docs/partners); staff give orders to them on the order’s page; default: nobody',
    ),
  CDEK_CLIENT: word('CDEK: the account’s identifier (Account)'),
  CDEK_SECRET: word('CDEK: its secure password'),
  CDEK_POINT: word('CDEK: code of its office that parcels are brought to'),
  CDEK_TARIFF: wholeNumber(1, 99_999)
    .default(137)
    .describe('CDEK: code of the tariff, from an office to the buyer’s door'),
  CDEK_ADDRESS: partnerAddress('https://api.cdek.ru').describe('CDEK: address of its API'),
  CDEK_TRACKING: partnerAddress('https://www.cdek.kz/ru/tracking?order_id=').describe(
    'CDEK: page where a parcel is followed, the number comes behind it',
  ),
  KASPI_ORDERS: z
    .enum(['off', 'look'], 'must be off or look')
    .default('off')
    .describe(
      'orders of Kaspi’s marketplace: look reads them and shows them in the office, nothing is said to Kaspi (docs/partners); off: not read',
    ),
  KASPI_TOKEN: word('Kaspi: the token of the seller’s cabinet for its API'),
  KASPI_ADDRESS: partnerAddress('https://kaspi.kz/shop/api/v2').describe(
    'Kaspi: address of its API for shops',
  ),
  PICTURES: z
    .enum(['folder', 's3'], 'must be folder or s3')
    .default('folder')
    .describe(
      'where pictures and documents that staff and 1C bring are kept: folder (IMAGES_DIR), or s3, in a bucket as well that all machines share (docs/partners)',
    ),
  S3_ADDRESS: secureAddress.optional().describe('S3: address of the storage, without the bucket'),
  S3_REGION: word('S3: the region that requests are signed for; default: us-east-1'),
  S3_BUCKET: word('S3: the bucket'),
  S3_KEY: word('S3: the access key'),
  S3_SECRET: word('S3: its secret'),
  S3_PREFIX: z
    .string()
    .regex(/^(?:[\w-]{1,60}\/){0,3}$/, 'must be empty or words that each end with a slash')
    .default('')
    .describe('S3: what the names of objects begin with'),
  KASPI_PAY_QR: z
    .string()
    .refine((text) => URL.parse(text)?.protocol === 'https:', 'must be an address beginning with https://')
    .optional()
    .describe('what the seller’s own Kaspi QR code says: buyers pay by it, staff tell that the money came'),
  KASPI_PAY_PHONE: z
    .string()
    .refine((text) => parsePhone(text) !== null, 'must be a phone number of Kazakhstan')
    .transform((text) => parsePhone(text)?.e164 ?? text)
    .optional()
    .describe('number that buyers pay to in the Kaspi app; default: only the code'),
};
