/** The words of the storefront. Keys are those of ru.json; the checks hold kz.json against it. */
import type { Locale } from '#domain/locale.ts';
import { type Messages, type TranslateKey, translateWith } from '#domain/translate.ts';
import type ruMessages from './ru.json';

export type { Messages } from '#domain/translate.ts';

export type MessageKey = keyof typeof ruMessages;
export type Translate = TranslateKey<MessageKey>;

export const createTranslate = (locale: Locale, messages: Messages): Translate =>
  translateWith<MessageKey>(locale, messages);
