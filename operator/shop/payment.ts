import { confirmRefundsByOperator, takeByOperator } from '#api/payments/by-operators.ts';
import { readFlags } from '../flags.ts';
import { sayRefusal } from './say-refusal.ts';
import { type Subject, usageOf } from './subject.ts';

export const payment: Subject = {
  usage: [
    'payment <order id or number> paid       the money of an invoice has come',
    'payment <order id or number> refunded   the transfer that gives it back has left',
  ],

  run(db, words) {
    return sayRefusal(async () => {
      const [named = '', word = ''] = readFlags(words, {}).positionals;
      if (named !== '' && word === 'paid') {
        await takeByOperator(db, named);
        return `The money of order ${named} is here.`;
      }
      if (named !== '' && word === 'refunded')
        return (await confirmRefundsByOperator(db, named)) === 0
          ? `Order ${named} awaits no refund by a transfer.`
          : `The refund of order ${named} has left.`;
      throw usageOf(this);
    });
  },
};
