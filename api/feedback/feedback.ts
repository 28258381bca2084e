/**
 * What visitors ask of the shop. Promises that a request is stored once it is answered with success, that nobody's
 * phone can be flooded, and that a program which fills in the hidden field learns nothing. Those who call work through
 * the stored queue, and hear of it by a letter where the shop has an address for them (SHOP_MAIL).
 */
import type { z } from 'zod';
import type { askForNotice, askQuestion, sendBusinessRequest, sendCallback } from '#contract/feedback.ts';
import { parseEmail } from '#domain/email.ts';
import type { Locale } from '#domain/locale.ts';
import { parsePhone } from '#domain/phone.ts';
import { isQuestion, parseContact } from '#domain/question.ts';
import { type Database, transaction } from '../database.ts';
import type { Client } from '../http/client.ts';
import { FEEDBACK } from '../http/limit-figures.ts';
import { type Limit, requireClientWithin, requireWithinLimit } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { Mail } from '../mail/mail.ts';
import type { PersonalRecords } from '../users/users.ts';
import { deleteBusinessOf, insertBusinessRequest, listBusinessOf } from './business.queries.ts';
import { confirmationLetter, readBusinessRequest, staffLetter } from './business.ts';
import { callbackLetter } from './callback-letter.ts';
import { forgetAsker, insertCallback, listAsked, moveAsker } from './feedback.queries.ts';
import { findContactOf } from './notices.queries.ts';
import { askForWord, tellDueNotices } from './notices.ts';
import { deleteQuestionsOf, insertQuestion, listQuestionsOf } from './questions.queries.ts';
import { questionLetter, tellAnswers } from './questions.ts';

export { BUSINESS_STATES, listBusinessForOperators, setBusinessState } from './business.queries.ts';
export { confirmationLetter, staffLetter } from './business.ts';
export { callbackLetter } from './callback-letter.ts';
export { confirmNoticeLetter, noticeLetter } from './notices.ts';
export {
  CALLBACK_STATES,
  isNoticeDue,
  listCallbacksForOperators,
  listNoticesForOperators,
  markNoticeTold,
  setCallbackState,
} from './operators.queries.ts';
export { answerQuestion, listQuestionsForOperators } from './questions.queries.ts';
export { answerLetter, questionLetter } from './questions.ts';

const PER_PHONE: Limit = { name: 'callback', max: 3, windowSeconds: 600 };
const PER_PHONE_MINUTE: Limit = { name: 'callback-minute', max: 1, windowSeconds: 60 };
const PER_CONTACT: Limit = { name: 'notice', max: 20, windowSeconds: 600 };
const BUSINESS_PER_BIN: Limit = { name: 'business-bin', max: 5, windowSeconds: 3600 };
const BUSINESS_PER_EMAIL: Limit = { name: 'business-email', max: 3, windowSeconds: 3600 };
const QUESTIONS_PER_CONTACT: Limit = { name: 'question', max: 5, windowSeconds: 3600 };
const QUESTIONS_PER_MINUTE: Limit = { name: 'question-minute', max: 1, windowSeconds: 60 };

const words = {
  phone: {
    ru: 'Введите номер Казахстана: +7 и десять цифр.',
    kz: 'Қазақстан нөмірін енгізіңіз: +7 және он цифр.',
  },
  email: { ru: 'Проверьте адрес почты.', kz: 'Пошта мекенжайын тексеріңіз.' },
  contact: { ru: 'Укажите телефон или почту.', kz: 'Телефонды не поштаны көрсетіңіз.' },
  question: {
    ru: 'Напишите вопрос: от 10 до 1000 знаков.',
    kz: 'Сұрақты жазыңыз: 10-нан 1000 таңбаға дейін.',
  },
  productNeeded: { ru: 'Назовите товар.', kz: 'Тауарды көрсетіңіз.' },
  productNotAsked: {
    ru: 'Товар указывают только для заказа товара.',
    kz: 'Тауар тек тауарға тапсырыс бергенде көрсетіледі.',
  },
} as const;

interface Asker {
  language: Locale;
  cityCode: string;
  userId: number | null;
  client: Client;
}

export interface Feedback {
  sendCallback(asked: z.output<typeof sendCallback.body>, asker: Asker): Promise<void>;
  askForNotice(productCode: string, asked: z.output<typeof askForNotice.body>, asker: Asker): Promise<void>;
  askQuestion(asked: z.output<typeof askQuestion.body>, asker: Asker): Promise<void>;
  sendBusinessRequest(asked: z.output<typeof sendBusinessRequest.body>, asker: Asker): Promise<void>;
}

const invalid = (field: string, word: keyof typeof words, language: Locale) =>
  new Refusal('request.invalid', {}, { [field]: [words[word][language]] });

