/** What a person may tell the shop of themselves; the same rules and words for the form and for the call. */
import { parseEmail } from './email.ts';
import type { Locale } from './locale.ts';
import { parsePersonName } from './person-name.ts';
import { almatyDate } from './time.ts';

const FAULTS = {
  firstName: {
    ru: 'Укажите имя: буквы, до 50 знаков.',
    kz: 'Атыңызды жазыңыз: әріптер, 50 таңбаға дейін.',
  },
  lastName: { ru: 'Фамилию пишут буквами, до 50 знаков.', kz: 'Тегі әріппен жазылады, 50 таңбаға дейін.' },
  email: { ru: 'Проверьте адрес почты.', kz: 'Пошта мекенжайын тексеріңіз.' },
  birthday: {
    ru: 'Проверьте дату рождения: она в прошлом и не раньше 1900 года.',
    kz: 'Туған күнді тексеріңіз: ол бүгінге дейінгі, 1900 жылдан ерте емес күн болуы керек.',
  },
  password: {
    ru: 'Чтобы сменить почту, введите свой пароль.',
    kz: 'Поштаны өзгерту үшін құпиясөзіңізді енгізіңіз.',
  },
} as const;

export type PrivateField = keyof typeof FAULTS;

/** Empty texts were not given; the password is asked for only where the e-mail changes. */
export interface PrivateTexts {
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  birthday?: string | undefined;
}

export const privateFault = (field: PrivateField, language: Locale): string => FAULTS[field][language];

export function findPrivateFaults(
  { firstName, lastName, email, birthday }: PrivateTexts,
  { language, now }: { language: Locale; now: Date },
): Partial<Record<PrivateField, string>> {
  const wrong: PrivateField[] = [];
  if (firstName !== undefined && !parsePersonName(firstName)) wrong.push('firstName');
  if (lastName !== undefined && lastName.trim() !== '' && !parsePersonName(lastName)) wrong.push('lastName');
  if (email !== undefined && !parseEmail(email)) wrong.push('email');
  if (birthday !== undefined && birthday !== '' && !isBirthday(birthday, now)) wrong.push('birthday');
  return Object.fromEntries(wrong.map((field) => [field, FAULTS[field][language]]));
}

/** `1990-02-28`: a day of the calendar between 1900 and today. */
export function isBirthday(text: string, now: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // JavaScript makes the 3rd of March of a 31st of February.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return false;
  return text >= '1900-01-01' && text <= almatyDate(now);
}

/** The law gives 15 days; the last one is for the work itself. */
export const DAYS_UNTIL_FORGOTTEN = 14;
