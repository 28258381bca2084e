/** What became of a review, to who wrote it: service letters, to a confirmed address alone. */
import { localePath } from '#domain/locale.ts';
import type { Letter } from '../mail/mail.ts';
import type { DecidedReview } from './reviews.queries.ts';

const WORDS = {
  ru: {
    published: {
      subject: 'Ваш отзыв опубликован',
      text: (name: string) => `Спасибо! Ваш отзыв о товаре «${name}» теперь виден на его странице.`,
    },
    refused: {
      subject: 'Отзыв не опубликован',
      text: (name: string) => `Мы прочитали ваш отзыв о товаре «${name}» и не можем его показать.`,
    },
    why: 'Причина',
    reply: 'Ответ магазина',
    open: 'Мои отзывы',
    note: 'Отзыв можно исправить или удалить в личном кабинете.',
  },
  kz: {
    published: {
      subject: 'Пікіріңіз жарияланды',
      text: (name: string) => `Рақмет! «${name}» тауары туралы пікіріңіз енді оның бетінде көрінеді.`,
    },
    refused: {
      subject: 'Пікір жарияланбады',
      text: (name: string) => `«${name}» тауары туралы пікіріңізді оқыдық, оны көрсете алмаймыз.`,
    },
    why: 'Себебі',
    reply: 'Дүкен жауабы',
    open: 'Пікірлерім',
    note: 'Пікірді жеке кабинетте түзетуге не жоюға болады.',
  },
} as const;

export function reviewLetter(
  { id, language, productName }: Pick<DecidedReview, 'id' | 'language' | 'productName'>,
  email: string,
  {
    state,
    refusal,
    reply,
    publicUrl,
  }: {
    state: 'published' | 'refused';
    refusal: string | null;
    reply: string | null;
    publicUrl: string;
  },
): Letter<'review_published' | 'review_refused'> {
  const words = WORDS[language];
  return {
    name: `review_${state}`,
    // Changed and read again, it is told again.
    dedupeKey: `review:${id}:${crypto.randomUUID()}`,
    to: email,
    slots: { product: productName },
    words: {
      language,
      subject: words[state].subject,
      paragraphs: [words[state].text(productName)],
      facts: [
        ...(refusal === null ? [] : [{ name: words.why, value: refusal }]),
        ...(reply === null ? [] : [{ name: words.reply, value: reply }]),
      ],
      button: {
        label: words.open,
        href: `${publicUrl}${localePath('/personal/purchased', language)}?reviews=`,
      },
      note: words.note,
    },
  };
}
