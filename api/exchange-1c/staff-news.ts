/** Letters to those of the staff who look after the exchange: that a package waits for their word, that too much was sold. */
import { HOLD_WORDS } from '#domain/exchange/hold-words.ts';
import type { HoldReason } from '#domain/exchange/judge-package.ts';
import type { Locale } from '#domain/locale.ts';
import { findReach } from '#domain/office/rights.ts';
import type { Db } from '../database.ts';
import type { Letter, Mail } from '../mail/mail.ts';
import type { ExchangePackage } from './packages.queries.ts';
import { listActiveStaff, listOversold, type OversoldGoods } from './staff-news.queries.ts';

export interface StaffNews {
  /** Within the transaction that holds it. */
  held(tx: Db, pkg: ExchangePackage, reasons: readonly HoldReason[]): Promise<void>;
  /** Of what this package has shown to be sold too often; the same goods and orders are told of once. */
  oversold(tx: Db, pkg: ExchangePackage): Promise<void>;
}

const WORDS = {
  ru: {
    heldSubject: 'Обмен с 1С: пакет ждёт подтверждения',
    held: (file: string) => `Пакет «${file}» получен из 1С, но не применён. Причина:`,
    heldNote: '1С считает пакет принятым и не пришлёт его снова. Проверьте и подтвердите или отклоните его.',
    open: 'Открыть пакет',
    oversoldSubject: 'Обмен с 1С: продано больше, чем есть',
    oversold:
      'По остаткам 1С этих товаров меньше, чем в заказах. Свяжитесь с покупателями или пополните склад.',
    missing: (count: number) => `не хватает ${count}`,
    more: (count: number) => `и ещё товаров: ${count}`,
  },
  kz: {
    heldSubject: '1С-пен алмасу: пакет растауды күтіп тұр',
    held: (file: string) => `«${file}» пакеті 1С-тен келді, бірақ қолданылған жоқ. Себебі:`,
    heldNote:
      '1С пакетті қабылданды деп есептейді, қайта жібермейді. Тексеріп, растаңыз немесе қабылдамаңыз.',
    open: 'Пакетті ашу',
    oversoldSubject: '1С-пен алмасу: бардан артық сатылған',
    oversold:
      '1С қалдығы бойынша бұл тауарлар тапсырыстардағыдан аз. Сатып алушылармен хабарласыңыз немесе қойманы толықтырыңыз.',
    missing: (count: number) => `${count} жетпейді`,
    more: (count: number) => `тағы тауар: ${count}`,
  },
} as const;

const SHOWN_GOODS = 20;

interface Reader {
  email: string;
  language: Locale;
}

export const heldLetter = (
  { email: to, language }: Reader,
  { id, file, reasons, href }: { id: number; file: string; reasons: readonly HoldReason[]; href: string },
): Letter<'exchange_held'> => ({
  name: 'exchange_held',
  dedupeKey: `exchange-held:${id}:${to}`,
  to,
  slots: { file },
  words: {
    language,
    subject: WORDS[language].heldSubject,
    paragraphs: [
      WORDS[language].held(file),
      ...reasons.map((reason) => `— ${HOLD_WORDS[reason][language]}`),
      WORDS[language].heldNote,
    ],
    button: { label: WORDS[language].open, href },
  },
});

export const oversoldLetter = (
  { email: to, language }: Reader,
  { goods, href }: { goods: readonly OversoldGoods[]; href: string },
): Letter<'exchange_oversold'> => ({
  name: 'exchange_oversold',
  dedupeKey: `exchange-oversold:${goods.map(({ externalId, orders }) => `${externalId} ${orders}`).join(';')}:${to}`,
  to,
  slots: {},
  words: {
    language,
    subject: WORDS[language].oversoldSubject,
    paragraphs: [
      WORDS[language].oversold,
      ...(goods.length > SHOWN_GOODS ? [WORDS[language].more(goods.length - SHOWN_GOODS)] : []),
    ],
    facts: goods.slice(0, SHOWN_GOODS).map((each) => toFact(each, language)),
    button: { label: WORDS[language].open, href },
  },
});

export function createStaffNews(mail: Pick<Mail, 'enqueue'>, officeUrl: string): StaffNews {
  async function tell(tx: Db, toLetter: (reader: Reader) => Letter): Promise<void> {
    for (const { email, language, roles } of await listActiveStaff(tx)) {
      if (findReach({ roles, stores: [] }, 'outside', 'write') === null) continue;
      await mail.enqueue(tx, toLetter({ email, language }));
    }
  }
  const linkTo = (id: number) => `${officeUrl}/office/exchange/${id}`;

  return {
    async held(tx, { id, entry, file }, reasons) {
      // The one before it was told of.
      if (reasons.every((reason) => reason === 'behind_held')) return;
      const held = { id, file: entry ?? file, reasons, href: linkTo(id) };
      await tell(tx, (reader) => heldLetter(reader, held));
    },

    async oversold(tx, { id }) {
      const goods = await listOversold(tx, id);
      if (goods.length > 0) await tell(tx, (reader) => oversoldLetter(reader, { goods, href: linkTo(id) }));
    },
  };
}

const toFact = ({ nameRu, nameKz, missing, orders }: OversoldGoods, language: Locale) => ({
  name: language === 'kz' ? (nameKz ?? nameRu) : nameRu,
  value: [WORDS[language].missing(missing), orders].filter((part) => part !== '').join(' · '),
});
