import {
  decideOnCancelRequest,
  decideOnReturnByOperator,
  describeOrder,
  listForOperators,
  moveByOperator,
  offerByOperator,
  savePhotos,
} from '#api/order-life/order-life.ts';
import { SHOP_CANCEL_REASONS } from '#domain/orders/cancel-reasons.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status.ts';
import { sayRefusal } from './say-refusal.ts';
import { findOption, type Subject } from './subject.ts';

/** What is done, and the state it leads to. */
const STEPS: Readonly<Record<string, OrderStatus>> = {
  confirm: 'confirmed',
  assemble: 'assembling',
  ready: 'ready',
  ship: 'shipped',
  deliver: 'delivering',
  complete: 'completed',
  cancel: 'cancelled',
  refused: 'returned',
};

export const order: Subject = {
  usage: [
    'order <id or number> show',
    'order <id or number> confirm | assemble | ready | ship | deliver | complete [--comment "…"]',
    `order <id or number> cancel [--reason ${SHOP_CANCEL_REASONS.join('|')}] [--comment "…"]`,
    'order <id or number> offer <line> <product code or article> [--count N] [--comment "…"]   instead of what is missing',
    'order <id or number> refused            the buyer refused it at the door',
    'order <id or number> go-on              the buyer asked to cancel, the shop goes on',
    'order <id or number> return accept [--unsellable] | decline [--comment "…"]',
    'order <id or number> photos <folder>    pictures of its returns',
  ],

  run(db, [named = '', word = '', ...rest]) {
    return sayRefusal(async () => {
      const comment = findOption(rest, '--comment') ?? '';
      const to = STEPS[word];
      if (named === '') throw usageOf(this);
      if (to !== undefined) return moveByOperator(db, named, { to, comment, ...readReason(to, rest) });
      if (word === 'show') return describeOrder(db, named);
      if (word === 'offer' && rest[0] && rest[1]) return offerByOperator(db, named, readOffer(rest, comment));
      if (word === 'go-on') return decideOnCancelRequest(db, named, comment);
      if (word === 'photos' && rest[0]) return (await savePhotos(db, named, rest[0])).join('\n');
      if (word === 'return' && (rest[0] === 'accept' || rest[0] === 'decline'))
        return decideOnReturnByOperator(db, named, {
          isAccepted: rest[0] === 'accept',
          comment,
          ...(rest.includes('--unsellable') ? { isSellable: false } : {}),
        });
      throw usageOf(this);
    });
  },
};

export const orders: Subject = {
  usage: ['orders [--status new|confirmed|…]       without a state: all that is still to be worked on'],

  run(db, words) {
    return sayRefusal(async () => {
      const asked = findOption(words, '--status');
      const status = ORDER_STATUSES.find((each) => each === asked) ?? null;
      if (asked !== null && status === null)
        throw new Error(`There is no state ${asked}; there are ${ORDER_STATUSES.join(', ')}.`);
      return listForOperators(db, status);
    });
  },
};

const usageOf = ({ usage }: Subject): Error =>
  new Error(`Usage: npm run shop -- ${usage.join('\n       npm run shop -- ')}`);

function readOffer([line = '', product = '', ...rest]: readonly string[], comment: string) {
  const asked = findOption(rest, '--count');
  const count = asked === null ? undefined : Number(asked);
  if (!/^[1-9]\d*$/.test(line) || (count !== undefined && !(Number.isInteger(count) && count > 0)))
    throw new Error('A line and a count are whole numbers from 1.');
  return { line: Number(line), product, comment, ...(count === undefined ? {} : { count }) };
}

function readReason(to: OrderStatus, words: readonly string[]) {
  if (to !== 'cancelled') return {};
  const asked = findOption(words, '--reason') ?? 'no_stock';
  const reason = SHOP_CANCEL_REASONS.find((each) => each === asked);
  if (!reason) throw new Error(`There is no reason ${asked}; there are ${SHOP_CANCEL_REASONS.join(', ')}.`);
  return { reason };
}
