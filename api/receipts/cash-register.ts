/**
 * The face of a cash register. The shop fiscalises nothing by itself: a register (a service of the operator of fiscal
 * data, or the accounting system) takes a document and answers with what makes it a receipt. A real one is one folder
 * beside demo-register.ts.
 */
import type { PaymentMethod } from '#domain/orders/payment-methods.ts';
import type { ReceiptLine } from './receipt-line.ts';

export interface RegisterDocument {
  /** Of the receipt, in our tables. */
  id: number;
  /** Asked twice with the same key, a register makes one receipt. */
  key: string;
  type: 'sale' | 'return';
  orderNumber: string;
  lines: readonly ReceiptLine[];
  totalTenge: number;
  vatTenge: number;
  tenders: readonly { method: PaymentMethod; sum: number }[];
  /** Of a return: the receipt of the sale, where the register asks for it. */
  basis: { fiscal: FiscalPart; totalTenge: number } | null;
}

/** What the register adds. */
export interface FiscalPart {
  number: number;
  shift: number;
  /** ISO */
  at: string;
  cashier: string;
  /** factory and registration number of the register */
  znm: string;
  rnm: string;
  fiscalSign: string;
  ofdName: string;
  ofdUrl: string;
  /** where the receipt can be checked */
  qr: string;
  isOffline: boolean;
  isDemo: boolean;
}

/** It has made the receipt, of another total: neither a second one nor a «correction» would be true. */
export class TotalDiffers extends Error {
  readonly theirs: number;
  readonly ours: number;

  constructor(receipt: string, { theirs, ours }: { theirs: number; ours: number }) {
    super(`the register has made receipt ${receipt} of ${theirs} instead of ${ours} tenge`);
    this.theirs = theirs;
    this.ours = ours;
  }
}

export interface CashRegister {
  /** Rejects when the register does not answer; it is asked again later. A `TotalDiffers` stops it. */
  register(document: RegisterDocument): Promise<FiscalPart>;
  /** Of one that takes one document at a time, names in a return the sale it is of, and has shifts that must be closed. */
  strict?: {
    cashbox: string;
    closeShift(): Promise<void>;
  };
}
