/** What a password of staff must be: long rather than motley. Whether it is one of the commonest is asked on the server. */
import { toPassword } from '../password.ts';

const LEAST = 12;
const LONGEST = 128;

export type StaffPasswordFault = 'length' | 'own' | 'repeated';

/** `qwertyqwerty` is `qwerty`. */
const unitOf = (text: string) => /^(.+?)\1*$/su.exec(text)?.[1] ?? '';
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** What is wrong with it, or null. Name and e-mail are tried first, with whatever digits around them. */
export function findStaffPasswordFault(
  typed: string,
  { email, name }: { email: string; name: string },
): StaffPasswordFault | null {
  const password = toPassword(typed);
  const { length } = [...password];
  if (length < LEAST || length > LONGEST) return 'length';
  const own = [email, email.split('@')[0] ?? '', name, ...name.split(/\s+/)].map(lettersOf);
  const letters = lettersOf(password);
  if (letters !== '' && (own.includes(letters) || own.includes(unitOf(letters)))) return 'own';
  return [...unitOf(password.toLowerCase())].length < LEAST ? 'repeated' : null;
}
