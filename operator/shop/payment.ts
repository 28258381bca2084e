import { confirmRefundsByOperator, takeByOperator } from '#api/payments/by-operators.ts';
import { sayRefusal } from './say-refusal.ts';
import type { Subject } from './subject.ts';

export const payment: Subject = {
  usage: [
    'payment <order id or number> paid       the money of an invoice has come',
    'payment <order id or number> refunded   the transfer that gives it back has left',
  ],

  run(db, [named = '', word = '']) {
    return sayRefusal(async () => {
      if (named !== '' && word === 'paid') return takeByOperator(db, named);
      if (named !== '' && word === 'refunded') return confirmRefundsByOperator(db, named);
      throw new Error(`Usage: npm run shop -- ${this.usage.join('\n       npm run shop -- ')}`);
    });
  },
};
