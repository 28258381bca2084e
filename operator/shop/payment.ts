import {
  confirmRefundsByOperator,
  listBreaks,
  solveBreak,
  takeByOperator,
} from '#api/payments/by-operators.ts';
import { readFlags } from '../flags.ts';
import { sayRefusal } from './say-refusal.ts';
import { type Subject, usageOf } from './subject.ts';

export const payment: Subject = {
  usage: [
    'payment <order id or number> paid       the money of an invoice has come',
    'payment <order id or number> refunded   the transfer that gives it back has left',
    'payment breaks                          what differs from what the providers know',
    'payment solved <break id>               a difference was looked into',
  ],

  run(db, words) {
    return sayRefusal(async () => {
      const [named = '', word = ''] = readFlags(words, {}).positionals;
      if (named === 'breaks' && word === '') return sayBreaks(await listBreaks(db));
      if (named === 'solved' && /^[0-9]{1,15}$/.test(word))
        return (await solveBreak(db, Number(word)))
          ? `Difference ${word} is solved.`
          : `${word} is no difference that waits.`;
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

function sayBreaks(breaks: Awaited<ReturnType<typeof listBreaks>>): string {
  if (breaks.length === 0) return 'Nothing differs.';
  return breaks
    .map(({ id, day, provider, kind, orderNumber, reference, facts }) =>
      [
        id,
        day,
        provider,
        kind,
        orderNumber ?? reference,
        `here ${facts.here ?? '-'}`,
        `there ${facts.there ?? '-'}`,
      ].join('  '),
    )
    .join('\n');
}
