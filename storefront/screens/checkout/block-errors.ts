/**
 * What keeps an order from being made, block by block: the same list opens the blocks in their order, marks the fields
 * and stands beside the button. The server checks everything again; this only spares the way.
 */
import { parsePersonName } from '#domain/person-name.ts';
import { isMobilePhone, parsePhone } from '#domain/phone.ts';
import type { MessageKey } from '../../i18n/translate.ts';
import type { OrderDraft } from './draft.ts';

export type BlockName = 'way' | 'recipient' | 'payment' | 'extras';
export const BLOCKS: readonly BlockName[] = ['way', 'recipient', 'payment', 'extras'];
export const MOST_COMMENT = 500;
const HIGHEST_FLOOR = 60;

export interface OrderFault {
  block: BlockName;
  field: keyof OrderDraft;
  words: MessageKey;
}

/** What the shop offers for this order at the moment. */
export interface OrderFacts {
  isMethodOffered: boolean;
  isStoreKnown: boolean;
  isAddressKnown: boolean;
  /** The price of delivery is known, and it is brought at an hour: one must be chosen. */
  needsSlot: boolean;
  /** The chosen hour is still to be had. */
  isSlotKnown: boolean;
  isPaymentOffered: boolean;
  needsOrganization: boolean;
}

export function findFaults(draft: OrderDraft, facts: OrderFacts): OrderFault[] {
  return [...findWayFaults(draft, facts), ...findRecipientFaults(draft), ...findPaymentFaults(draft, facts)];
}

function findWayFaults(draft: OrderDraft, facts: OrderFacts): OrderFault[] {
  const fault = (field: keyof OrderDraft, words: MessageKey): OrderFault[] => [
    { block: 'way', field, words },
  ];
  if (draft.method === '' || !facts.isMethodOffered) return fault('method', 'checkout.fault.method');
  if (draft.method === 'pickup') {
    return facts.isStoreKnown ? [] : fault('storeId', 'checkout.fault.store');
  }
  if (!facts.isAddressKnown) return fault('addressId', 'checkout.fault.address');
  return [
    ...(draft.method === 'delivery' && draft.liftMode === 'floor' && parseLiftFloor(draft.floor) === null
      ? fault('floor', 'checkout.fault.floor')
      : []),
    ...(facts.needsSlot && !facts.isSlotKnown ? fault('slotId', 'checkout.fault.slot') : []),
  ];
}

function findRecipientFaults(draft: OrderDraft): OrderFault[] {
  const faults: OrderFault[] = [];
  const add = (field: keyof OrderDraft, words: MessageKey) =>
    faults.push({ block: 'recipient', field, words });
  if (parsePersonName(draft.firstName) === null) add('firstName', 'checkout.fault.firstName');
  if (draft.lastName.trim() !== '' && parsePersonName(draft.lastName) === null) {
    add('lastName', 'checkout.fault.lastName');
  }
  const phone = parsePhone(draft.phone);
  if (!phone || !isMobilePhone(phone.e164)) add('phone', 'checkout.fault.phone');
  if (draft.secondPhone.trim() !== '' && !parsePhone(draft.secondPhone)) {
    add('secondPhone', 'checkout.fault.secondPhone');
  }
  return faults;
}

function findPaymentFaults(draft: OrderDraft, facts: OrderFacts): OrderFault[] {
  if (draft.payment === '' || !facts.isPaymentOffered) {
    return [{ block: 'payment', field: 'payment', words: 'checkout.fault.payment' }];
  }
  return facts.needsOrganization && draft.organizationId === ''
    ? [{ block: 'payment', field: 'organizationId', words: 'checkout.fault.organization' }]
    : [];
}

/** `4` of what was typed; null for what is no floor that goods are carried to. */
export function parseLiftFloor(typed: string): number | null {
  const floor = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0;
  return floor >= 1 && floor <= HIGHEST_FLOOR ? floor : null;
}

/** Blocks are reached one after another: the first that is not answered is the last to be seen. */
export function countReached(faults: readonly OrderFault[]): number {
  const open = new Set(faults.map(({ block }) => block));
  const at = BLOCKS.findIndex((block) => open.has(block));
  return at < 0 ? BLOCKS.length + 1 : at + 1;
}
