/** What a password must be. Whether it is one of the commonest is asked on the server: the list is not sent about. */
const LEAST = 8;
const LONGEST_PASSWORD = 128;

export type PasswordFault = 'length' | 'letters' | 'own';

/** Counted as a person counts; the same letter typed on different keyboards is the same letter. */
export const toPassword = (typed: string): string => typed.normalize('NFKC');

/** What is wrong with it, or null. `own` are the user's phone and e-mail: nobody guesses anything sooner. */
export function findPasswordFault(typed: string, own: readonly string[] = []): PasswordFault | null {
  const password = toPassword(typed);
  const { length } = [...password];
  if (length < LEAST || length > LONGEST_PASSWORD) return 'length';
  if (!/\p{L}/u.test(password) || !/\p{Nd}/u.test(password)) return 'letters';
  return own.some((fact) => isSame(password, fact)) ? 'own' : null;
}

function isSame(password: string, fact: string): boolean {
  if (fact === '') return false;
  const bare = password.toLowerCase();
  if (bare === fact.toLowerCase() || bare === fact.toLowerCase().split('@')[0]) return true;
  const digits = fact.replace(/\D/g, '');
  return !fact.includes('@') && digits.length >= 10 && bare.replace(/\D/g, '').endsWith(digits.slice(-10));
}
