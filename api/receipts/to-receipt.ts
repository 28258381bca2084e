import type { Receipt } from '#contract/receipts.ts';
import type { Locale } from '#domain/locale.ts';
import type { ReceiptRow } from './receipts.queries.ts';

/** Null while the register has not answered. */
export function toReceipt(row: ReceiptRow, language: Locale): Receipt | null {
  const { fiscal, seller } = row;
  if (fiscal === null) return null;
  return {
    id: row.id,
    orderId: row.orderId,
    orderNumber: row.orderNumber,
    type: row.type,
    number: fiscal.number,
    shift: fiscal.shift,
    at: fiscal.at,
    seller: {
      name: seller.name[language],
      bin: seller.bin,
      address: seller.address[language],
      isVatPayer: seller.isVatPayer,
    },
    kkm: { znm: fiscal.znm, rnm: fiscal.rnm },
    cashier: fiscal.cashier,
    items: row.lines.map((line) => ({
      name: line.name[language],
      ntin: line.ntin,
      mark: line.mark,
      count: line.count,
      unit: line.unit[language],
      price: line.priceTenge,
      sum: line.grossTenge,
      discount: line.discountTenge,
      points: line.pointsTenge,
      total: line.sumTenge,
      vatRate: line.vatPercent,
      vatSum: line.vatTenge,
    })),
    total: row.totalTenge,
    vatTotal: row.vatTenge,
    payments: row.tenders.map(({ method, sum }) => ({ type: method, sum })),
    bonus: { spent: row.pointsSpent, earned: row.pointsEarned, needsCard: row.pointsNeedCard },
    ofd: { name: fiscal.ofdName, url: fiscal.ofdUrl },
    fiscalSign: fiscal.fiscalSign,
    qr: fiscal.qr,
    isOffline: fiscal.isOffline,
    isDemo: fiscal.isDemo,
  };
}
