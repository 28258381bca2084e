/** Letters about questions: to those who answer, and the answer to who asked. Each leaves once. */
import { LOCALES, localePath } from '#domain/locale.ts';
import { type Database, transaction } from '../database.ts';
import type { Letter, Mail } from '../mail/mail.ts';
import {
  type DueAnswer,
  markAnswersTold,
  type NewQuestion,
  type StoredQuestion,
  takeDueAnswers,
} from './questions.queries.ts';

const MOST_AT_ONCE = 100;

/** In Russian, the working language of the shop; the visitor's is named. */
export function questionLetter(to: string, asked: NewQuestion & StoredQuestion): Letter<'question'> {
  const { id, name, contact, question, cityName, productName, productCode, language } = asked;
  return {
    name: 'question',
    dedupeKey: `question:${id}`,
    to,
    slots: { number: String(id), city: cityName },
    words: {
      language: 'ru',
      subject: `Вопрос № ${id}: ${productName ?? cityName}`,
      paragraphs: [question, 'Ответьте в офисе, раздел «Звонки и вопросы»: письмо покупателю уйдёт само.'],
      facts: [
        { name: 'Кто', value: name },
        { name: 'Куда ответить', value: contact },
        { name: 'Город', value: cityName },
        { name: 'Язык', value: LOCALES[language].label },
        ...(productName === null ? [] : [{ name: 'Товар', value: `${productName} (${productCode})` }]),
      ],
    },
  };
}

const WORDS = {
  ru: {
    subject: 'Ответ на ваш вопрос',
    asked: (question: string) => `Вы спрашивали: «${question}»`,
    open: 'Открыть магазин',
    note: 'Это письмо — ответ на вопрос, заданный на сайте. Если остались вопросы, задайте их там же.',
  },
  kz: {
    subject: 'Сұрағыңызға жауап',
    asked: (question: string) => `Сіздің сұрағыңыз: «${question}»`,
    open: 'Дүкенді ашу',
    note: 'Бұл хат — сайтта қойған сұрағыңызға жауап. Тағы сұрағыңыз болса, сол жерде қойыңыз.',
  },
} as const;

export function answerLetter(
  { id, contact, language, question, answer }: DueAnswer,
  publicUrl: string,
): Letter<'answer'> {
  const words = WORDS[language];
  return {
    name: 'answer',
    dedupeKey: `answer:${id}`,
    to: contact,
    slots: {},
    words: {
      language,
      subject: words.subject,
      paragraphs: [...answer.split(/\n+/), words.asked(question)],
      button: { label: words.open, href: publicUrl + localePath('/contacts', language) },
      note: words.note,
    },
  };
}

/** Letters and their marks are of one transaction: nobody is answered twice, nobody is forgotten. */
export async function tellAnswers(db: Database, mail: Mail, publicUrl: string): Promise<number> {
  return transaction(db, async (tx) => {
    const due = await takeDueAnswers(tx, MOST_AT_ONCE);
    for (const answer of due) await mail.enqueue(tx, answerLetter(answer, publicUrl));
    await markAnswersTold(
      tx,
      due.map(({ id }) => id),
    );
    return due.length;
  });
}
