/** What each paper of an order says. Its lines are those of the order that it speaks of, and its total is their sum. */
import type { Locale } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import type { OrderPaper } from '#domain/orders/order-papers.ts';
import { totalsOf } from '#domain/orders/paper-lines.ts';
import { sumInWords } from '#domain/orders/sum-in-words.ts';
import { addMonths } from '#domain/purchased.ts';
import type { Seller } from '#domain/seller.ts';
import { almatyDate, formatDate } from '#domain/time.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { type Cell, Paper } from '../documents/documents.ts';
import type { PaperOrder, PaperOrderLine } from '../receipts/receipts.ts';
import { documentWords } from './document-words.ts';

interface DocumentParts {
  order: PaperOrder;
  seller: Seller;
  language: Locale;
  /** Where the order is seen on the site: what the code in the corner says. */
  orderUrl: string;
  payUntil: Date | null;
}

export function writeDocument(type: OrderPaper, parts: DocumentParts): Promise<Buffer> {
  const { order, language, orderUrl } = parts;
  const t = documentWords[language];
  // A bill is of the day of the order, what was handed over of the day it was received.
  const at = type === 'invoice' ? order.createdAt : (order.completedAt ?? order.createdAt);
  const paper = new Paper({
    language,
    title: t.titles[type](order.number, formatDate(at, language, { hasYear: true })),
    subject: t.subject,
    warning: t.warning,
    at,
    corner: orderUrl,
  });
  fill[type](paper, parts);
  paper.blanks(t.signatures[type]);
  return paper.finish();
}

const fill: Record<OrderPaper, (paper: Paper, parts: DocumentParts) => void> = {
  invoice(paper, { order, seller, language, payUntil }) {
    const t = documentWords[language];
    paper.strong(t.sample);
    facts(paper, [
      [t.beneficiary, `${seller.name[language]}, ${t.bin} ${seller.bin}`],
      [`${t.iik} / ${t.kbe}`, `${seller.iik} / ${seller.kbe}`],
      [t.beneficiaryBank, seller.bank[language]],
      [`${t.bik} / ${t.knp}`, `${seller.bik} / ${seller.knp}`],
    ]);
    facts(paper, [
      [t.seller, sellerOf(seller, language)],
      [t.buyer, buyerOf(order, language)],
      [t.contract, contractOf(order, language)],
    ]);
    writeLines(paper, order.lines, language);
    writeTotals(paper, order.lines, language, t.inWords);
    if (payUntil) paper.paragraph(t.payUntil(formatDate(payUntil, language, { hasYear: true })));
    paper.note(t.invoiceTerms);
  },

  waybill(paper, { order, seller, language }) {
    const t = documentWords[language];
    const goods = order.lines.filter(({ line }) => line !== null);
    facts(paper, [
      [t.sender, sellerOf(seller, language)],
      [t.receiver, buyerOf(order, language)],
      [t.contract, contractOf(order, language)],
      [t.place, placeOf(order, language)],
    ]);
    writeLines(paper, goods, language);
    writeWorks(paper, order.lines, language);
    writeTotals(paper, goods, language, t.inWordsWaybill);
    paper.note(t.waybillTerms);
  },

  act(paper, { order, seller, language }) {
    const t = documentWords[language];
    const services = order.lines.filter(({ line }) => line === null);
    facts(paper, [
      [t.performer, sellerOf(seller, language)],
      [t.customer, buyerOf(order, language)],
      [t.contract, contractOf(order, language)],
      [t.place, placeOf(order, language)],
    ]);
    writeLines(paper, services, language);
    writeTotals(paper, services, language, t.inWordsAct);
    paper.note(t.actTerms);
  },

  warranty(paper, { order, seller, language }) {
    const t = documentWords[language];
    const { columns } = t;
    const from = order.completedAt ?? order.createdAt;
    const covered = order.lines.filter(({ warrantyMonths }) => warrantyMonths !== null);
    facts(paper, [
      [t.seller, sellerOf(seller, language)],
      [t.buyer, buyerOf(order, language)],
    ]);
    paper.paragraph(t.warrantyLead);
    paper.grid(
      [{ width: 24 }, { width: '*' }, { width: 74 }, { width: 44 }, { width: 62 }, { width: 96 }],
      [
        [columns.place, columns.name, columns.article, columns.count, columns.warranty, columns.until],
        ...covered.map((line, at): Cell[] => [
          String(at + 1),
          keepNumbersWhole(line.name[language]),
          line.article ?? '',
          right(formatNumber(line.count)),
          t.months(line.warrantyMonths ?? 0),
          formatDate(addMonths(almatyDate(from), line.warrantyMonths ?? 0), language, { hasYear: true }),
        ]),
      ],
    );
    paper.list(t.warrantyRules);
  },
};

