/** What was typed into one dialogue of coming in, for the next one: nobody types a phone twice. Never a password. */
import { parseEmail } from '#domain/email.ts';

let login = '';

export const keptLogin = (): string => login;

export function keepLogin(typed: string): void {
  login = typed;
}

/** The same, sorted into the fields of a registration. */
export const keptContacts = (): { phone: string; email: string } =>
  parseEmail(login) !== null || login.includes('@')
    ? { phone: '', email: login }
    : { phone: login, email: '' };
