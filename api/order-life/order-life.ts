/**
 * The life of an order after it was made: shown, cancelled, repeated, brought back, ended by time, moved by the shop's
 * people. Promises: every step goes through one place (steps.ts) with history and reason; what a step gives back is given
 * once, whoever asks and however often; the buyer is told of each step by letter and on open pages, once it has happened.
 * Hides the outbox of untold steps, the shares of partial returns, pictures. Relies on the orders for the steps
 * themselves, on the payments for money, on cart and catalogue for a repeat.
 */
import type { z } from 'zod';
import type { Order, OrderCard } from '#contract/order.ts';
import type { getChangeOffers, OrderDifference } from '#contract/order-change.ts';
import type { Locale } from '#domain/locale.ts';
import { canEdit } from '#domain/orders/order-edit.ts';
import { toLineWorks } from '#domain/orders/works.ts';
import type { Cities } from '../cities/cities.ts';
import type { Database } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Live } from '../live/live.ts';
import { findPointsState } from '../loyalty/loyalty.ts';
import type { Mail } from '../mail/mail.ts';
import {
  type ChangeWish,
  earnKey,
  findOrder,
  findOrderOwner,
  listHistory,
  type Orders,
} from '../orders/orders.ts';
import type { PersonalRecords } from '../users/users.ts';
import { findOrdersEventId, type StepListener, tellSteps, toEventId } from './announce.ts';
import { type CancelWish, cancelOrder } from './cancel.ts';
import {
  applyChange,
  type ChangeParts,
  type Changer,
  listWays,
  quoteChange,
  type RunChange,
} from './change-order.ts';
import { type CardsWish, listCards, listStepIds } from './order-cards.queries.ts';
import { findStore, listReturns } from './order-view.queries.ts';
import { CAN_REPEAT, canPay, type OrderPapers, toConfirmUntil, toOrder } from './order-view.ts';
import { type Owner, type Repeated, type RepeatParts, repeatOrder } from './repeat.ts';
import { listReplacements } from './replacements.queries.ts';
import { decideOnReplacement } from './replacements.ts';
import { findPhoto, forgetReturns, listReturnRecords } from './returns.queries.ts';
import { type ReturnWish, requestReturn } from './returns.ts';

export { findOrdersEventId } from './announce.ts';
export { agreeOnCarriage } from './carriage.ts';
export { type Drive, drivesLetter } from './drives-letter.ts';
export { endExpiredOrders } from './expiry.ts';
export { readLetterOrder } from './letter-order.ts';
export { findOrderId } from './operators.queries.ts';
export {
  agreeOnCarriageByOperator,
  decideOnCancelRequest,
  decideOnReturnByOperator,
  getOrderForOperators,
  goOnWithOrder,
  type ListedOrder,
  listOrdersForOperators,
  listReturnPhotos,
  moveByOperator,
  type OrderForOperators,
  offerByOperator,
} from './operators.ts';
export type { LetterOrder } from './order-letter-words.ts';
export { orderLetter } from './order-letters.ts';
export { listReturnPhotoNumbers } from './order-view.queries.ts';
export { replacementLetter } from './replacement-letter.ts';
export {
  offerReplacement,
  quoteReplacement,
  type ReplacementOffer,
  withdrawReplacement,
} from './replacements.ts';
export { readPhoto } from './return-photos.ts';
export { decideOnReturn, quoteReturn, type TakenLine } from './returns.ts';
export { takeStep, walkSteps } from './steps.ts';

export interface OrderLifeParts extends RepeatParts, ChangeParts {
  db: Database;
  listChangeOffers: Orders['listChangeOffers'];
  cities: Cities;
  mail: Mail;
  live: Live;
  publicUrl: string;
  /** What the bookkeepers have made of an order. */
  listPapers(order: { id: number }, language: Locale): Promise<OrderPapers>;
}

type ChangeOffersView = z.input<typeof getChangeOffers.answer>['data'];
type AgreedChange = Parameters<typeof applyChange>[2];

