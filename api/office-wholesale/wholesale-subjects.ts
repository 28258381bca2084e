/**
 * Terms of contracts and requisites of organisations as subjects of changes: shown before, logged, taken back. A credit limit
 * is raised by two. What is in the papers keeps its check digits.
 */
import { z } from 'zod';
import { isBik, isIbanKz } from '#domain/iin-bin.ts';
import type { Json } from '#domain/office/changes.ts';
import { isTaxIdOf, ORGANIZATION_FORMS, type OrganizationForm } from '#domain/organization.ts';
import { parsePhone } from '#domain/phone.ts';
import type { Subject, Values, WantedChange } from '../change-sets/change-sets.ts';
import { Refusal } from '../http/refusal.ts';
import {
  type ContractField,
  listRequisites,
  listTerms,
  type RequisiteField,
  setRequisites,
  setTerms,
} from './wholesale-subjects.queries.ts';

const tenge = z.number().int().min(0).max(2_000_000_000);

/** What was stored with what is wanted over it. */
const over = (stored: Values, changes: readonly WantedChange[], id: number): Values => ({
  ...stored,
  ...Object.fromEntries(changes.filter((each) => each.id === id).map(({ field, to }) => [field, to])),
});

const toValues = <Row extends { id: number }>(rows: readonly Row[]): Map<number, Record<string, Json>> =>
  new Map(rows.map(({ id, ...values }) => [id, values as unknown as Record<string, Json>]));

export const contractSubject: Subject = {
  right: 'wholesale',
  fields: {
    last_day: { schema: z.iso.date().nullable() },
    min_order_sum: { schema: tenge },
    credit_limit: { schema: tenge },
    deferral_days: { schema: z.number().int().min(0).max(180) },
    manager: {
      schema: z
        .object({
          name: z.string().trim().min(2).max(80),
          phone: z.string().refine((phone) => parsePhone(phone) !== null),
          email: z.email(),
        })
        .nullable(),
    },
  },
  read: async (tx, ids, isLocking) => toValues(await listTerms(tx, ids, isLocking)),
  async write(tx, changes) {
    const ids = [...new Set(changes.map(({ id }) => id))];
    for (const [id, stored] of toValues(await listTerms(tx, ids, true)))
      await setTerms(tx, id, over(stored, changes, id) as Record<ContractField, Json>);
  },
  nameOf: (values) => String(values.name),
  needsApproval: (changes) =>
    changes.some(({ field, from, to }) => field === 'credit_limit' && Number(to) > Number(from))
      ? 'credit_limit'
      : null,
};

const text = (least: number, most: number) => z.string().trim().min(least).max(most);

export const organizationSubject: Subject = {
  right: 'wholesale',
  fields: {
    name: { schema: text(2, 200) },
    form: { schema: z.enum(ORGANIZATION_FORMS) },
    bin: { schema: z.string().regex(/^\d{12}$/) },
    legal_address: { schema: text(5, 300) },
    actual_address: { schema: text(0, 300) },
    iik: { schema: z.string().refine(isIbanKz) },
    bik: { schema: z.string().refine(isBik) },
    bank_name: { schema: text(2, 200) },
    kbe: { schema: z.string().regex(/^[12]\d$/) },
  },
  read: async (tx, ids, isLocking) => toValues(await listRequisites(tx, ids, isLocking)),
  async write(tx, changes) {
    const ids = [...new Set(changes.map(({ id }) => id))];
    for (const [id, stored] of toValues(await listRequisites(tx, ids, true))) {
      const wanted = over(stored, changes, id) as Record<RequisiteField, string>;
      // Of the form and the number together; each alone has its own shape.
      if (!isTaxIdOf(wanted.form as OrganizationForm, wanted.bin)) throw new Refusal('party.faulty');
      await setRequisites(tx, id, wanted);
    }
  },
  nameOf: (values) => `${String(values.form)} «${String(values.name)}»`,
};
