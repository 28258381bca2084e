import { expect, test } from 'vitest';
import { countReached, findFaults, type OrderFacts, parseLiftFloor } from './block-errors.ts';
import { EMPTY_DRAFT, type OrderDraft } from './draft.ts';

const facts: OrderFacts = {
  isMethodOffered: true,
  isStoreKnown: true,
  isAddressKnown: true,
  needsSlot: false,
  isSlotKnown: false,
  isPaymentOffered: true,
  needsOrganization: false,
};
const whole: OrderDraft = {
  ...EMPTY_DRAFT,
  method: 'pickup',
  storeId: '1',
  firstName: 'Айгерім',
  phone: '8 705 123-45-67',
  payment: 'card_online',
};

test.each<[string, Partial<OrderDraft>, Partial<OrderFacts>, string[]]>([
  ['whole', {}, {}, []],
  ['no way chosen', { method: '' }, {}, ['method']],
  ['a way that is offered no more', {}, { isMethodOffered: false }, ['method']],
  ['a store that is gone', {}, { isStoreKnown: false }, ['storeId']],
  ['pickup asks for no address', {}, { isAddressKnown: false, needsSlot: true }, []],
  ['delivery without an address', { method: 'delivery' }, { isAddressKnown: false }, ['addressId']],
  ['delivery without an hour', { method: 'delivery' }, { needsSlot: true }, ['slotId']],
  ['delivery at an hour', { method: 'delivery' }, { needsSlot: true, isSlotKnown: true }, []],
  ['a manager counts: no hour yet', { method: 'delivery' }, { needsSlot: false }, []],
  ['carried to a floor that nobody named', { method: 'delivery', liftMode: 'floor' }, {}, ['floor']],
  ['carried to the fourth', { method: 'delivery', liftMode: 'floor', floor: '4' }, {}, []],
  ['express is not carried', { method: 'express', liftMode: 'floor' }, {}, []],
  ['no name', { firstName: ' ' }, {}, ['firstName']],
  ['a last name is not asked for', { lastName: '' }, {}, []],
  ['a last name of digits', { lastName: '12' }, {}, ['lastName']],
  ['two digits short', { phone: '+7 (705) 123-45' }, {}, ['phone']],
  ['no SMS goes to a fixed line', { phone: '+7 7182 55-55-55' }, {}, ['phone']],
  ['a fixed line is good for the second', { secondPhone: '+7 7182 55-55-55' }, {}, []],
  ['a second phone that is none', { secondPhone: '5' }, {}, ['secondPhone']],
  ['no payment', { payment: '' }, {}, ['payment']],
  ['a payment that is offered no more', {}, { isPaymentOffered: false }, ['payment']],
  ['a bill for nobody', {}, { needsOrganization: true }, ['organizationId']],
])('%s', (_name, draft, given, fields) => {
  expect(findFaults({ ...whole, ...draft }, { ...facts, ...given }).map(({ field }) => field)).toEqual(
    fields,
  );
});

test('blocks open in their order: what is not answered hides what comes after', () => {
  const reached = (draft: Partial<OrderDraft>) => countReached(findFaults({ ...whole, ...draft }, facts));
  expect(reached({ method: '' })).toBe(1);
  expect(reached({ firstName: '', payment: '' })).toBe(2);
  expect(reached({ payment: '' })).toBe(3);
  expect(reached({})).toBe(5);
});

test.each([
  ['4', 4],
  [' 60 ', 60],
  ['0', null],
  ['61', null],
  ['-1', null],
  ['4а', null],
  ['', null],
])('floor «%s» is %o', (typed, floor) => {
  expect(parseLiftFloor(typed)).toBe(floor);
});
