/** What is wrong with which field of a form, in the reader's language. */
import type { Locale } from '#domain/locale.ts';
import { findPasswordFault } from '#domain/password.ts';
import { Refusal } from '../http/refusal.ts';
import { isGuessable } from './guessable-passwords.ts';

const words = {
  phone: {
    ru: 'Введите казахстанский мобильный номер: +7 и десять цифр.',
    kz: 'Қазақстандық ұялы нөмірді енгізіңіз: +7 және он цифр.',
  },
  phoneForSms: {
    ru: 'SMS отправляем только на мобильные номера Казахстана. Войдите по почте.',
    kz: 'SMS тек қазақстандық ұялы нөмірлерге жіберіледі. Пошта арқылы кіріңіз.',
  },
  email: { ru: 'Проверьте адрес почты.', kz: 'Пошта мекенжайын тексеріңіз.' },
  firstName: { ru: 'Укажите имя: только буквы, до 50.', kz: 'Атыңызды жазыңыз: тек әріптер, 50-ге дейін.' },
  lastName: { ru: 'В фамилии только буквы, до 50.', kz: 'Тегіңізде тек әріптер болсын, 50-ге дейін.' },
  agreement: { ru: 'Нужно согласие.', kz: 'Келісім қажет.' },
  cardNumber: {
    ru: 'Проверьте номер карты: 13 цифр, первые две — 29.',
    kz: 'Карта нөмірін тексеріңіз: 13 цифр, алғашқы екеуі — 29.',
  },
  cardCode: { ru: 'Введите код с оборота карты.', kz: 'Картаның артындағы кодты енгізіңіз.' },
  phoneSame: { ru: 'Это и есть ваш нынешний номер.', kz: 'Бұл — қазіргі нөміріңіз.' },
  length: { ru: 'Пароль от 8 до 128 знаков.', kz: 'Құпиясөз 8-ден 128 таңбаға дейін болсын.' },
  letters: { ru: 'Нужны и буквы, и цифры.', kz: 'Әріптер де, цифрлар да болуы керек.' },
  own: {
    ru: 'Пароль не должен повторять телефон или почту.',
    kz: 'Құпиясөз телефонды не поштаны қайталамауы керек.',
  },
  common: {
    ru: 'Этот пароль слишком распространён: его подберут первым. Придумайте другой.',
    kz: 'Бұл құпиясөз тым кең таралған: оны бірінші болып табады. Басқасын ойлап табыңыз.',
  },
  oldPassword: { ru: 'Текущий пароль не подходит.', kz: 'Қазіргі құпиясөз сәйкес келмейді.' },
} as const;

type Fault = keyof typeof words;

/** Gathers what is wrong, so that a form tells all of it at once. */
export class FieldFaults {
  readonly #language: Locale;
  readonly #fields: Record<string, string[]> = {};

  constructor(language: Locale) {
    this.#language = language;
  }

  add(field: string, fault: Fault): void {
    this.#fields[field] = [words[fault][this.#language]];
  }

  /** The value that was read of a field, or a fault where there is none. */
  need<T>(field: string, value: T | null, fault: Fault): T | null {
    if (value === null) this.add(field, fault);
    return value;
  }

  checkPassword(password: string, own: readonly (string | null)[]): void {
    const fault =
      findPasswordFault(
        password,
        own.filter((fact) => fact !== null),
      ) ?? (isGuessable(password.normalize('NFKC')) ? 'common' : null);
    if (fault) this.add('password', fault);
  }

  refuse(): void {
    if (Object.keys(this.#fields).length > 0) throw new Refusal('request.invalid', {}, this.#fields);
  }
}
