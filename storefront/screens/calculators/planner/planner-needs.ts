/** One bill of a room: one line for a product, and one product for a role, whatever surfaces it is for. */
import { type Role, toSupply } from '#domain/calculators/calculators.ts';
import type { NeedLine } from '../need-line.ts';

/** What a surface is finished with is chosen for it alone; what it stands on is bought once for all of them. */
const FINISHING: readonly string[] = ['laminate', 'tile', 'wallpaper', 'paint', 'skirting'];

export function mergeNeeds(needs: readonly NeedLine[]): NeedLine[] {
  const merged = new Map<string, NeedLine>();
  for (const need of needs) {
    const { role, unit, product } = need;
    const key = `${FINISHING.includes(role) && product ? product.code : role} ${unit}`;
    const known = merged.get(key);
    merged.set(key, known ? addNeeds(known, need) : need);
  }
  return [...merged.values()];
}

/** Packs of the product that most is needed of, rounded up once for both: a canister may do for walls and ceiling. */
function addNeeds(one: NeedLine, other: NeedLine): NeedLine {
  const [more, less] =
    other.product && (!one.product || other.amount > one.amount) ? [other, one] : [one, other];
  const amount = one.amount + other.amount;
  const kinds = new Map(
    [...more.bought, ...(less.product?.code === more.product?.code ? less.bought : [])].map((each) => [
      each.product.code,
      each,
    ]),
  );
  const packs = [...kinds.values()];
  const kgPerUnit = more.holds > 0 ? more.weight / more.holds : 0;
  const supply = toSupply(more.role as Role, amount, {
    packs: packs.map(({ product, holds }) => ({
      holds,
      priceTenge: product.price,
      weightKg: holds * kgPerUnit,
    })),
  });
  return {
    ...more,
    quantity: one.quantity + other.quantity,
    amount,
    packs: supply?.packCount ?? 0,
    bought: packs.flatMap((pack, index) => {
      const count = supply?.counts[index] ?? 0;
      return count > 0 ? [{ ...pack, count }] : [];
    }),
    holds: supply?.holds ?? 0,
    leftover: supply?.leftover ?? 0,
    sum: supply?.priceTenge ?? 0,
    weight: supply?.weightKg ?? 0,
    isShort: one.isShort || other.isShort,
    isElsewhere: one.isElsewhere || other.isElsewhere,
  };
}