const facts = (paper: Paper, rows: readonly (readonly [string, string])[]) => paper.facts(rows, 124);

const right = (text: string): Cell => ({ text, align: 'right' });

function writeLines(paper: Paper, lines: readonly PaperOrderLine[], language: Locale): void {
  const { columns } = documentWords[language];
  const hasDiscount = lines.some(({ discountTenge, pointsTenge }) => discountTenge + pointsTenge > 0);
  const widths = [{ width: 24 }, { width: '*' as const }, { width: 60 }, { width: 52 }, { width: 52 }];
  paper.grid(
    [...widths, ...(hasDiscount ? [{ width: 56 }] : []), { width: 56 }, { width: 48 }],
    [
      [
        columns.place,
        columns.name,
        columns.article,
        right(columns.count),
        right(columns.price),
        ...(hasDiscount ? [right(columns.discount)] : []),
        right(columns.sum),
        right(columns.vat),
      ],
      ...lines.map((line, at): Cell[] => [
        String(at + 1),
        keepNumbersWhole(line.name[language]),
        line.article ?? '—',
        right(`${formatNumber(line.count)} ${line.unit[language]}`),
        right(formatNumber(line.priceTenge)),
        ...(hasDiscount ? [right(formatNumber(line.discountTenge + line.pointsTenge))] : []),
        right(formatNumber(line.sumTenge)),
        right(formatNumber(line.vatTenge)),
      ]),
    ],
  );
}

/** Whoever lays the goods together reads what is to be done to which of them. */
function writeWorks(paper: Paper, lines: readonly PaperOrderLine[], language: Locale): void {
  const works = lines.filter(({ ofLine }) => ofLine !== null);
  if (works.length === 0) return;
  const goods = lines.filter(({ line }) => line !== null);
  paper.list(
    works.flatMap(({ ofLine, name, count, unit, plan }) => {
      const place = goods.findIndex(({ line }) => line === ofLine) + 1;
      const what = `№ ${place}. ${name[language]}: ${formatNumber(count)} ${unit[language]}`;
      // Each part with the corner it begins at: whoever saws needs no other paper.
      const pieces = (plan?.pieces ?? []).map(({ parts }, at) => {
        const said = parts.map(({ x, y, w, h }) => (h > 0 ? `${w}×${h} (${x}; ${y})` : `${w} (${x})`));
        return `№ ${place}, ${at + 1}/${plan?.pieces.length}: ${said.join(', ')}`;
      });
      return [what, ...pieces];
    }),
  );
}

function writeTotals(paper: Paper, lines: readonly PaperOrderLine[], language: Locale, words: string): void {
  const t = documentWords[language];
  const { sumTenge, vatTenge } = totalsOf(lines);
  paper.sums([
    [t.total, formatTenge(sumTenge)],
    [t.vatWithin, formatTenge(vatTenge)],
  ]);
  paper.strong(`${words} ${sumInWords(sumTenge, language)}`);
}

const sellerOf = (seller: Seller, language: Locale): string => {
  const { bin, phone } = documentWords[language];
  return `${seller.name[language]}, ${bin} ${seller.bin}, ${seller.address[language]}, ${phone.toLowerCase()} ${seller.phone}`;
};

function buyerOf({ organization, recipient }: PaperOrder, language: Locale): string {
  const t = documentWords[language];
  if (organization === null) return `${recipient.firstName} ${recipient.lastName}`.trim();
  const { form, name, bin, legalAddress, iik, bik, bankName } = organization;
  const account = iik === '' ? '' : `, ${t.iik} ${iik}, ${bankName}, ${t.bik} ${bik}`;
  return `${form} «${name}», ${t.bin} ${bin}, ${legalAddress}${account}`;
}

function contractOf({ contractNumber, contractDate, number }: PaperOrder, language: Locale): string {
  const t = documentWords[language];
  if (contractNumber === null || contractDate === null) return `${t.withoutContract} ${number}`;
  return t.contractOf(contractNumber, formatDate(contractDate, language, { hasYear: true }));
}

function placeOf({ store, address }: PaperOrder, language: Locale): string {
  if (store) return `${store.name[language]}, ${store.address[language]}`;
  if (address === null) return '';
  const { cityName, street, house, building, flat } = address;
  return [cityName, street, house, building, flat].filter(Boolean).join(', ');
}
