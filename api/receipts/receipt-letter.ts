import type { Receipt } from '#contract/receipts.ts';
import { type Locale, localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { almatyTime, formatDate } from '#domain/time.ts';
import type { Letter } from '../mail/mail.ts';
import { receiptWords } from './receipt-words.ts';

interface To {
  to: string;
  language: Locale;
  publicUrl: string;
}

/** The receipt itself stands in the letter: whoever gets it needs no account to read it. */
export function receiptLetter(receipt: Receipt, { to, language, publicUrl }: To): Letter<'receipt'> {
  const t = receiptWords[language];
  const { id, number, orderNumber, at } = receipt;
  const moment = `${formatDate(at, language, { hasYear: true })}, ${almatyTime(at)}`;
  return {
    name: 'receipt',
    // Sent again on another day: a letter was lost. Pressed twice: one letter.
    dedupeKey: `receipt:${id}:${to}:${new Date().toISOString().slice(0, 13)}`,
    to,
    slots: { number: String(number), order: orderNumber },
    words: {
      language,
      subject: t.letterSubject(number, orderNumber),
      paragraphs: [
        ...(receipt.isDemo ? [t.demo] : []),
        `${receipt.seller.name}, ${t.bin} ${receipt.seller.bin}. ${moment}.`,
        ...receipt.items.map(
          ({ name, count, unit, price, total }) =>
            `${name}: ${count} ${unit} × ${formatTenge(price)} = ${formatTenge(total)}`,
        ),
      ],
      facts: [
        { name: t.total, value: formatTenge(receipt.total) },
        { name: t.vatWithin, value: formatTenge(receipt.vatTotal) },
        { name: t.znm, value: receipt.kkm.znm },
        { name: t.rnm, value: receipt.kkm.rnm },
        { name: t.sign, value: receipt.fiscalSign },
        { name: t.ofd, value: receipt.ofd.name },
      ],
      button: {
        label: t.letterButton,
        href: `${publicUrl}${localePath(`/personal/orders/receipt/${id}`, language)}`,
      },
    },
  };
}
