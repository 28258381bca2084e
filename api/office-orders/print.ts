/**
 * What is printed of an order for the stores: the pick list in the order of one walk, with a code that opens it on a phone, and
 * labels of 58 × 40 mm for the places it was packed into. Each store that gives goods has its own part.
 */
import type { PickList } from '#contract/office/pick.ts';
import type { Locale } from '#domain/locale.ts';
import { gatherLines } from '#domain/office/gathered.ts';
import { formatDate } from '#domain/time.ts';
import type { Db } from '../database.ts';
import { type Cell, drawQr, openSheet, Paper } from '../documents/documents.ts';
import { Refusal } from '../http/refusal.ts';
import { readList } from '../pick/pick.ts';
import { listStoreNames } from './order-list.queries.ts';
import { type PrintWords, printWords } from './print-words.ts';

/** Points of a PDF in a millimetre. */
const MM = 72 / 25.4;
const LABEL = { width: 58 * MM, height: 40 * MM, margin: 3 * MM };

interface PrintAsk {
  orderId: number;
  /** Those that the order touches. */
  stores: readonly number[];
  language: Locale;
  /** Where the office is found: what the codes lead to. */
  officeUrl: string;
}

/** Only those that give anything of it. */
async function readLists(db: Db, { orderId, stores, language }: PrintAsk): Promise<PickList[]> {
  const lists = await Promise.all(
    // The store that hands it out may be among those that give.
    [...new Set(stores)].map((storeId) => readList(db, { orderId, storeId }, { id: 0, language })),
  );
  return lists.filter(({ lines }) => lines.length > 0);
}

const addressOf = ({ officeUrl, orderId }: PrintAsk, { storeId }: PickList): string =>
  `${officeUrl}/office/pick/${orderId}?store=${storeId}`;

/** `Доставка, 18 ноября 13:00–17:00`. */
function sayWay({ method, slot }: PickList, language: Locale, words: PrintWords): string {
  if (!slot) return words.methods[method];
  return `${words.methods[method]}, ${formatDate(slot.day, language)} ${slot.from}–${slot.to}`;
}

export async function printPickList(db: Db, ask: PrintAsk): Promise<Buffer> {
  const { language, stores } = ask;
  const words = printWords[language];
  const [lists, names] = await Promise.all([readLists(db, ask), listStoreNames(db, stores, language)]);
  const [first] = lists;
  if (!first) throw new Refusal('order.document_not_found');
  const paper = new Paper({
    language,
    title: words.title(first.number),
    subject: words.subject,
    at: new Date(),
    corner: addressOf(ask, first),
  });
  for (const list of lists) {
    paper.heading(names.get(list.storeId) ?? '');
    paper.paragraph(`${sayWay(list, language, words)} · ${words.weight(Math.round(list.weightKg))}`);
    const rows: Cell[][] = list.lines.map(({ shelf, article, name, unit, wanted }) => [
      { text: shelf ? words.shelfAt(shelf.row, shelf.place) : words.noShelf, isBold: shelf !== null },
      `${name}\n${article}`,
      { text: `${wanted} ${unit}`, align: 'right', isBold: true },
      '',
    ]);
    paper.grid(
      [{ width: 96 }, { width: '*' }, { width: 68 }, { width: 48 }],
      [[words.shelf, words.goods, { text: words.count, align: 'right' }, words.done], ...rows],
    );
  }
  if (first.comment !== '') paper.note(`${words.comment}: ${first.comment}`);
  paper.blanks([words.picker]);
  return paper.finish();
}

interface GatheredAsk {
  /** Each with the stores of it that the reader works in. */
  orders: readonly { id: number; stores: readonly number[] }[];
  language: Locale;
  officeUrl: string;
}

/** One walk through each store for all of them. Orders go by their place in the list above the table: it is what fits a cell. */
export async function printGatheredList(
  db: Db,
  { orders, language, officeUrl }: GatheredAsk,
): Promise<Buffer> {
  const words = printWords[language];
  const lists: PickList[] = [];
  for (const { id, stores } of orders)
    lists.push(...(await readLists(db, { orderId: id, stores, language, officeUrl })));
  const storeIds = [...new Set(lists.map(({ storeId }) => storeId))];
  if (storeIds.length === 0) throw new Refusal('order.document_not_found');
  const names = await listStoreNames(db, storeIds, language);
  const count = new Set(lists.map(({ number }) => number)).size;
  const paper = new Paper({
    language,
    title: words.gathered(count),
    subject: words.subject,
    at: new Date(),
    corner: `${officeUrl}/office/pick`,
  });
  for (const storeId of storeIds) {
    const own = lists.filter((list) => list.storeId === storeId);
    paper.heading(names.get(storeId) ?? '');
    paper.facts(
      own.map((list, at): [string, string] => [
        `${at + 1}. ${list.number}`,
        `${sayWay(list, language, words)} · ${words.weight(Math.round(list.weightKg))}`,
      ]),
    );
    const rows: Cell[][] = gatherLines(own.map(({ lines }) => lines)).map(
      ({ shelf, article, name, unit, wanted, shares }) => [
        { text: shelf ? words.shelfAt(shelf.row, shelf.place) : words.noShelf, isBold: shelf !== null },
        `${name}\n${article}`,
        { text: `${wanted} ${unit}`, align: 'right', isBold: true },
        shares.map((share) => `${share.order}: ${share.count}`).join('\n'),
      ],
    );
    paper.grid(
      [{ width: 96 }, { width: '*' }, { width: 68 }, { width: 76 }],
      [[words.shelf, words.goods, { text: words.count, align: 'right' }, words.whose], ...rows],
    );
  }
  paper.blanks([words.picker]);
  return paper.finish();
}

/** One label a page: a printer of labels takes them one by one. */
export async function printLabels(db: Db, ask: PrintAsk): Promise<Buffer> {
  const { language } = ask;
  const words = printWords[language];
  const lists = (await readLists(db, ask)).filter(({ places }) => places.length > 0);
  const [first] = lists;
  if (!first) throw new Refusal('order.document_not_found');
  const { doc, finish } = openSheet({
    language,
    title: words.labels(first.number),
    at: new Date(),
    ...LABEL,
  });
  const all = lists.flatMap((list) => list.places.map((place) => ({ list, place })));
  all.forEach(({ list, place }, at) => {
    if (at > 0) doc.addPage();
    const { margin, width } = LABEL;
    const qr = 19 * MM;
    const room = width - 2 * margin - qr - 2 * MM;
    drawQr(doc, addressOf(ask, list), { x: width - margin - qr, y: margin, size: qr });
    doc.font('bold').fontSize(11).fillColor('#000').text(list.number, margin, margin, { width: room });
    doc
      .font('bold')
      .fontSize(9)
      .text(words.place(at + 1, all.length), { width: room });
    doc.font('regular').fontSize(8.5).text(words.weight(place.kg), { width: room });
    if (place.gate !== '')
      doc
        .font('bold')
        .fontSize(13)
        .text(`${words.gate} ${place.gate}`, margin, margin + 21 * MM);
    doc
      .font('regular')
      .fontSize(7.5)
      .text(sayWay(list, language, words), margin, margin + 28 * MM, { width: width - 2 * margin });
  });
  return finish();
}
