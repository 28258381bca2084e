import { z } from 'zod';
import { call, cityQuery, fileAnswer, withData } from './call.ts';

const id = z.coerce.number().int().min(1).max(2_147_483_647);
const tenge = z.number().int();
const day = z.iso.date();
const text = (max: number) => z.string().trim().max(max);

const fields = z.object({
  name: text(200),
  form: z.enum(['ТОО', 'ИП', 'АО', 'КХ', 'ГУ']),
  /** 12 digits: the BIN of a company, the IIN of a sole trader */
  bin: text(20),
  legalAddress: text(300),
  actualAddress: text(300).default(''),
  /** an account in Kazakhstan (IBAN), spaces or not */
  iik: text(40),
  bik: text(16),
  bankName: text(200),
  /** 17 for a resident private company, 19 for a sole trader, 11 for the state */
  kbe: text(4).default('17'),
  vatPayer: z.boolean().default(false),
  vatCertificate: z
    .object({ series: text(20), number: text(30), date: day })
    .nullable()
    .default(null),
  director: text(200).default(''),
  contact: text(200).default(''),
  phone: text(64),
  email: text(254),
});
export type OrganizationFields = z.output<typeof fields>;

const manager = z.object({ name: z.string(), phone: z.string(), email: z.string() });

const contract = z.object({
  number: z.string(),
  date: day,
  /** the last day; null: until it is revoked */
  until: day.nullable(),
  minOrderSum: tenge,
  creditLimit: tenge,
  creditUsed: tenge,
  deferralDays: z.number().int(),
  manager: manager.nullable(),
});

const organization = fields.extend({
  id: z.number().int(),
  status: z.enum(['moderation', 'active', 'blocked']),
  /** whether the user acts for it at the moment */
  isChosen: z.boolean(),
  /** the one in force; null: retail prices */
  contract: contract.nullable(),
  /** of the last request for a contract */
  request: z.enum(['moderation', 'approved', 'declined']).nullable(),
  /** why it was declined, in the shop's words; empty: nothing was said */
  requestReason: z.string(),
});
export type Organization = z.infer<typeof organization>;

const base = { tag: 'wholesale', access: 'user' } as const;
const one = z.object({ id });

export const getOrganizations = call({
  ...base,
  method: 'GET',
  path: '/api/v1/organizations/',
  summary: 'The organisations that the user acts for',
  answer: withData(z.array(organization)),
  refusals: ['session.required'],
});

export const addOrganization = call({
  ...base,
  method: 'POST',
  path: '/api/v1/organizations/',
  summary: 'Adds an organisation; it is checked by the shop before a contract',
  body: fields,
  answer: withData(organization),
  refusals: ['session.required', 'request.invalid', 'organization.exists', 'request.too_many'],
  acceptsKey: true,
});

export const changeOrganization = call({
  ...base,
  method: 'PUT',
  path: '/api/v1/organizations/{id}/',
  summary: 'Changes an organisation; name, form and BIN only until it is active',
  params: one,
  body: fields,
  answer: withData(organization),
  refusals: ['session.required', 'organization.not_found', 'organization.exists', 'request.invalid'],
});

export const removeOrganization = call({
  ...base,
  method: 'DELETE',
  path: '/api/v1/organizations/{id}/',
  summary: 'The user acts for it no more; not while its contract is in force',
  params: one,
  answer: withData(z.object({ id: z.number().int() })),
  refusals: ['session.required', 'organization.not_found', 'organization.has_contract'],
});

export const chooseOrganization = call({
  ...base,
  method: 'PUT',
  path: '/api/v1/organizations/chosen/',
  summary: 'For whom the user acts from now on: prices and cart follow; null: for themselves',
  body: z.object({ organizationId: id.nullable() }),
  answer: withData(z.object({ organizationId: z.number().int().nullable() })),
  refusals: ['session.required', 'organization.not_found'],
});

export const findCompany = call({
  ...base,
  method: 'GET',
  path: '/api/v1/organizations/lookup/',
  summary: 'A company of the register by its BIN',
  query: z.object({ bin: z.string().trim().max(20) }),
  answer: withData(z.object({ bin: z.string(), name: z.string(), form: z.string(), address: z.string() })),
  refusals: ['session.required', 'company.not_found', 'request.too_many'],
});

export const askForContract = call({
  ...base,
  method: 'POST',
  path: '/api/v1/wholesale/request/',
  summary: 'Asks for a wholesale contract, for an organisation or for oneself',
  body: z.object({
    organizationId: id.nullable(),
    /** tenge a month, as the asker expects */
    volume: z.number().int().min(0).max(2_000_000_000).nullable().default(null),
    comment: text(1000).default(''),
  }),
  answer: withData(z.object({ status: z.enum(['moderation', 'approved', 'declined']) })),
  refusals: [
    'session.required',
    'organization.not_found',
    'organization.has_contract',
    'wholesale.request_open',
    'request.invalid',
  ],
  acceptsKey: true,
});

export const getOwnStanding = call({
  ...base,
  method: 'GET',
  path: '/api/v1/wholesale/request/',
  summary: 'The user’s own contract and the last request for one',
  answer: withData(
    z.object({
      contract: contract.nullable(),
      request: z.enum(['moderation', 'approved', 'declined']).nullable(),
      requestReason: z.string(),
    }),
  ),
  refusals: ['session.required'],
});

const ofPayer = z.object({ organizationId: id.optional() });
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const lang = z.enum(['ru', 'kz']).optional();

export const getDebts = call({
  ...base,
  method: 'GET',
  path: '/api/v1/wholesale/debts/',
  summary:
    'What a payer may still take on credit, and what it owes; without an organisation: the user’s own contract',
  query: ofPayer,
  answer: withData(
    z.object({
      /** who owes */
      payer: z.string(),
      /** the one in force */
      contract: z.object({ number: z.string(), date: day }).nullable(),
      manager: manager.nullable(),
      limit: tenge,
      used: tenge,
      /** what is not paid yet, the oldest debt first */
      bills: z.array(
        z.object({
          number: z.string(),
          date: day,
          due: day,
          sum: tenge,
          paid: tenge,
          left: tenge,
          isOverdue: z.boolean(),
        }),
      ),
      overdue: z.array(
        z.object({ number: z.string(), date: day, due: day, left: tenge, days: z.number().int() }),
      ),
    }),
  ),
  refusals: ['session.required', 'organization.not_found'],
});

export const getReconciliationAct = call({
  ...base,
  method: 'GET',
  path: '/api/v1/wholesale/act/',
  summary: 'The act of reconciliation: every bill of the payer, what was paid and what is left today',
  query: ofPayer.extend({ format: z.enum(['pdf', 'xlsx']).default('pdf'), lang }),
  answer: fileAnswer,
  file: {
    by: 'format',
    kinds: {
      pdf: { type: 'application/pdf', name: 'sheber-act.pdf' },
      xlsx: { type: SHEET, name: 'sheber-act.xlsx' },
    },
  },
  refusals: [
    'session.required',
    'organization.not_found',
    'wholesale.no_contract',
    'request.invalid',
    'request.too_many',
  ],
});

export const getPriceList = call({
  ...base,
  method: 'GET',
  path: '/api/v1/wholesale/price-list/',
  summary: 'What the goods of a city cost by the contract, with prices by count',
  query: ofPayer.extend({ city: cityQuery, lang }),
  answer: fileAnswer,
  file: { type: SHEET, name: 'sheber-price-list.xlsx' },
  refusals: [
    'session.required',
    'organization.not_found',
    'wholesale.no_contract',
    'request.invalid',
    'request.too_many',
  ],
});
