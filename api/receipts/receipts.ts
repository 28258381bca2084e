/**
 * Receipts of the cash register. Promises: each sale and each return of money has one receipt, asked for in the
 * transaction that moves the money and never changed afterwards; its lines add up to its total, each at the VAT rate it
 * was sold with. Hides the register behind one face (cash-register.ts) and the queue in front of it. Relies on somebody
 * calling `makeDue` about every second; until the register has answered, a receipt is pending.
 * Also gives an order as its other papers show it (`findPaperOrder`).
 */
import { Gauge, register as metrics } from 'prom-client';
import type { Receipt } from '#contract/receipts.ts';
import { parseEmail } from '#domain/email.ts';
import type { Locale } from '#domain/locale.ts';
import { toRegisterLines } from '#domain/orders/register-lines.ts';
import { type Database, transaction } from '../database.ts';
import { type Limit, requireWithinLimit } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { Mail } from '../mail/mail.ts';
import type { PersonalRecords } from '../users/users.ts';
import { type CashRegister, type RegisterDocument, TotalDiffers } from './cash-register.ts';
import { receiptLetter } from './receipt-letter.ts';
import { writeReceiptPaper } from './receipt-paper.ts';
import {
  claimReceipt,
  countLateReceipts,
  findOldestPending,
  findReceiptOwner,
  findReceiptRow,
  listReceiptRows,
  listReceiptsOfUser,
  type ReceiptRow,
  setFiscal,
} from './receipts.queries.ts';
import { insertStop, isStopped, listStops } from './register-stops.queries.ts';
import { insertClosedShift, isShiftOver, RECEIPTS_LOCK } from './shifts.queries.ts';
import { toReceipt } from './to-receipt.ts';

export { createDemoRegister } from './demo-register.ts';
export { findPaperOrder, type PaperOrder, type PaperOrderLine } from './paper-order.ts';
export { receiptLetter } from './receipt-letter.ts';
export { listOrderReceipts, listReceiptRows } from './receipts.queries.ts';
export { askReceiptAgain, listSetAside, listStops, resumeRegisters } from './register-stops.queries.ts';
export {
  exchangeReceipts,
  requestReturnReceipt,
  requestSaleReceipt,
  restateReceipts,
} from './request-receipt.ts';
export { toReceipt } from './to-receipt.ts';
export { createWebkassa } from './webkassa/webkassa.ts';

const SEND_LIMIT: Limit = { name: 'receipt-mail', max: 10, windowSeconds: 3600 };
const LEASE_SECONDS = 20;
const MOST_PER_ROUND = 20;
/** The law gives a quarter of an hour to reach the tax office. */
const ALARM_MINUTES = 10;

/** Every worker sees the same table: the supervisor takes one of their answers. */
const oldestPending =
  (metrics.getSingleMetric('receipts_oldest_seconds') as Gauge | undefined) ??
  new Gauge({
    name: 'receipts_oldest_seconds',
    help: 'How long the oldest receipt that is not made has waited',
    aggregator: 'max',
  });

const stopped =
  (metrics.getSingleMetric('register_stopped') as Gauge | undefined) ??
  new Gauge({
    name: 'register_stopped',
    help: 'Whether the cash register waits for somebody’s word, because its total was another one',
    aggregator: 'max',
  });

const badEmail = { ru: 'Проверьте адрес почты.', kz: 'Пошта мекенжайын тексеріңіз.' };

interface ReceiptParts {
  db: Database;
  register: CashRegister;
  mail: Mail;
  publicUrl: string;
  warn: (error: unknown, words: string) => void;
  now?: () => Date;
}

export type Receipts = ReturnType<typeof createReceipts>;

export function createReceipts({
  db,
  register,
  mail,
  publicUrl,
  warn,
  now = () => new Date(),
}: ReceiptParts) {
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

  /** Of a return, where the register asks for it: the last sale before it. It must have its receipt first. */
  async function findBasis({ id, orderId, type }: ReceiptRow): Promise<RegisterDocument['basis']> {
    if (type === 'sale' || !register.strict) return null;
    const sales = (await listReceiptRows(db, orderId)).filter((each) => each.type === 'sale' && each.id < id);
    const sale = sales.at(-1);
    if (!sale?.fiscal) throw new Error(`the sale that receipt ${id} takes back has no receipt yet`);
    return { fiscal: sale.fiscal, totalTenge: sale.totalTenge };
  }

  /** False: it was not made. */
  async function make(row: ReceiptRow): Promise<boolean> {
    try {
      const fiscal = await register.register({
        id: row.id,
        basis: await findBasis(row),
        key: row.operationKey,
        type: row.type,
        orderNumber: row.orderNumber,
        lines: toRegisterLines(row.lines),
        totalTenge: row.totalTenge,
        vatTenge: row.vatTenge,
        tenders: row.tenders,
      });
      await setFiscal(db, row.id, fiscal);
      return true;
    } catch (error) {
      if (register.strict && error instanceof TotalDiffers) {
        await insertStop(db, register.strict.cashbox, row.id, error);
        warn(error, 'the register is stopped until somebody has looked: npm run shop -- register');
        return false;
      }
      warn(error, `receipt ${row.id} was not made (try ${row.attempts}) and will be tried again`);
      const late = await countLateReceipts(db, ALARM_MINUTES);
      if (late > 0) warn(error, `${late} receipts wait for the register longer than they may`);
      return false;
    }
  }

  /** A shift that is over is closed before anything else is asked of the register. */
  async function closeOverShift(): Promise<void> {
    if (!register.strict) return;
    const { cashbox, closeShift } = register.strict;
    const moment = now();
    if (!(await isShiftOver(db, cashbox, moment))) return;
    await closeShift();
    await insertClosedShift(db, cashbox, moment);
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

    /** Held while receipts are made, by one process of all machines: a strict register takes one document at a time. */
    lock: register.strict ? RECEIPTS_LOCK : null,

    /** Works until nothing is due; a strict register that fails may still be busy, and is left until the next look. */
    async makeDue(): Promise<void> {
      if (register.strict && (await isStopped(db, register.strict.cashbox))) return;
      await closeOverShift();
      for (let round = 0; round < MOST_PER_ROUND; round++) {
        const row = await claimReceipt(db, LEASE_SECONDS);
        if (row === null) return;
        const isMade = await make(row);
        if (!isMade && register.strict) return;
      }
    },

    async measure(): Promise<void> {
      oldestPending.set(await findOldestPending(db));
      stopped.set((await listStops(db)).length > 0 ? 1 : 0);
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
