/** The act of reconciliation: every bill with what was paid of it, and what is left on the day it is asked for. */

import type { Locale } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { sumInWords } from '#domain/orders/sum-in-words.ts';
import type { Seller } from '#domain/seller.ts';
import { formatDate } from '#domain/time.ts';
import { type Cell, Paper } from '../documents/documents.ts';
import { makeXlsx, type SheetCell } from '../table-files/table-files.ts';
import { paperWords } from './contract-paper-words.ts';
import type { Account } from './debts.ts';

interface ActParts {
  seller: Seller;
  account: Account;
  language: Locale;
  at: Date;
}

const right = (text: string): Cell => ({ text, align: 'right' });
const add = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

const totalsOf = ({ bills }: Account) => ({
  sum: add(bills.map(({ sum }) => sum)),
  paid: add(bills.map(({ paid }) => paid)),
  left: add(bills.map(({ left }) => left)),
});

function listFacts({ account, seller, language }: ActParts): [string, string][] {
  const t = paperWords[language];
  const { payer, contract } = account;
  const day = (date: string) => formatDate(date, language, { hasYear: true });
  return [
    [t.seller, `${seller.name[language]}, ${t.bin} ${seller.bin}`],
    [t.buyer, payer.bin === null ? payer.name : `${payer.name}, ${t.bin} ${payer.bin}`],
    [t.contract, contract ? t.contractOf(contract.number, day(contract.date)) : '—'],
  ];
}

export function writeActPaper(parts: ActParts): Promise<Buffer> {
  const { account, language, at } = parts;
  const t = paperWords[language];
  const { columns } = t;
  const totals = totalsOf(account);
  const day = (date: string) => formatDate(date, language, { hasYear: true });
  const paper = new Paper({
    language,
    title: t.actTitle(formatDate(at, language, { hasYear: true })),
    subject: t.subject,
    warning: t.warning,
    at,
  });
  paper.facts(listFacts(parts), 124);
  paper.grid(
    [{ width: '*' }, { width: 84 }, { width: 84 }, { width: 68 }, { width: 68 }, { width: 68 }],
    [
      [columns.bill, columns.date, columns.due, right(columns.sum), right(columns.paid), right(columns.left)],
      ...account.bills.map((bill): Cell[] => [
        bill.number,
        day(bill.date),
        day(bill.due),
        right(formatNumber(bill.sum)),
        right(formatNumber(bill.paid)),
        right(formatNumber(bill.left)),
      ]),
    ],
  );
  paper.sums([
    [t.billed, formatTenge(totals.sum)],
    [t.paid, formatTenge(totals.paid)],
    [t.owed, formatTenge(totals.left)],
  ]);
  paper.strong(totals.left > 0 ? `${t.inFavour} ${sumInWords(totals.left, language)}` : t.settled);
  paper.note(t.actTerms);
  paper.blanks([t.forSeller, t.forBuyer]);
  return paper.finish();
}

const MONEY = '#,##0';
const DATE = 'dd.mm.yyyy';
const bold = (value: string): SheetCell => ({ value, fontWeight: 'bold' });
const money = (value: number): SheetCell => ({ value, format: MONEY });
const date = (value: string): SheetCell => ({ value: new Date(value), format: DATE });

export function writeActSheet(parts: ActParts): Promise<Buffer> {
  const { account, language, at } = parts;
  const t = paperWords[language];
  const { columns } = t;
  const totals = totalsOf(account);
  const rows: SheetCell[][] = [
    [{ ...bold(t.actTitle(formatDate(at, language, { hasYear: true }))), fontSize: 14 } as SheetCell],
    ...listFacts(parts).map(([name, value]): SheetCell[] => [`${name}: ${value}`]),
    [null],
    [columns.bill, columns.date, columns.due, columns.sum, columns.paid, columns.left].map(bold),
    ...account.bills.map((bill): SheetCell[] => [
      bill.number,
      date(bill.date),
      date(bill.due),
      money(bill.sum),
      money(bill.paid),
      money(bill.left),
    ]),
    [bold(t.total), null, null, money(totals.sum), money(totals.paid), money(totals.left)],
    [null],
    [t.warning],
  ];
  return makeXlsx(rows, {
    sheet: t.actSheet,
    columns: [26, 14, 14, 14, 14, 14].map((width) => ({ width })),
  });
}
