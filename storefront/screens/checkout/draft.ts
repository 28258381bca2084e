/**
 * What the buyer has chosen and typed for an order that is not made yet. Kept in this browser under the user's id, so
 * that a reload, a crash or a day without network costs nothing; dropped by success and by logout. Texts and boxes
 * only: an older draft must never break a newer page, and what was chosen is checked against what is offered now.
 */
import { type DraftStore, dropDraft, readDraft, writeDraft } from '../../design/form-draft.ts';

export const EMPTY_DRAFT = {
  method: '',
  storeId: '',
  addressId: '',
  slotId: '',
  holdId: '',
  /** The moment until which the slot is held. */
  holdUntil: '',
  liftMode: 'none',
  floor: '',
  elevator: 'none',
  carryMeters: '20',
  isSelf: true,
  firstName: '',
  lastName: '',
  phone: '',
  secondPhone: '',
  payment: '',
  organizationId: '',
  comment: '',
  /** `raspil:3,kolerovka:1` */
  services: '',
};
export type OrderDraft = typeof EMPTY_DRAFT;

/** The browser may refuse its storage already when it is named. */
const storeOfBrowser = (): DraftStore => localStorage;
const nameOf = (userId: number) => `order-${userId}`;

export function readOrderDraft(userId: number, store = storeOfBrowser): Partial<OrderDraft> {
  return readDraft(nameOf(userId), EMPTY_DRAFT, store) ?? {};
}

export function keepOrderDraft(userId: number, draft: OrderDraft, store = storeOfBrowser): void {
  writeDraft(nameOf(userId), draft, store);
}

export function dropOrderDraft(userId: number, store = storeOfBrowser): void {
  dropDraft(nameOf(userId), store);
}
