/** What the shop writes to phones: the words that ship, which slot each must have, and what is wrong with words of one's own. */
import type { Locale } from './locale.ts';
import { countSmsSegments } from './sms-segments.ts';

export const SMS_KINDS = ['login', 'change', 'phone_changes'] as const;
export type SmsKind = (typeof SMS_KINDS)[number];

/** Each tells one thing, and without it says nothing. */
export const SMS_SLOT: Readonly<Record<SmsKind, 'code' | 'phone'>> = {
  login: 'code',
  change: 'code',
  phone_changes: 'phone',
};

/** As long as what will stand there. */
export const SMS_SAMPLE = { code: '123456', phone: '+7 7•• ••• •• 45' } as const;

/** More is paid for and not read. */
const MOST_PARTS = 2;

export const SMS_USUAL: Readonly<Record<SmsKind, Readonly<Record<Locale, string>>>> = {
  login: {
    ru: '{code} — код входа в Шебер. Никому его не сообщайте.',
    kz: '{code} — Шеберге кіру коды. Оны ешкімге айтпаңыз.',
  },
  change: {
    ru: '{code} — код, чтобы привязать этот номер к аккаунту в Шебере. Не просили — никому не сообщайте.',
    kz: '{code} — осы нөмірді Шебердегі аккаунтқа тіркеу коды. Сұрамасаңыз, ешкімге айтпаңыз.',
  },
  phone_changes: {
    ru: 'Номер вашего аккаунта в Шебере меняют на {phone}. Если это не вы, смените пароль и позвоните нам.',
    kz: 'Шебердегі аккаунт нөмірі {phone} болып ауыстырылуда. Бұл сіз болмасаңыз, құпиясөзді өзгертіп, бізге қоңырау шалыңыз.',
  },
};

export interface SmsFault {
  what: 'unknown' | 'missing' | 'broken' | 'long';
  slot: string;
}

/** What is wrong with own words; null: nothing. Empty ones are the shop's. */
export function findSmsFault(kind: SmsKind, words: string): SmsFault | null {
  if (words === '') return null;
  const slot = SMS_SLOT[kind];
  const named = [...words.matchAll(/\{([^{}]*)\}/g)].map(([, each = '']) => each);
  const unknown = named.find((each) => each !== slot);
  if (unknown !== undefined) return { what: 'unknown', slot: unknown };
  if (!named.includes(slot)) return { what: 'missing', slot };
  if (/[{}]/.test(words.replace(/\{[^{}]*\}/g, ''))) return { what: 'broken', slot: '' };
  return countSmsSegments(fillSms(kind, words, SMS_SAMPLE[slot])) > MOST_PARTS
    ? { what: 'long', slot: '' }
    : null;
}

/** Each slot once, from left to right: what stands in for it is never read as one. */
const fillSms = (kind: SmsKind, words: string, value: string): string =>
  words.replaceAll(`{${SMS_SLOT[kind]}}`, () => value);

/** Own words that make no sense any more must keep nobody out: then the shop's are said. */
export const saySms = (kind: SmsKind, language: Locale, own: string, value: string): string =>
  fillSms(kind, own !== '' && findSmsFault(kind, own) === null ? own : SMS_USUAL[kind][language], value);
