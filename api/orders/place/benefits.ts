/** What only some orders take beside their goods: uses of promotions, points, credit, an hour. */
import { errorMessage } from '#contract/errors.ts';
import type { Db } from '../../database.ts';
import { Refusal } from '../../http/refusal.ts';
import { spendPoints } from '../../loyalty/loyalty.ts';
import { redeemCode } from '../../promotions/promotions.ts';
import { findOverdueDebt } from '../quote/overdue-debt.queries.ts';
import { findContract, insertBill, lockContract } from '../quote/payers.queries.ts';
import type { Quote } from '../quote/quote.ts';
import { takeSlot } from '../slots/slots.ts';
import { spendKey } from '../stored/point-keys.ts';
import { takeStock } from '../stored/take-stock.queries.ts';
import { OrderChangedError, OvertakenError } from './changes.ts';
import type { Prepared } from './prepare.ts';
import { requirePayment } from './rules.ts';
import type { CreateParts, Made } from './write-order.ts';

/** What only some orders take, in the order in which all do: goods, uses, points, credit, the hour. */
export async function takeBenefits(tx: Db, parts: Pick<CreateParts, 'carts'>, order: Made): Promise<void> {
  const { prepared, quote, takes, id, number, now, isSlotted } = order;
  const { body, viewer, way, places } = prepared;
  await parts.carts.hold(tx, viewer.id);
  if (!(await takeStock(tx, takes))) throw new OvertakenError();
  order.hasTaken = true;
  await spendBenefits(tx, quote, { id, number, prepared });
  if (body.payment === 'deferred')
    await giveCredit(tx, quote, { number, userId: viewer.id, organizationId: body.organizationId });
  if (isSlotted && prepared.slot)
    await takeSlot(
      tx,
      {
        places,
        zone: way.zone ?? { kind: 'near' },
        userId: viewer.id,
        weightKg: quote.carried.weightKg,
        leadDays: quote.leadDays,
        now: prepared.heldAt ?? now,
      },
      prepared.slot,
    );
}

/** Uses of promotions and points; what is gone since the price was reckoned is told as a change. */
async function spendBenefits(
  tx: Db,
  quote: Quote,
  { id, number, prepared }: { id: number; number: string; prepared: Prepared },
): Promise<void> {
  const { viewer, body, language } = prepared;
  const { usedPromotions, promoCode, points } = quote.priced;
  try {
    await redeemCode(tx, {
      promotionCodes: usedPromotions,
      promoCode: promoCode?.isAccepted ? promoCode.promoCode : null,
      orderId: number,
      userId: viewer.id,
    });
    if (points.accepted > 0)
      await spendPoints(tx, {
        userId: viewer.id,
        key: spendKey(id),
        orderNumber: number,
        points: points.accepted,
      });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'loyalty.not_enough_points') {
      const to = Number(error.details.available ?? 0);
      throw new OrderChangedError('order.cart_changed', [{ kind: 'points', from: body.proBonus, to }], null);
    }
    throw new OrderChangedError(
      'order.cart_changed',
      [
        {
          kind: 'promo_code',
          code: promoCode?.promoCode ?? '',
          message: errorMessage(error.code, language, error.details),
        },
      ],
      null,
    );
  }
}

/** By contract: within its limit, with a bill of its own. */
export async function giveCredit(
  tx: Db,
  quote: Quote,
  { number, userId, organizationId }: { number: string; userId: number; organizationId: number | undefined },
): Promise<void> {
  const { contract, payable, totals, rules } = quote;
  if (!contract) return;
  await lockContract(tx, contract.id);
  const held = await findContract(tx, userId, organizationId);
  if (held?.id !== contract.id)
    throw new Refusal('order.payment_not_allowed', {}, undefined, { reason: 'contract_needed' });
  const creditLeftTenge = Math.max(0, held.creditLimit - held.creditUsed);
  const debt = held.hasOverdue ? await findOverdueDebt(tx, held.id) : null;
  requirePayment('deferred', {
    payable: { ...payable, creditLeftTenge, hasOverdueDebt: held.hasOverdue },
    debt,
    rules,
  });
  await insertBill(tx, {
    contractId: contract.id,
    number,
    sum: totals.total,
    deferralDays: contract.deferralDays,
  });
}
