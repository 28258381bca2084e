/** The fields of an organisation as they are stored, or a refusal that says what is wrong with which. */
import type { OrganizationFields } from '#contract/wholesale.ts';
import type { Locale } from '#domain/locale.ts';
import { findRequisiteFaults, type RequisiteFault } from '#domain/organization.ts';
import { parsePhone } from '#domain/phone.ts';
import { Refusal } from '../http/refusal.ts';

const words: Record<RequisiteFault, Record<Locale, string>> = {
  name: { ru: 'Укажите название.', kz: 'Атауын көрсетіңіз.' },
  bin: {
    ru: 'Проверьте БИН: 12 цифр, последняя контрольная.',
    kz: 'БСН-ді тексеріңіз: 12 цифр, соңғысы бақылау цифры.',
  },
  iin: {
    ru: 'Проверьте ИИН: 12 цифр, последняя контрольная.',
    kz: 'ЖСН-ді тексеріңіз: 12 цифр, соңғысы бақылау цифры.',
  },
  legalAddress: { ru: 'Укажите юридический адрес.', kz: 'Заңды мекенжайды көрсетіңіз.' },
  iik: {
    ru: 'Проверьте ИИК: KZ и ещё 18 знаков, как в договоре с банком.',
    kz: 'ЖСК-ні тексеріңіз: KZ және тағы 18 таңба, банк шартындағыдай.',
  },
  bik: {
    ru: 'Проверьте БИК: 8 знаков, пятый и шестой — KZ.',
    kz: 'БСК-ні тексеріңіз: 8 таңба, бесінші мен алтыншысы — KZ.',
  },
  bankName: { ru: 'Укажите банк.', kz: 'Банкті көрсетіңіз.' },
  kbe: {
    ru: 'Кбе — две цифры: 17 для компании, 19 для ИП, 11 для госучреждения.',
    kz: 'БеК (Кбе) — екі цифр: компания үшін 17, ЖК үшін 19, мемлекеттік мекеме үшін 11.',
  },
  phone: {
    ru: 'Введите номер Казахстана: +7 и десять цифр.',
    kz: 'Қазақстан нөмірін енгізіңіз: +7 және он цифр.',
  },
  email: { ru: 'Проверьте адрес почты.', kz: 'Пошта мекенжайын тексеріңіз.' },
};

const lockedWords = {
  ru: 'Организация уже проверена: это поле меняет менеджер.',
  kz: 'Ұйым тексерілген: бұл өрісті менеджер өзгертеді.',
};

const withoutSpaces = (text: string): string => text.replace(/[\s\u00A0]/g, '');

export function checkRequisites(typed: OrganizationFields, language: Locale): OrganizationFields {
  const fields = {
    ...typed,
    bin: withoutSpaces(typed.bin),
    iik: withoutSpaces(typed.iik).toUpperCase(),
    bik: typed.bik.toUpperCase(),
    phone: parsePhone(typed.phone)?.e164 ?? typed.phone,
    email: typed.email.toLowerCase(),
  };
  const faults = Object.entries(findRequisiteFaults(fields));
  if (faults.length > 0) {
    const told = faults.map(([field, fault]): [string, string[]] => [field, [words[fault][language]]]);
    throw new Refusal('request.invalid', {}, Object.fromEntries(told));
  }
  return fields;
}

/** What the shop has checked stands in the contract: only the shop changes it. */
export function requireUnlocked(
  known: { status: string } & Pick<OrganizationFields, 'bin' | 'form' | 'name'>,
  fields: OrganizationFields,
  language: Locale,
): void {
  if (known.status === 'moderation') return;
  const changed = (['name', 'form', 'bin'] as const).filter((field) => known[field] !== fields[field]);
  if (changed.length === 0) return;
  throw new Refusal(
    'request.invalid',
    {},
    Object.fromEntries(changed.map((field) => [field, [lockedWords[language]]])),
  );
}
