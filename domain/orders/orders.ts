/**
 * What is true of an order: which ways of getting it and of paying for it there are and what they cost, which states
 * follow one another, what has changed since the buyer looked, how its sum is spoken. Pure tables and sums; who holds
 * what at this moment is the server's to say.
 */
export {
  CANCEL_REASONS,
  type CancelReason,
  SHOP_CANCEL_REASONS,
  type ShopCancelReason,
} from './cancel-reasons.ts';
export {
  deliveryPrice,
  type Piece,
  type Zone,
} from './delivery-price.ts';
export { expressTenge, findExpressRefusal } from './express.ts';
export {
  type Awkwardness,
  type CarriedGoods,
  FAR_CARRY,
  FREE_CARRY_M,
  LIFT_TENGE,
  type Lifting,
  liftingPrice,
  roundLiftingUp,
} from './lifting.ts';
export { listChanges, type RepeatReport, toRepeatReport } from './order-changes.ts';
export { findExpiry, keptUntil } from './order-expiry.ts';
export { orderNumber } from './order-number.ts';
export { listOrderPapers, type OrderOfPapers, type OrderPaper } from './order-papers.ts';
export {
  type BoughtLine,
  MOST_RETURN_PHOTOS,
  needsPhoto,
  REFUND_WAYS,
  RETURN_REASONS,
  type RefundWay,
  type ReturnReason,
  returnShare,
} from './order-returns.ts';
export {
  cancelWay,
  canMove,
  canReturn,
  givesBack,
  isOver,
  listNext,
  ORDER_STATUSES,
  type OrderActor,
  type OrderStatus,
  storageDays,
} from './order-status.ts';
export { listTimeline, type TimelineStep } from './order-timeline.ts';
export {
  type PaperLine,
  spreadOverLines,
  toPaperLine,
  toReturnedLine,
  totalsOf,
} from './paper-lines.ts';
export {
  findPaymentRefusal,
  firstPaymentStatus,
  listPaymentMethods,
  PAYMENT_METHODS,
  type PayableOrder,
  type PaymentMethod,
  type PaymentRefusal,
  payWithinMinutes,
} from './payment-methods.ts';
export {
  canPaymentMove,
  canPayNow,
  hasMoney,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from './payment-status.ts';
export { findLeadDays, findReadiness, type StockedLine } from './readiness.ts';
export { canReplace, replacementSums } from './replacement.ts';
export { isServiceOffered, MOST_OF_SERVICE, serviceSums } from './services.ts';
export { findSlotTemplate, listSlots, nearestSlots, type Slot, slotPriceTenge } from './slots.ts';
export { planStock, type Stock, type Take } from './stock-plan.ts';
export { sumInWords } from './sum-in-words.ts';
