/** The transaction of an order without the shop: the same statements in the same order, nothing reckoned, nothing asked. */
import { randomUUID } from 'node:crypto';
import { lockCarts, takeLines } from '#api/cart/cart.queries.ts';
import { type Database, transaction } from '#api/database.ts';
import { countHits } from '#api/http/limits.queries.ts';
import { hashToken } from '#api/http/session.ts';
import { acceptCard } from '#api/loyalty/loyalty.ts';
import { findRequest, insertMade, listBeginnings, type NewOrder } from '#api/orders/place/create.queries.ts';
import { listOpenStates, lockBuyers } from '#api/orders/place/open-orders.queries.ts';
import { listGoods, listStock } from '#api/orders/quote/carried-goods.queries.ts';
import { findContract } from '#api/orders/quote/payers.queries.ts';
import { hasOrdered } from '#api/orders/stored/stored-order.queries.ts';
import { takeStockOrFail } from '#api/orders/stored/take-stock.queries.ts';
import { listPricedProducts } from '#api/promotions/promotions.queries.ts';
import { listUsersByTokenHash } from '#api/users/users.queries.ts';

export interface BareBuyer {
  userId: number;
  token: string;
  phone: string;
}

export interface BareGoods {
  id: number;
  code: string;
}

const SUM = 1000;

export async function makeBareOrder(db: Database, buyer: BareBuyer, goods: BareGoods): Promise<void> {
  const [viewer = null] = await listUsersByTokenHash(db, [hashToken(buyer.token)]);
  const key = randomUUID();
  await findRequest(db, key);
  await countHits(db, `bare:${buyer.userId}`, 60, 1);
  // As the shop: what an order is reckoned by is read before its transaction begins.
  await Promise.all([
    listGoods(db, [goods.code]),
    listStock(db, [goods.code]),
    findContract(db, buyer.userId, undefined),
    acceptCard(db, viewer, undefined),
    hasOrdered(db, buyer.userId),
    listPricedProducts(db, [goods.code]),
  ]);
  await transaction(db, async (tx) => {
    const held = { userId: buyer.userId, phone: buyer.phone };
    const [, , [beginning]] = await Promise.all([
      lockBuyers(tx, [held]),
      listOpenStates(tx, [{ buyer: held, productIds: [goods.id] }]),
      listBeginnings(tx, [key]),
    ]);
    const id = beginning?.id ?? 0;
    const take = { line: 1, productId: goods.id, storeId: 1, count: 1 };
    const order: NewOrder = {
      id,
      number: `B-${id}`,
      channel: 'site',
      userId: buyer.userId,
      cityId: 1,
      language: 'ru',
      paymentMethod: 'card_on_receipt',
      paymentStatus: 'none',
      payMinutes: null,
      confirmUntil: null,
      organizationId: null,
      organization: null,
      contractId: null,
      method: 'pickup',
      storeId: 1,
      address: null,
      zone: null,
      vehicles: [],
      lift: null,
      slot: null,
      isPricedByHand: false,
      isZoneAssumed: false,
      promisedOn: '2026-11-16',
      promisedFrom: '14:00',
      pickupCode: '0000',
      recipient: { firstName: 'Bench', lastName: '', phone: buyer.phone, secondPhone: null, isSelf: true },
      comment: '',
      promoCode: null,
      baseSum: SUM,
      discountSum: 0,
      pointsSpent: 0,
      deliverySum: 0,
      slotSum: 0,
      liftSum: 0,
      servicesSum: 0,
      totalSum: SUM,
      vatSum: 138,
      weightKg: 1,
      pointsEarned: 0,
      pointsPercent: 0,
    };
    const line = {
      line: 1,
      productId: goods.id,
      productCode: goods.code,
      article: goods.code,
      externalId: goods.code,
      nameRu: goods.code,
      nameKz: goods.code,
      unitRu: 'шт',
      unitKz: 'дана',
      count: 1,
      price: SUM,
      regularPrice: SUM,
      discounts: [],
      sum: SUM,
      vatPercent: 16,
      vatSum: 138,
      ntin: null,
      weightKg: 1,
      warrantyMonths: null,
      isGift: false,
    };
    const request = { key, requestDigest: key, answer: { id } };
    await Promise.all([
      lockCarts(tx, [{ userId: buyer.userId, eventId: key }]),
      takeLines(tx, [{ userId: buyer.userId, productCode: goods.code, count: 1 }]),
      insertMade(tx, [{ order, orderId: id, lines: [line], takes: [take], isTold: true, request }]),
      takeStockOrFail(tx, [take]),
    ]);
  });
}