function getPhone(typed: string, language: Locale): string {
  const phone = parsePhone(typed);
  if (!phone) throw invalid('phone', 'phone', language);
  return phone.e164;
}

export interface FeedbackParts {
  db: Database;
  mail: Mail;
  publicUrl: string;
  shopMail: string | null;
}

export function createFeedback({ db, mail, publicUrl, shopMail }: FeedbackParts): Feedback {
  return {
    async sendCallback({ phone: typed, name, theme, productId = null, website }, asker) {
      const { language, cityCode, userId, client } = asker;
      const phone = getPhone(typed, language);
      if (theme === 'order_product' && productId === null)
        throw invalid('productId', 'productNeeded', language);
      if (theme !== 'order_product' && productId !== null)
        throw invalid('productId', 'productNotAsked', language);
      await requireClientWithin(db, FEEDBACK, client, userId);
      if (website) return;
      await requireWithinLimit(db, PER_PHONE_MINUTE, phone);
      await requireWithinLimit(db, PER_PHONE, phone);
      const asked = { cityCode, phone, name, theme, productId, userId, language };
      await transaction(db, async (tx) => {
        const stored = await insertCallback(tx, asked);
        if (!stored) throw new Refusal('product.not_found');
        if (shopMail !== null) await mail.enqueue(tx, callbackLetter(shopMail, { ...asked, ...stored }));
      });
    },

    async askForNotice(productCode, { kind, phone, email, website }, asker) {
      const { language, cityCode, userId, client } = asker;
      const own = phone || email || userId === null ? null : await findContactOf(db, userId);
      if (!phone && !email && own === null) throw invalid('phone', 'contact', language);
      const contact = own ?? (email ? parseEmail(email) : getPhone(phone ?? '', language));
      if (contact === null) throw invalid('email', 'email', language);
      await requireClientWithin(db, FEEDBACK, client, userId);
      if (website) return;
      await requireWithinLimit(db, PER_CONTACT, contact);
      const asked = { productCode, kind, contact, cityCode, language, userId };
      // Their own contact is proved; an address that was typed is not, whoever typed it.
      await askForWord({ db, mail, publicUrl }, asked, own === null && contact.includes('@'));
    },

    async askQuestion({ name, contact: typed, question, productCode = null, website }, asker) {
      const { language, cityCode, userId, client } = asker;
      const contact = parseContact(typed);
      if (contact === null) throw invalid('contact', 'contact', language);
      if (!isQuestion(question)) throw invalid('question', 'question', language);
      await requireClientWithin(db, FEEDBACK, client, userId);
      if (website) return;
      await requireWithinLimit(db, QUESTIONS_PER_MINUTE, contact);
      await requireWithinLimit(db, QUESTIONS_PER_CONTACT, contact);
      const asked = { cityCode, name, contact, question, productCode, userId, language };
      await transaction(db, async (tx) => {
        const stored = await insertQuestion(tx, asked);
        if (!stored) throw new Refusal('product.not_found');
        if (shopMail !== null) await mail.enqueue(tx, questionLetter(shopMail, { ...asked, ...stored }));
      });
    },

    async sendBusinessRequest({ website, cityId: _city, ...typed }, asker) {
      const { language, cityCode, userId, client } = asker;
      const request = readBusinessRequest(typed, language);
      await requireClientWithin(db, FEEDBACK, client, userId);
      if (website) return;
      await requireWithinLimit(db, BUSINESS_PER_BIN, request.bin);
      // Nobody's mailbox can be flooded with confirmations in a stranger's name.
      await requireWithinLimit(db, BUSINESS_PER_EMAIL, request.email);
      const asked = { ...request, cityCode, userId, language };
      await transaction(db, async (tx) => {
        const stored = await insertBusinessRequest(tx, asked);
        if (stored === null) return;
        await mail.enqueue(tx, confirmationLetter(publicUrl, { ...asked, ...stored }));
        if (shopMail !== null) await mail.enqueue(tx, staffLetter(shopMail, { ...asked, ...stored }));
      });
    },
  };
}

/** Whoever waits for word by letter and can be told now; tells how many. */
export async function tellAskers(db: Database, mail: Mail, publicUrl: string): Promise<number> {
  return (await tellDueNotices(db, mail, publicUrl)) + (await tellAnswers(db, mail, publicUrl));
}

/** What a person has asked for, in their archive, and its end. */
export const feedbackRecords: PersonalRecords = {
  name: 'feedback',
  tables: ['callbacks', 'product_notices', 'questions', 'business_requests'],
  list: async (db, userId) => ({
    ...(await listAsked(db, userId)),
    questions: await listQuestionsOf(db, userId),
    businessRequests: await listBusinessOf(db, userId),
  }),
  async forget(db, userId) {
    await deleteQuestionsOf(db, userId);
    await deleteBusinessOf(db, userId);
    await forgetAsker(db, userId);
  },
  move: moveAsker,
};
