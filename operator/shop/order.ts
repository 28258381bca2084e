import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  agreeOnCarriageByOperator,
  decideOnCancelRequest,
  decideOnReturnByOperator,
  getOrderForOperators,
  listOrdersForOperators,
  listReturnPhotos,
  moveByOperator,
  offerByOperator,
} from '#api/order-life/order-life.ts';
import { formatTenge } from '#domain/money.ts';
import { SHOP_CANCEL_REASONS } from '#domain/orders/cancel-reasons.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status.ts';
import { readFlags } from '../flags.ts';
import { describeOrder, describeOrders } from './describe-order.ts';
import { sayRefusal } from './say-refusal.ts';
import { type Subject, usageOf } from './subject.ts';

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

const FLAGS = {
  comment: { type: 'string', default: '' },
  reason: { type: 'string', default: 'no_stock' },
  count: { type: 'string' },
  unsellable: { type: 'boolean', default: false },
} as const;

type Db = Parameters<Subject['run']>[0];

export const order: Subject = {
  usage: [
    'order <id or number> show',
    'order <id or number> confirm | assemble | ready | ship | deliver | complete [--comment "…"]',
    'order <id or number> confirm            one that waits without goods takes them now, or says which lines lack',
    `order <id or number> cancel [--reason ${SHOP_CANCEL_REASONS.join('|')}] [--comment "…"]`,
    'order <id or number> offer <line> <product code or article> [--count N] [--comment "…"]   instead of what is missing',
    'order <id or number> carriage <tenge>   what bringing it costs, agreed with the buyer: only then it can be paid',
    'order <id or number> refused            the buyer refused it at the door',
    'order <id or number> go-on              the buyer asked to cancel, the shop goes on',
    'order <id or number> return accept [--unsellable] | decline [--comment "…"]',
    'order <id or number> photos <folder>    pictures of its returns',
  ],

  run(db, words) {
    return sayRefusal(async () => {
      const { values, positionals } = readFlags(words, FLAGS);
      const [named = '', word = '', first, second] = positionals;
      const { comment } = values;
      const to = STEPS[word];
      if (named === '') throw usageOf(this);
      if (to !== undefined) return move(db, named, { to, comment, ...readReason(to, values.reason) });
      if (word === 'show') return describeOrder(await getOrderForOperators(db, named));
      if (word === 'offer' && first && second)
        return offer(db, named, { ...readOffer(first, values.count), product: second, comment });
      if (word === 'go-on') {
        const { number, status } = await decideOnCancelRequest(db, named, comment);
        return `${number}: the order goes on, ${status}`;
      }
      if (word === 'carriage' && first) return agreeOnCarriage(db, named, first);
      if (word === 'photos' && first) return savePhotos(db, named, first);
      if (word === 'return' && (first === 'accept' || first === 'decline'))
        return decideOnReturn(db, named, {
          isAccepted: first === 'accept',
          comment,
          ...(values.unsellable ? { isSellable: false } : {}),
        });
      throw usageOf(this);
    });
  },
};

export const orders: Subject = {
  usage: ['orders [--status new|confirmed|…]       without a state: all that is still to be worked on'],

  run(db, words) {
    return sayRefusal(async () => {
      const { status: asked } = readFlags(words, { status: { type: 'string' } }).values;
      const status = ORDER_STATUSES.find((each) => each === asked) ?? null;
      if (asked !== undefined && status === null)
        throw new Error(`There is no state ${asked}; there are ${ORDER_STATUSES.join(', ')}.`);
      return describeOrders(await listOrdersForOperators(db, status));
    });
  },
};

async function move(db: Db, named: string, step: Parameters<typeof moveByOperator>[2]): Promise<string> {
  const { number, from } = await moveByOperator(db, named, step);
  return `${number}: ${from} → ${step.to}`;
}

async function offer(db: Db, named: string, offered: Parameters<typeof offerByOperator>[2]): Promise<string> {
  const { number, sum } = await offerByOperator(db, named, offered);
  return `${number}: ${offered.product} is offered for line ${offered.line} at ${formatTenge(sum)}, for 24 hours`;
}

async function decideOnReturn(
  db: Db,
  named: string,
  decision: Parameters<typeof decideOnReturnByOperator>[2],
): Promise<string> {
  const { number, status, refund, offBill } = await decideOnReturnByOperator(db, named, decision);
  if (!decision.isAccepted) return `${number}: ${status}, declined`;
  const bill = offBill > 0 ? `${formatTenge(offBill)} are taken off its bill, ` : '';
  return `${number}: ${status}, ${bill}${formatTenge(refund - offBill)} go back`;
}

async function agreeOnCarriage(db: Db, named: string, typed: string): Promise<string> {
  if (!/^\d{1,8}$/.test(typed)) throw new Error(`${typed} is no sum in whole tenge.`);
  const { number, total } = await agreeOnCarriageByOperator(db, named, Number(typed));
  return `${number}: carriage ${formatTenge(Number(typed))}, the order comes to ${formatTenge(total)}`;
}

/** Writes the pictures of all its returns into a folder; gives their names. */
async function savePhotos(db: Db, named: string, folder: string): Promise<string> {
  const { number, photos } = await listReturnPhotos(db, named);
  await mkdir(folder, { recursive: true });
  const files = photos.map(({ photo }) => join(folder, `${number}-${photo}.webp`));
  for (const [at, file] of files.entries()) await writeFile(file, photos[at]?.picture ?? '');
  return files.join('\n');
}

function readOffer(line: string, asked: string | undefined) {
  const count = asked === undefined ? undefined : Number(asked);
  if (!/^[1-9]\d*$/.test(line) || (count !== undefined && !(Number.isInteger(count) && count > 0)))
    throw new Error('A line and a count are whole numbers from 1.');
  return { line: Number(line), ...(count === undefined ? {} : { count }) };
}

function readReason(to: OrderStatus, asked: string) {
  if (to !== 'cancelled') return {};
  const reason = SHOP_CANCEL_REASONS.find((each) => each === asked);
  if (!reason) throw new Error(`There is no reason ${asked}; there are ${SHOP_CANCEL_REASONS.join(', ')}.`);
  return { reason };
}
