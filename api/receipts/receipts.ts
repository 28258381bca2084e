/**
 * Receipts of the cash register. Promises: each sale and each return of money has one receipt, asked for in the
 * transaction that moves the money and never changed afterwards; its lines add up to its total, each at the VAT rate it
 * was sold with. Hides the register behind one face (cash-register.ts) and the queue in front of it. Relies on somebody
 * calling `makeDue` about every second; until the register has answered, a receipt is pending.
 * Also gives an order as its other papers show it (`findPaperOrder`).
 */
import type { Receipt } from '#contract/receipts.ts';
import { parseEmail } from '#domain/email.ts';
import type { Locale } from '#domain/locale.ts';
import { toRegisterLines } from '#domain/orders/register-lines.ts';
import { type Database, transaction } from '../database.ts';
import { type Limit, requireWithinLimit } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { Mail } from '../mail/mail.ts';
import type { PersonalRecords } from '../users/users.ts';
import type { CashRegister } from './cash-register.ts';
import { receiptLetter } from './receipt-letter.ts';
import { writeReceiptPaper } from './receipt-paper.ts';
import {
  claimReceipt,
  countLateReceipts,
  findReceiptOwner,
  findReceiptRow,
  listReceiptsOfUser,
  type ReceiptRow,
  setFiscal,
} from './receipts.queries.ts';
import { toReceipt } from './to-receipt.ts';

export { createDemoRegister } from './demo-register.ts';
export { findPaperOrder, type PaperOrder, type PaperOrderLine } from './paper-order.ts';
export { listOrderReceipts } from './receipts.queries.ts';
export {
  exchangeReceipts,
  requestReturnReceipt,
  requestSaleReceipt,
  restateReceipts,
} from './request-receipt.ts';

const SEND_LIMIT: Limit = { name: 'receipt-mail', max: 10, windowSeconds: 3600 };
const LEASE_SECONDS = 20;
const MOST_PER_ROUND = 20;
/** The law gives a quarter of an hour to reach the tax office. */
const ALARM_MINUTES = 10;

const badEmail = { ru: 'Проверьте адрес почты.', kz: 'Пошта мекенжайын тексеріңіз.' };

interface ReceiptParts {
  db: Database;
  register: CashRegister;
  mail: Mail;
  publicUrl: string;
  warn: (error: unknown, words: string) => void;
}

export type Receipts = ReturnType<typeof createReceipts>;

export function createReceipts({ db, register, mail, publicUrl, warn }: ReceiptParts) {
  async function getRow(id: number): Promise<ReceiptRow> {
    const row = await findReceiptRow(db, id);
    if (row === null) throw new Refusal('receipt.not_found');
    return row;
  }
  const getReceipt = async (id: number, language: Locale): Promise<Receipt> => {
    const receipt = toReceipt(await getRow(id), language);
    if (receipt === null) throw new Refusal('receipt_pending');
    return receipt;
  };

  async function make(row: ReceiptRow): Promise<void> {
    try {
      const fiscal = await register.register({
        key: row.operationKey,
        type: row.type,
        orderNumber: row.orderNumber,
        lines: toRegisterLines(row.lines),
        totalTenge: row.totalTenge,
        vatTenge: row.vatTenge,
        tenders: row.tenders,
      });
      await setFiscal(db, row.id, fiscal);
    } catch (error) {
      warn(error, `receipt ${row.id} was not made (try ${row.attempts}) and will be tried again`);
      const late = await countLateReceipts(db, ALARM_MINUTES);
      if (late > 0) warn(error, `${late} receipts wait for the register longer than they may`);
    }
  }

  return {
    getReceipt,
    findOwner: (id: number) => findReceiptOwner(db, id),

    async getPdf(id: number, language: Locale): Promise<Buffer> {
      return writeReceiptPaper(await getReceipt(id, language), language);
    },

    async send(id: number, { userId, email, language }: { userId: number; email: string; language: Locale }) {
      const to = parseEmail(email);
      if (to === null) throw new Refusal('request.invalid', {}, { email: [badEmail[language]] });
      const receipt = await getReceipt(id, language);
      await requireWithinLimit(db, SEND_LIMIT, String(userId));
      await transaction(db, (tx) => mail.enqueue(tx, receiptLetter(receipt, { to, language, publicUrl })));
    },

    /** Works until nothing is due. */
    async makeDue(): Promise<void> {
      for (let round = 0; round < MOST_PER_ROUND; round++) {
        const row = await claimReceipt(db, LEASE_SECONDS);
        if (row === null) return;
        await make(row);
      }
    },
  };
}

/** The receipts in a person's archive. Nothing in them names the person: the law keeps them as they are. */
export const receiptRecords: PersonalRecords = {
  name: 'receipts',
  tables: [],
  list: async (db, userId) =>
    (await listReceiptsOfUser(db, userId)).map((row) => toReceipt(row, 'ru') ?? { id: row.id }),
  forget: async () => {},
  // They are the order's.
  move: async () => {},
};
