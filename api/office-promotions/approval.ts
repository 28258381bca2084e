/** Whether another must agree to a promotion: it cuts too deep, or sells below what the goods cost. */
import type { PromotionValues } from '#contract/office/promotion-values.ts';
import type { OfficeLimits } from '#domain/office/limits.ts';
import type { ApprovalReason } from '#domain/office/reasons.ts';
import { type Depth, findDepth } from '#domain/promotions/promotions.ts';
import type { Db } from '../database.ts';
import { type GoodsOf, listExtremeGoods } from './extreme-goods.queries.ts';
import { toDraft } from './to-draft.ts';

/** The goods that it lowers: of a special price and a kit those that it names, of a bundle its other half. */
function toGoods({ mechanic, scope }: PromotionValues): GoodsOf {
  if (mechanic.type === 'price')
    return { products: Object.keys(mechanic.prices), ...(scope.except ? { except: scope.except } : {}) };
  if (mechanic.type === 'set_price')
    return { products: mechanic.parts.map(({ productCode }) => productCode) };
  return mechanic.type === 'bundle' ? mechanic.with : scope;
}

export async function measureDepth(db: Db, values: PromotionValues): Promise<Depth & { goods: number }> {
  const isWholesale = values.audience === 'wholesale';
  const { rows, goods } = await listExtremeGoods(db, toGoods(values));
  const depth = findDepth(
    toDraft(values),
    rows.map(({ code, price, wholesalePrice, cost, vatPercent }) => ({
      facts: {
        productCode: code,
        price,
        ...(isWholesale && wholesalePrice !== null ? { wholesalePrice } : {}),
        sections: [],
        brand: '',
        vatPercent,
      },
      cost,
    })),
  );
  return { ...depth, goods };
}

export const toApproval = (
  { percent, belowCost }: Pick<Depth, 'percent'> & { belowCost: number },
  { promotionPercent }: Pick<OfficeLimits, 'promotionPercent'>,
): ApprovalReason | null =>
  percent > promotionPercent ? 'promotion_percent' : belowCost > 0 ? 'promotion_cost' : null;

export async function findApproval(
  db: Db,
  values: PromotionValues,
  limits: Pick<OfficeLimits, 'promotionPercent'>,
): Promise<ApprovalReason | null> {
  const { percent, belowCost } = await measureDepth(db, values);
  return toApproval({ percent, belowCost: belowCost.length }, limits);
}
