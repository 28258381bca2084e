/** Tells those who call that somebody waits. In Russian, the working language of the shop; the visitor's is named. */
import { LOCALES } from '#domain/locale.ts';
import { formatPhone } from '#domain/phone.ts';
import type { Letter } from '../mail/mail.ts';
import type { NewCallback, StoredCallback } from './feedback.queries.ts';

const THEMES: Record<string, string> = {
  order_product: 'Товар под заказ',
  price: 'Цена',
  delivery: 'Доставка',
  wholesale: 'Оптовые покупки',
  complaint: 'Жалоба',
  other: 'Другое',
};

export function callbackLetter(to: string, callback: NewCallback & StoredCallback): Letter<'callback'> {
  const { id, phone, name, theme, cityName, productName, productCode, language } = callback;
  const facts = [
    { name: 'Телефон', value: formatPhone(phone) },
    { name: 'Имя', value: name },
    { name: 'Тема', value: THEMES[theme] ?? theme },
    { name: 'Город', value: cityName },
    { name: 'Язык', value: LOCALES[language].label },
    ...(productName === null ? [] : [{ name: 'Товар', value: `${productName} (${productCode})` }]),
  ];
  return {
    name: 'callback',
    dedupeKey: `callback:${id}`,
    to,
    slots: { number: String(id), theme: THEMES[theme] ?? theme, city: cityName },
    words: {
      language: 'ru',
      subject: `Перезвонить: ${THEMES[theme] ?? theme}, ${cityName}`,
      paragraphs: [`Заявка № ${id} ждёт звонка.`],
      facts,
    },
  };
}
