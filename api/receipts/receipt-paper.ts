/** A receipt as PDF, as wide as the paper of a till: black on white, as long as it needs to be. */
import type { Receipt } from '#contract/receipts.ts';
import type { Locale } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { almatyDate, almatyTime } from '#domain/time.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { drawQr, openSheet, type Sheet } from '../documents/documents.ts';
import { receiptWords } from './receipt-words.ts';

/** 80 mm in points. */
const WIDTH = 226.77;
const MARGIN = 12;
const TALLEST = 14_000;
const QR_SIZE = 92;

export async function writeReceiptPaper(receipt: Receipt, language: Locale): Promise<Buffer> {
  const t = receiptWords[language];
  const options = { language, title: t.title(receipt.number), at: new Date(receipt.at), margin: MARGIN };
  // Written twice: the first time to learn how long it is.
  const draft = openSheet({ ...options, width: WIDTH, height: TALLEST });
  const height = Math.ceil(fill(draft, receipt, language)) + MARGIN;
  await draft.finish();
  const sheet = openSheet({ ...options, width: WIDTH, height });
  fill(sheet, receipt, language);
  return sheet.finish();
}

/** Gives where it ends. */
function fill({ doc }: Sheet, receipt: Receipt, language: Locale): number {
  const t = receiptWords[language];
  const width = WIDTH - 2 * MARGIN;
  const center = (text: string, size = 8) =>
    doc.font('regular').fontSize(size).text(text, { width, align: 'center' });
  const pair = (name: string, value: string, { size = 8, isBold = false } = {}) => {
    const { y } = doc;
    doc.font(isBold ? 'bold' : 'regular').fontSize(size);
    doc.text(value, MARGIN, y, { width, align: 'right' });
    const after = doc.y;
    doc.text(name, MARGIN, y, { width: width - doc.widthOfString(value) - 6 });
    doc.y = Math.max(after, doc.y);
    doc.moveDown(0.15);
  };
  const rule = () => {
    const y = doc.y + 4;
    doc
      .moveTo(MARGIN, y)
      .lineTo(WIDTH - MARGIN, y)
      .lineWidth(0.6)
      .dash(2, { space: 2 })
      .stroke('#000')
      .undash();
    doc.y = y + 6;
  };

  doc.fillColor('#000').font('bold').fontSize(16).text('Шебер', { width, align: 'center' }).moveDown(0.2);
  center(receipt.seller.name);
  center(`${t.bin} ${receipt.seller.bin}`);
  center(receipt.seller.address);
  if (receipt.seller.isVatPayer) center(t.vatPayer);
  if (receipt.isDemo) {
    const y = doc.y + 6;
    doc
      .font('bold')
      .fontSize(8.5)
      .text(t.demo, MARGIN, y + 5, { width, align: 'center' });
    doc
      .rect(MARGIN, y, width, doc.y - y + 3)
      .lineWidth(1.2)
      .stroke('#000');
    doc.y += 10;
  }
  pair(t.types[receipt.type], t.title(receipt.number), { isBold: true });
  pair(momentOf(receipt.at), t.shift(receipt.shift));
  pair(t.cashier, receipt.cashier);
  pair(t.order, receipt.orderNumber);
  rule();
  receipt.items.forEach((item, at) => {
    doc
      .font('bold')
      .fontSize(8)
      .text(`${at + 1}. ${keepNumbersWhole(item.name)}`, MARGIN, doc.y, { width });
    if (item.ntin !== null) doc.font('regular').fontSize(7).text(`${t.ntin} ${item.ntin}`, { width });
    if (item.mark !== null) doc.font('regular').fontSize(7).text(`${t.mark} ${item.mark}`, { width });
    pair(`${formatNumber(item.count)} ${item.unit} × ${formatNumber(item.price)}`, formatNumber(item.sum));
    if (item.discount > 0) pair(t.discount, `−${formatNumber(item.discount)}`, { size: 7 });
    if (item.points > 0) pair(t.points, `−${formatNumber(item.points)}`, { size: 7 });
    pair(t.vat(item.vatRate), formatNumber(item.vatSum), { size: 7 });
    doc.moveDown(0.3);
  });
  rule();
  pair(t.total, formatTenge(receipt.total), { size: 13, isBold: true });
  pair(t.vatWithin, formatTenge(receipt.vatTotal));
  for (const { type, sum } of receipt.payments) pair(t.methods[type], formatTenge(sum));
  if (receipt.bonus.spent > 0) {
    pair(receipt.type === 'sale' ? t.pointsSpent : t.pointsBack, formatNumber(receipt.bonus.spent));
  }
  if (receipt.bonus.earned > 0) {
    pair(receipt.bonus.needsCard ? t.pointsNeedCard : t.pointsEarned, formatNumber(receipt.bonus.earned));
  }
  rule();
  pair(t.znm, receipt.kkm.znm);
  pair(t.rnm, receipt.kkm.rnm);
  pair(t.sign, receipt.fiscalSign);
  pair(t.ofd, receipt.ofd.name);
  if (receipt.isOffline) center(t.offline);
  const top = doc.y + 4;
  drawQr(doc, receipt.qr, { x: (WIDTH - QR_SIZE) / 2, y: top, size: QR_SIZE });
  doc.x = MARGIN;
  doc.y = top + QR_SIZE + 4;
  center(t.check(receipt.ofd.url), 7);
  doc.moveDown(0.4);
  center(t.thanks);
  return doc.y;
}

function momentOf(at: string): string {
  const [year = '', month = '', day = ''] = almatyDate(at).split('-');
  const seconds = String(new Date(at).getUTCSeconds()).padStart(2, '0');
  return `${day}.${month}.${year} ${almatyTime(at)}:${seconds}`;
}
