/**
 * Why a line costs what it costs. What was taken off is told as it was written when the order was made; which promotions
 * lost, by today's rules with the order's goods, buyer and moment.
 */
import type { LinePrice } from '#contract/office/order-page.ts';
import type { Locale } from '#domain/locale.ts';
import type { Database } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { acceptCard } from '../loyalty/loyalty.ts';
import { findOrder, type StoredLine, type StoredOrder } from '../orders/orders.ts';
import type { Promotions } from '../promotions/promotions.ts';
import { findUserById } from '../users/users.ts';
import { findLowestPrice } from './line-price.queries.ts';

export interface LinePriceParts {
  db: Database;
  promotions: Pick<Promotions, 'explainLine'>;
}

const usedBy = ({ lines }: StoredOrder): Set<string> =>
  new Set(lines.flatMap(({ discounts }) => discounts.flatMap(({ code }) => code ?? [])));

async function explain(
  { db, promotions }: LinePriceParts,
  order: StoredOrder,
  { productCode }: StoredLine,
  language: Locale,
) {
  const buyer = await findUserById(db, order.userId);
  // Made at retail: the contract that they have has no say in it.
  const viewer = buyer && order.contractId === null ? { ...buyer, wholesaleContract: null } : buyer;
  return promotions.explainLine(
    {
      viewer,
      language,
      cityCode: order.cityCode,
      card: viewer && (await acceptCard(db, viewer, undefined)),
      lines: order.lines
        .filter(({ isGift }) => !isGift)
        .map((line) => ({ productCode: line.productCode, count: line.count })),
      promoCode: order.promoCode,
      at: order.createdAt,
    },
    productCode,
    usedBy(order),
  );
}

export async function explainLinePrice(
  parts: LinePriceParts,
  { orderId, line: number }: { orderId: number; line: number },
  language: Locale,
): Promise<LinePrice> {
  const order = await findOrder(parts.db, orderId);
  const line = order?.lines.find((each) => each.line === number);
  if (!order || !line) throw new Refusal('order.not_found');
  const [lowest, promotions] = await Promise.all([
    findLowestPrice(parts.db, line.productId, order.createdAt),
    line.isGift ? [] : explain(parts, order, line, language),
  ]);
  const isKz = language === 'kz';
  return {
    name: isKz ? line.nameKz : line.nameRu,
    unit: isKz ? line.unitKz : line.unitRu,
    count: line.count,
    regularPrice: line.regularPrice,
    price: line.price,
    sum: line.sum,
    discounts: line.discounts.map(({ reason, title, amount }) => ({
      reason,
      title: title[language],
      amount,
    })),
    lowest,
    madeAt: order.createdAt.toISOString(),
    promotions: promotions.map(({ title, outcome, amount, left }) => ({ title, outcome, amount, left })),
  };
}
