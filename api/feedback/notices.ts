/** Tells those who asked that a product is there again or costs less. Each is told once; by letter, where they left an e-mail. */
import { localePath } from '#domain/locale.ts';
import { type Database, transaction } from '../database.ts';
import { composeMail, type Letter, type Mail } from '../mail/mail.ts';
import { markNoticeTold, type NoticeLine, takeDueNotices } from './operators.queries.ts';

const MOST_AT_ONCE = 100;

const WORDS = {
  ru: {
    stock: ['Снова в наличии', 'Товар, о котором вы просили сообщить, снова есть в вашем городе.'],
    price: ['Цена снизилась', 'Товар, за ценой которого вы следите, подешевел.'],
    open: 'Открыть товар',
    note: 'Это одно письмо по вашей просьбе: больше мы о нём не напишем.',
  },
  kz: {
    stock: ['Қайта сатылымда', 'Хабарлауды сұраған тауарыңыз қалаңызда қайта пайда болды.'],
    price: ['Бағасы төмендеді', 'Бағасын бақылап жүрген тауарыңыз арзандады.'],
    open: 'Тауарды ашу',
    note: 'Бұл — сіздің өтінішіңіз бойынша жіберілген бір хат: бұл тауар туралы қайта жазбаймыз.',
  },
} as const;

function toLetter(
  { id, kind, contact, language, productName, productCode }: NoticeLine,
  publicUrl: string,
): Letter {
  const words = WORDS[language];
  const [subject, text] = words[kind];
  return {
    kind: 'notice',
    dedupeKey: `notice:${id}`,
    to: contact,
    ...composeMail({
      language,
      subject: `${subject}: ${productName}`,
      paragraphs: [text, productName],
      button: { label: words.open, href: publicUrl + localePath(`/p/${productCode}`, language) },
      note: words.note,
    }),
  };
}

/** Letters and their marks are of one transaction: nobody is told twice, nobody is forgotten. */
export async function tellDueNotices(db: Database, mail: Mail, publicUrl: string): Promise<number> {
  return transaction(db, async (tx) => {
    const due = await takeDueNotices(tx, MOST_AT_ONCE);
    for (const notice of due) {
      await mail.enqueue(tx, toLetter(notice, publicUrl));
      await markNoticeTold(tx, notice.id);
    }
    return due.length;
  });
}
