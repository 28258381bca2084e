/** Of a cash register: a sale of one thing and its return, so that the day of a test register comes to nothing. */
import type { CashRegister, FiscalPart, RegisterDocument } from '#api/receipts/cash-register.ts';
import { requireRefusal, requireSo, type Sentence } from './sentence.ts';

const TOTAL = 116;

const aDocument = (id: number, type: 'sale' | 'return', basis: FiscalPart | null): RegisterDocument => ({
  id,
  key: `partners-${id}`,
  type,
  orderNumber: `T-${id}`,
  lines: [
    {
      name: { ru: 'Проба кассы', kz: 'Касса сынағы' },
      unit: { ru: 'шт.', kz: 'дана' },
      line: 1,
      count: 1,
      priceTenge: TOTAL,
      grossTenge: TOTAL,
      discountTenge: 0,
      pointsTenge: 0,
      sumTenge: TOTAL,
      vatPercent: 16,
      vatTenge: 16,
      ntin: null,
      mark: null,
    },
  ],
  totalTenge: TOTAL,
  vatTenge: 16,
  tenders: [{ method: 'card_online', sum: TOTAL }],
  basis: basis && { fiscal: basis, totalTenge: TOTAL },
});

export function listRegisterSentences(register: CashRegister, stranger: CashRegister): Sentence[] {
  const id = Math.floor(Date.now() / 1000) * 10;
  let sale: FiscalPart | null = null;
  const getSale = (): FiscalPart => {
    if (sale === null) throw new Error('there was no sale');
    return sale;
  };
  return [
    {
      says: 'a sale becomes a receipt of the same total, with a sign and an address for its QR code',
      async holds() {
        sale = await register.register(aDocument(id, 'sale', null));
        requireSo(sale.fiscalSign !== '' && sale.qr.startsWith('http'), 'its sign or its address is missing');
      },
    },
    {
      says: 'the same number again is answered with the first receipt (error 14)',
      async holds() {
        const again = await register.register(aDocument(id, 'sale', null));
        requireSo(again.fiscalSign === getSale().fiscalSign, `${again.fiscalSign} is another receipt`);
      },
    },
    {
      says: 'a return names the sale it takes back',
      async holds() {
        const given = await register.register(aDocument(id + 1, 'return', getSale()));
        requireSo(given.fiscalSign !== getSale().fiscalSign, 'it was answered with the sale');
      },
    },
    {
      says: 'a shift is closed, and closing it twice is no fault (errors 12, 13)',
      async holds() {
        await register.strict?.closeShift();
        await register.strict?.closeShift();
      },
    },
    {
      says: 'another password is refused',
      holds: () => requireRefusal(stranger.register(aDocument(id + 2, 'sale', null))),
    },
  ];
}
