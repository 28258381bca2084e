import { expect, test } from 'vitest';
import { listToldMoney, type MoneyState, type ToldMoney } from './told-money.ts';

const order: MoneyState = {
  status: 'confirmed',
  confirmUntil: null,
  paymentMethod: 'kaspi_pay',
  paymentStatus: 'pending',
  refundsToTell: 0,
  refundsInDoubt: 0,
};

test.each<[string, Partial<MoneyState>, ToldMoney[]]>([
  ['is awaited in the bank’s app', {}, ['came']],
  ['is awaited by an invoice', { paymentMethod: 'invoice' }, ['came']],
  ['is owed by contract', { paymentMethod: 'deferred', paymentStatus: 'none' }, ['came']],
  ['came after its time', { paymentStatus: 'expired' }, ['came']],
  ['is here', { paymentStatus: 'paid' }, []],
  ['is taken at the door', { paymentMethod: 'cash_on_receipt', paymentStatus: 'none' }, []],
  ['is told of by its bank', { paymentMethod: 'card_online' }, []],
  ['is for an order that is over', { status: 'cancelled' }, []],
  ['is for an order that waits for its yes', { status: 'new', confirmUntil: new Date() }, []],
  ['goes back by a transfer', { paymentStatus: 'refund_pending', refundsToTell: 1 }, ['left']],
  [
    'is in doubt',
    { paymentStatus: 'refund_pending', refundsToTell: 1, refundsInDoubt: 1 },
    ['left', 'not_given'],
  ],
])('money that %s', (_, state, told) => {
  expect(listToldMoney({ ...order, ...state })).toEqual(told);
});
