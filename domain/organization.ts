/** What an organisation's papers must hold to be invoiced: the numbers by their check digits, the rest by its form. */
import { isBik, isBin, isIbanKz, taxIdKind } from './iin-bin.ts';
import { parsePhone } from './phone.ts';

/** ТОО, sole trader, joint-stock company, farm, state institution. */
export const ORGANIZATION_FORMS = ['ТОО', 'ИП', 'АО', 'КХ', 'ГУ'] as const;
export type OrganizationForm = (typeof ORGANIZATION_FORMS)[number];

export interface Requisites {
  name: string;
  form: OrganizationForm;
  bin: string;
  legalAddress: string;
  iik: string;
  bik: string;
  bankName: string;
  kbe: string;
  phone: string;
  email: string;
}

export type RequisiteFault =
  | 'name'
  | 'bin'
  | 'iin'
  | 'legalAddress'
  | 'iik'
  | 'bik'
  | 'bankName'
  | 'kbe'
  | 'phone'
  | 'email';

/** Sole traders and farms are known by their owner's IIN; a joint enterprise of them has a BIN. */
const isPersonal = (form: OrganizationForm): boolean => form === 'ИП' || form === 'КХ';

/** Whether a number could be that of such an organisation, by its check digit. */
export const isTaxIdOf = (form: OrganizationForm, bin: string): boolean =>
  isPersonal(form) ? taxIdKind(bin) !== null : isBin(bin);

/** 1 resident or 2 not, then the sector of the economy. */
const KBE = /^[12][0-9]$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Which fields are wrong and how; empty when the organisation can be invoiced. */
export function findRequisiteFaults(fields: Requisites): Partial<Record<keyof Requisites, RequisiteFault>> {
  const { name, form, bin, legalAddress, iik, bik, bankName, kbe, phone, email } = fields;
  const faults: [keyof Requisites, RequisiteFault, isRight: boolean][] = [
    ['name', 'name', name.trim().length >= 2],
    ['bin', isPersonal(form) ? 'iin' : 'bin', isTaxIdOf(form, bin)],
    ['legalAddress', 'legalAddress', legalAddress.trim().length >= 5],
    ['iik', 'iik', isIbanKz(iik)],
    ['bik', 'bik', isBik(bik)],
    ['bankName', 'bankName', bankName.trim().length >= 2],
    ['kbe', 'kbe', KBE.test(kbe)],
    ['phone', 'phone', parsePhone(phone) !== null],
    ['email', 'email', EMAIL.test(email.trim())],
  ];
  return Object.fromEntries(
    faults.filter(([, , isRight]) => !isRight).map(([field, fault]) => [field, fault]),
  );
}
