/** A question to the shop: how long it may be, and where its answer can go. */
import { parseEmail } from './email.ts';
import { parsePhone } from './phone.ts';

export const LEAST_QUESTION = 10;
export const LONGEST_QUESTION = 1000;

/** By letters, as a person counts them. */
export function isQuestion(text: string): boolean {
  const { length } = [...text.trim()];
  return length >= LEAST_QUESTION && length <= LONGEST_QUESTION;
}

/** An e-mail or a phone in the form it is stored in; null when it is neither. */
export function parseContact(typed: string): string | null {
  return typed.includes('@') ? parseEmail(typed) : (parsePhone(typed)?.e164 ?? null);
}
