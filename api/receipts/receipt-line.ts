import type { PaperLine } from '#domain/orders/paper-lines.ts';
import type { Words } from './paper-order.queries.ts';

/** As it is stored with the receipt: nothing that changes later changes it. */
export interface ReceiptLine extends PaperLine {
  /** Of the order; null for a service. */
  line: number | null;
  name: Words;
  unit: Words;
  ntin: string | null;
  mark: string | null;
}