export interface OrderLife {
  list(
    userId: number,
    wish: CardsWish,
    language: Locale,
  ): Promise<{ cards: OrderCard[]; total: number; eventId: string }>;
  get(orderId: number, language: Locale): Promise<{ order: Order; eventId: string }>;
  cancel(orderId: number, wish: CancelWish): Promise<void>;
  /** What can be changed of it, what a change comes to, and the change. */
  listChangeOffers(orderId: number, language: Locale): Promise<ChangeOffersView>;
  quoteChange(orderId: number, wish: ChangeWish, by: Changer): Promise<OrderDifference>;
  change(orderId: number, wish: AgreedChange, by: Changer, run?: RunChange): Promise<void>;
  decideOnReplacement(word: { orderId: number; id: number; isAccepted: boolean }): Promise<void>;
  repeat(orderId: number, owner: Owner): Promise<Repeated>;
  requestReturn(orderId: number, wish: ReturnWish): Promise<number>;
  /** The first of all that came with its returns, the second … */
  getPhoto(orderId: number, photo: number): Promise<Buffer>;
  /** Letters and events of the steps that nobody was told of. */
  tellSteps(): Promise<number>;
  /** Hears of every step, whoever made it, when its buyer does. */
  onStep(listener: StepListener): void;
}

export function createOrderLife(parts: OrderLifeParts): OrderLife {
  const { db, cities, live } = parts;
  const listeners: StepListener[] = [];
  live.addSource(
    async (userIds) =>
      new Map([...(await listStepIds(db, userIds))].map(([user, stepId]) => [user, toEventId(stepId)])),
    'orders',
  );

  return {
    async list(userId, wish, language) {
      // Before what it tells of: a step in between is then told by its event.
      const eventId = await findOrdersEventId(db, userId);
      const { cards, total } = await listCards(db, userId, wish, language);
      return {
        eventId,
        total,
        cards: cards.map((card) => ({
          ...card,
          createdAt: card.createdAt.toISOString(),
          canPay: canPay(card.status, card.paymentStatus),
          confirmUntil: toConfirmUntil(card),
          canRepeat: CAN_REPEAT,
        })),
      };
    },

    async get(orderId, language) {
      const ownerId = await findOrderOwner(db, orderId);
      if (ownerId === null) throw new Refusal('order.not_found');
      const eventId = await findOrdersEventId(db, ownerId);
      const order = await findOrder(db, orderId);
      if (!order) throw new Refusal('order.not_found');
      const [history, returns, replacements, store, papers, all, points] = await Promise.all([
        listHistory(db, orderId),
        listReturns(db, orderId),
        listReplacements(db, orderId),
        order.storeId === null ? null : findStore(db, order.storeId, language),
        parts.listPapers(order, language),
        cities.list(language),
        findPointsState(db, { userId: order.userId, key: earnKey(orderId) }),
      ]);
      const cityName = all.find(({ code }) => code === order.cityCode)?.name ?? order.cityCode;
      const shown = toOrder({
        order,
        history,
        returns,
        replacements,
        store,
        cityName,
        language,
        now: new Date(),
        points,
        ...papers,
      });
      return { order: shown, eventId };
    },

    cancel: (orderId, wish) => cancelOrder(db, orderId, wish),

    async listChangeOffers(orderId, language) {
      const order = await findOrder(db, orderId);
      if (!order) throw new Refusal('order.not_found');
      if (!canEdit(order)) throw new Refusal('order.cannot_change');
      const offers = await parts.listChangeOffers(order, language);
      return { ...offers, payments: listWays(order, parts) };
    },

    quoteChange: (orderId, wish, by) => quoteChange(parts, orderId, wish, by),

    change: (orderId, wish, by, run) => applyChange(parts, orderId, wish, by, run),

    decideOnReplacement: (word) => decideOnReplacement(db, word),

    async repeat(orderId, owner) {
      const order = await findOrder(db, orderId);
      if (!order) throw new Refusal('order.not_found');
      const bought = order.lines
        .filter(({ isGift }) => !isGift)
        .map(({ productCode, nameRu, nameKz, count }) => ({
          productCode,
          count,
          name: owner.language === 'kz' ? nameKz : nameRu,
        }));
      return repeatOrder(parts, bought, toLineWorks(order.services), owner);
    },

    requestReturn: (orderId, wish) => requestReturn(db, orderId, wish),

    async getPhoto(orderId, photo) {
      const picture = await findPhoto(db, orderId, photo);
      if (picture === null) throw new Refusal('order.not_found');
      return picture;
    },

    tellSteps: () => tellSteps({ ...parts, listeners }),

    onStep: (listener) => void listeners.push(listener),
  };
}

/** What a person has written and shown when they brought goods back. */
export const returnRecords: PersonalRecords = {
  name: 'returns',
  tables: [],
  list: listReturnRecords,
  forget: forgetReturns,
  // They are the order's.
  move: async () => {},
};
