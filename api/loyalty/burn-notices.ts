/**
 * Letters before points burn: thirty days before, and seven. Each day on which some burn is told of once by each, in
 * the transaction that marks it; what burns within the next days is told in the same letter, so that nobody who buys
 * every day hears of it every day.
 */
import { type Locale, localePath } from '#domain/locale.ts';
import { formatNumber } from '#domain/money.ts';
import { plural } from '#domain/plural.ts';
import { formatDate } from '#domain/time.ts';
import { type Database, transaction } from '../database.ts';
import type { Letter, Mail } from '../mail/mail.ts';
import { type BurnDay, listUntoldBurnDays, markBurnDaysTold } from './burn-notices.queries.ts';
import { tryLock } from './upkeep.queries.ts';

const NOTICES = [
  { days: 7, notBeforeDays: 0 },
  { days: 30, notBeforeDays: 7 },
] as const;
const TOGETHER_DAYS = 3;
const MOST_AT_ONCE = 200;

const COUNTS = {
  ru: { one: 'балл', few: 'балла', many: 'баллов' },
  kz: { one: 'ұпай', other: 'ұпай' },
} as const;

const WORDS = {
  ru: {
    subject: (points: string, day: string) => `${points}: потратьте до ${day}`,
    lead: (name: string) => `Здравствуйте, ${name}! Часть ваших баллов скоро сгорит.`,
    worth: '1 балл — это 1 ₸ скидки на товары, они спишутся первыми.',
    until: (day: string) => `до ${day}`,
    open: 'Открыть карту',
    note: 'О каждой дате мы пишем дважды: за месяц и за неделю.',
  },
  kz: {
    subject: (points: string, day: string) => `${points}: ${day} күніне дейін жұмсаңыз`,
    lead: (name: string) => `Сәлеметсіз бе, ${name}! Ұпайларыңыздың бір бөлігі жақында күйіп кетеді.`,
    worth: '1 ұпай — тауарға 1 ₸ жеңілдік, алдымен солар жұмсалады.',
    until: (day: string) => `${day} күніне дейін`,
    open: 'Картаны ашу',
    note: 'Әр мерзім туралы екі рет жазамыз: бір ай және бір апта бұрын.',
  },
} as const;

const sayPoints = (points: number, language: Locale) =>
  `${formatNumber(points)} ${plural(points, language, COUNTS[language])}`;

export function burningLetter(
  burning: readonly [BurnDay, ...BurnDay[]],
  days: number,
  publicUrl: string,
): Letter<'points_burning'> {
  const [first] = burning;
  const { language } = first;
  const words = WORDS[language];
  const all = burning.reduce((sum, { points }) => sum + points, 0);
  const [points, day] = [sayPoints(all, language), formatDate(first.burnsAt, language)];
  return {
    name: 'points_burning',
    dedupeKey: `points-burning:${days}:${first.accountId}:${first.burnsOn}`,
    to: first.email,
    slots: { name: first.firstName, points, day },
    words: {
      language,
      subject: words.subject(points, day),
      paragraphs: [words.lead(first.firstName), words.worth],
      facts: burning.map(({ points, burnsAt }) => ({
        name: words.until(formatDate(burnsAt, language)),
        value: sayPoints(points, language),
      })),
      button: { label: words.open, href: publicUrl + localePath('/personal/clubcard', language) },
      note: words.note,
    },
  };
}

/** Tells whoever has something to lose; gives how many letters were written. */
export async function tellBurningPoints(db: Database, mail: Mail, publicUrl: string): Promise<number> {
  let written = 0;
  for (const { days, notBeforeDays } of NOTICES) {
    written += await transaction(db, async (tx) => {
      if (!(await tryLock(tx))) return 0;
      const limit = MOST_AT_ONCE;
      const due = await listUntoldBurnDays(tx, { days, notBeforeDays, together: TOGETHER_DAYS, limit });
      await markBurnDaysTold(tx, days, due);
      const byAccount = Object.values(Object.groupBy(due, ({ accountId }) => String(accountId)));
      for (const [first, ...rest] of byAccount.map((each) => each ?? [])) {
        if (first) await mail.enqueue(tx, burningLetter([first, ...rest], days, publicUrl));
      }
      return byAccount.length;
    });
  }
  return written;
}
