/** The variables of partners: banks, registers, gateways. None is needed; who names a partner needs all of its own. */
import { z } from 'zod';

/** A provider to try with stands alone: its money is none. */
export const PAYMENT_PARTNERS = ['tiptop', 'freedom', 'halyk'] as const;
export type PaymentPartner = (typeof PAYMENT_PARTNERS)[number];

const isPaymentPartner = (word: string): word is PaymentPartner =>
  (PAYMENT_PARTNERS as readonly string[]).includes(word);

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((text) => text === 'on');

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Without TLS only to this very machine: a stand, or a proxy of one's own. */
const partnerAddress = (usual: string) =>
  z
    .string()
    .refine((text) => {
      const url = URL.parse(text);
      return url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname));
    }, 'must be an address beginning with https://')
    .transform((text) => text.replace(/\/+$/, ''))
    .default(usual);

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
};
