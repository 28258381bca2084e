/** A company's request for wholesale prices: what is wrong with it, and the letters to whoever answers and whoever asked. */
import {
  type BusinessField,
  type BusinessRequest,
  findBusinessFaults,
  toBin,
} from '#domain/business-request.ts';
import { parseEmail } from '#domain/email.ts';
import { LOCALES, type Locale, localePath } from '#domain/locale.ts';
import { formatPhone, parsePhone } from '#domain/phone.ts';
import { Refusal } from '../http/refusal.ts';
import type { Letter } from '../mail/mail.ts';
import type { NewBusinessRequest } from './business.queries.ts';

const FAULTS: Record<BusinessField, Record<Locale, string>> = {
  bin: {
    ru: 'Проверьте БИН или ИИН: 12 цифр, последняя контрольная.',
    kz: 'БСН немесе ЖСН-ді тексеріңіз: 12 цифр, соңғысы бақылау цифры.',
  },
  name: { ru: 'Имя от 2 до 50 знаков.', kz: 'Атыңыз 2-ден 50 таңбаға дейін болсын.' },
  phone: {
    ru: 'Введите номер Казахстана: +7 и десять цифр.',
    kz: 'Қазақстан нөмірін енгізіңіз: +7 және он цифр.',
  },
  email: { ru: 'Проверьте адрес почты.', kz: 'Пошта мекенжайын тексеріңіз.' },
  comment: {
    ru: 'Напишите, что нужно: от 10 до 1000 знаков.',
    kz: 'Не керегін жазыңыз: 10-нан 1000 таңбаға дейін.',
  },
  consent: {
    ru: 'Без согласия заявку нельзя принять.',
    kz: 'Келісімсіз өтінімді қабылдай алмаймыз.',
  },
};

/** As it is stored; a refusal names every field that is wrong. */
export function readBusinessRequest(typed: BusinessRequest, language: Locale) {
  const faults = findBusinessFaults(typed);
  const phone = parsePhone(typed.phone)?.e164;
  const email = parseEmail(typed.email);
  if (faults.length > 0 || phone === undefined || email === null) {
    const words = faults.map((field) => [field, [FAULTS[field][language]]]);
    throw new Refusal('request.invalid', {}, Object.fromEntries(words));
  }
  return { bin: toBin(typed.bin), name: typed.name.trim(), phone, email, comment: typed.comment.trim() };
}

type StoredRequest = NewBusinessRequest & { id: number; cityName: string };

/** In Russian, the working language of the shop; the asker's is named. */
export function staffLetter(to: string, asked: StoredRequest): Letter<'business'> {
  const { id, bin, name, phone, email, comment, cityName, language } = asked;
  return {
    name: 'business',
    dedupeKey: `business:${id}`,
    to,
    slots: { number: String(id), bin, city: cityName },
    words: {
      language: 'ru',
      subject: `Оптовая заявка № ${id}: ${bin}, ${cityName}`,
      paragraphs: [comment, 'Когда ответите, запишите итог в офисе, раздел «Опт», «Заявки с сайта».'],
      facts: [
        { name: 'БИН или ИИН', value: bin },
        { name: 'Кто', value: name },
        { name: 'Телефон', value: formatPhone(phone) },
        { name: 'Почта', value: email },
        { name: 'Город', value: cityName },
        { name: 'Язык', value: LOCALES[language].label },
      ],
    },
  };
}

const CONFIRMATION = {
  ru: {
    subject: (id: number) => `Оптовая заявка № ${id} принята`,
    lead: 'Мы получили вашу заявку. Менеджер изучит её и ответит письмом или позвонит в рабочее время.',
    bin: 'БИН или ИИН',
    phone: 'Телефон',
    need: 'Что нужно',
    open: 'Условия для оптовых клиентов',
    note: 'Если вы не оставляли заявку, просто не отвечайте на это письмо.',
  },
  kz: {
    subject: (id: number) => `№ ${id} көтерме өтінім қабылданды`,
    lead: 'Өтініміңізді алдық. Менеджер оны қарап, хатпен жауап береді немесе жұмыс уақытында қоңырау шалады.',
    bin: 'БСН немесе ЖСН',
    phone: 'Телефон',
    need: 'Не керек',
    open: 'Көтерме сатып алу шарттары',
    note: 'Өтінім қалдырмаған болсаңыз, бұл хатқа жауап бермеңіз.',
  },
} as const;

export function confirmationLetter(publicUrl: string, asked: StoredRequest): Letter<'business_confirmation'> {
  const { id, bin, phone, email, comment, language } = asked;
  const words = CONFIRMATION[language];
  return {
    name: 'business_confirmation',
    dedupeKey: `business-confirmation:${id}`,
    to: email,
    slots: { number: String(id) },
    words: {
      language,
      subject: words.subject(id),
      paragraphs: [words.lead],
      facts: [
        { name: words.bin, value: bin },
        { name: words.phone, value: formatPhone(phone) },
        { name: words.need, value: comment },
      ],
      button: { label: words.open, href: publicUrl + localePath('/business', language) },
      note: words.note,
    },
  };
}
