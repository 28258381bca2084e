/**
 * Word that a product is there again or costs less. Promises: an e-mail is written to only once its owner has confirmed
 * it, each who waits is told once, every letter ends the rest by one press, and no answer tells whether an address is known.
 */
import { randomBytes } from 'node:crypto';
import { type Locale, localePath } from '#domain/locale.ts';
import { type Database, transaction } from '../database.ts';
import { countLimited, type Limit } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import { hashToken } from '../http/session.ts';
import type { Letter, Mail } from '../mail/mail.ts';
import {
  countWaiting,
  deleteOldNotices,
  insertNotice,
  type NewNotice,
  type StoredNotice,
  setNoticeToken,
} from './notices.queries.ts';
import { markNoticeTold, type NoticeLine, takeDueNotices } from './operators.queries.ts';

const MOST_AT_ONCE = 100;
/** Where mail programs end it by their own button. */
export const END_PATH = '/letters/end';
/** Of one contact; beyond, nobody is following prices. */
const MOST_WAITING = 50;
const UNCONFIRMED_DAYS = 3;
const TOLD_DAYS = 180;
/** Whoever types somebody else's address cannot flood it. */
const LETTERS_PER_CONTACT: Limit = { name: 'notice-letter', max: 5, windowSeconds: 24 * 60 * 60 };

const WORDS = {
  ru: {
    stock: ['Снова в наличии', 'Товар, о котором вы просили сообщить, снова есть в вашем городе.'],
    price: ['Цена снизилась', 'Товар, за ценой которого вы следите, подешевел.'],
    open: 'Открыть товар',
    note: 'Это одно письмо по вашей просьбе: больше мы об этом товаре не напишем. Отписаться и от остальных:',
    confirm: {
      stock: [
        'Подтвердите: сообщить о поступлении',
        'Вы просили сообщить, когда этот товар появится в вашем городе.',
      ],
      price: ['Подтвердите: сообщить о снижении цены', 'Вы просили сообщить, когда этот товар подешевеет.'],
      press: 'Подтвердить',
      note: 'Если это были не вы, ничего не делайте: без нажатия мы писать не будем. Ссылка действует 3 дня.',
    },
  },
  kz: {
    stock: ['Қайта сатылымда', 'Хабарлауды сұраған тауарыңыз қалаңызда қайта пайда болды.'],
    price: ['Бағасы төмендеді', 'Бағасын бақылап жүрген тауарыңыз арзандады.'],
    open: 'Тауарды ашу',
    note: 'Бұл — сіздің өтінішіңіз бойынша жіберілген бір хат: бұл тауар туралы қайта жазбаймыз. Қалған хабарламалардан да бас тарту:',
    confirm: {
      stock: ['Растаңыз: түскенде хабарлау', 'Бұл тауар қалаңызда пайда болғанда хабарлауды сұрадыңыз.'],
      price: ['Растаңыз: арзандағанда хабарлау', 'Бұл тауар арзандағанда хабарлауды сұрадыңыз.'],
      press: 'Растау',
      note: 'Бұл сіз болмасаңыз, ештеңе істемеңіз: растамасаңыз, хат жазбаймыз. Сілтеме 3 күн жарамды.',
    },
  },
} as const;

const makeToken = () => randomBytes(32).toString('base64url');
const linkTo = (kind: 'confirm-notice' | 'end-notice', token: string, publicUrl: string, language: Locale) =>
  `${publicUrl}${localePath('/', language)}?${kind}=${token}`;

export function noticeLetter(
  {
    id,
    kind,
    contact,
    language,
    productName,
    productCode,
  }: Pick<NoticeLine, 'id' | 'kind' | 'contact' | 'language' | 'productName' | 'productCode'>,
  { publicUrl, token }: { publicUrl: string; token: string },
): Letter<'notice_stock' | 'notice_price'> {
  const words = WORDS[language];
  const [subject, text] = words[kind];
  return {
    name: `notice_${kind}`,
    dedupeKey: `notice:${id}`,
    to: contact,
    endUrl: `${publicUrl}${END_PATH}/${token}?language=${language}`,
    slots: { product: productName },
    words: {
      language,
      subject: `${subject}: ${productName}`,
      paragraphs: [text, productName],
      button: { label: words.open, href: publicUrl + localePath(`/p/${productCode}`, language) },
      note: `${words.note} ${linkTo('end-notice', token, publicUrl, language)}`,
    },
  };
}

export function confirmNoticeLetter(
  { productName }: Pick<StoredNotice, 'productName'>,
  { kind, contact, language }: Pick<NewNotice, 'kind' | 'contact' | 'language'>,
  { publicUrl, token }: { publicUrl: string; token: string },
): Letter<'confirm_notice_stock' | 'confirm_notice_price'> {
  const words = WORDS[language].confirm;
  const [subject, text] = words[kind];
  return {
    name: `confirm_notice_${kind}`,
    dedupeKey: `confirm-notice:${hashToken(token).toString('base64url')}`,
    to: contact,
    slots: { product: productName },
    words: {
      language,
      subject,
      paragraphs: [text, productName],
      button: { label: words.press, href: linkTo('confirm-notice', token, publicUrl, language) },
      note: words.note,
    },
  };
}

interface Post {
  db: Database;
  mail: Mail;
  publicUrl: string;
}

/** The answer is the same whoever waits already, and whether or not a letter leaves. */
export function askForWord(
  { db, mail, publicUrl }: Post,
  asked: Omit<NewNotice, 'tokenHash'>,
  needsProof: boolean,
): Promise<void> {
  return transaction(db, async (tx) => {
    if ((await countWaiting(tx, asked.contact)) >= MOST_WAITING) return;
    const token = makeToken();
    const notice = { ...asked, tokenHash: needsProof ? hashToken(token) : null };
    const stored = await insertNotice(tx, notice);
    if (!stored) throw new Refusal('product.not_found');
    if (!needsProof || !stored.isUnconfirmed) return;
    // Refused in silence: a word about it would tell who waits already.
    const { hits } = await countLimited(tx, LETTERS_PER_CONTACT, asked.contact, 1);
    if (hits > LETTERS_PER_CONTACT.max) return;
    await mail.enqueue(tx, confirmNoticeLetter(stored, notice, { publicUrl, token }));
  });
}

/** Letters and their marks are of one transaction: nobody is told twice, nobody is forgotten. */
export async function tellDueNotices(db: Database, mail: Mail, publicUrl: string): Promise<number> {
  await deleteOldNotices(db, UNCONFIRMED_DAYS, TOLD_DAYS);
  return transaction(db, async (tx) => {
    const due = await takeDueNotices(tx, MOST_AT_ONCE);
    for (const notice of due) {
      const token = makeToken();
      await setNoticeToken(tx, notice.id, hashToken(token));
      await mail.enqueue(tx, noticeLetter(notice, { publicUrl, token }));
      await markNoticeTold(tx, notice.id);
    }
    return due.length;
  });
}
