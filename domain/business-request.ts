/** A company that asks for wholesale prices before it has an account: what the shop must know to answer. */
import { isCallbackName } from './callback.ts';
import { parseEmail } from './email.ts';
import { taxIdKind } from './iin-bin.ts';
import { parsePhone } from './phone.ts';

const LEAST_NEED = 10;
export const LONGEST_NEED = 1000;

export interface BusinessRequest {
  /** Of a company its BIN, of a sole trader the owner's IIN. */
  bin: string;
  name: string;
  phone: string;
  email: string;
  /** What is needed, how much and where. */
  comment: string;
  /** To the handling of these data. */
  consent: boolean;
}

export type BusinessField = keyof BusinessRequest;

/** People copy a BIN from papers, with the gaps that stand there. */
export const toBin = (typed: string): string => typed.replace(/[\s\u00A0-]/g, '');

/** Which fields are wrong; empty when the request can be sent. */
export function findBusinessFaults(typed: BusinessRequest): BusinessField[] {
  const { bin, name, phone, email, comment, consent } = typed;
  const { length } = [...comment.trim()];
  const faults: [BusinessField, isRight: boolean][] = [
    ['bin', taxIdKind(toBin(bin)) !== null],
    ['name', isCallbackName(name)],
    ['phone', parsePhone(phone) !== null],
    ['email', parseEmail(email) !== null],
    ['comment', length >= LEAST_NEED && length <= LONGEST_NEED],
    ['consent', consent],
  ];
  return faults.filter(([, isRight]) => !isRight).map(([field]) => field);
}
