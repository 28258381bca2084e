/** How an order follows what 1C says of it: 1C jumps, the shop's tables allow single steps. */
import { canMove, ORDER_STATUSES, type OrderStatus } from '../orders/order-status.ts';

/** The shortest way that the shop's own people could walk, without the first; null: there is none. */
export function findPath(from: OrderStatus, to: OrderStatus): OrderStatus[] | null {
  if (from === to) return [];
  const before = new Map<OrderStatus, OrderStatus>();
  let edge: OrderStatus[] = [from];
  while (edge.length > 0 && !before.has(to)) {
    const next: OrderStatus[] = [];
    for (const at of edge)
      for (const each of ORDER_STATUSES)
        if (each !== from && !before.has(each) && isStep(at, each, to)) {
          before.set(each, at);
          next.push(each);
        }
    edge = next;
  }
  if (!before.has(to)) return null;
  const path: OrderStatus[] = [];
  for (let at: OrderStatus | undefined = to; at !== undefined && at !== from; at = before.get(at))
    path.unshift(at);
  return path;
}

/** Nobody ends or returns an order on the way to somewhere else. */
const ENDS = new Set<OrderStatus>(['cancelled', 'returned', 'return_requested', 'partially_returned']);
const isStep = (from: OrderStatus, to: OrderStatus, goal: OrderStatus): boolean =>
  canMove(from, to, 'operator') && (to === goal || !ENDS.has(to));

/** The usual words of 1C; staff may map others, or these otherwise. */
const USUAL: readonly [RegExp, OrderStatus][] = [
  [/^(принят|подтвержд[её]н|согласован|к обеспечению|в работе)/, 'confirmed'],
  [/^(комплектуется|собирается|в сборке|на сборке|к отбору)/, 'assembling'],
  [/^(собран|готов|готов к выдаче|готов к отгрузке)/, 'ready'],
  [/^(отгружен|отправлен|передан в доставку)/, 'shipped'],
  [/^(доставляется|в пути|у курьера)/, 'delivering'],
  [/^(выполнен|закрыт|доставлен|выдан|заверш[её]н)/, 'completed'],
  [/^(отмен[её]н|аннулирован)/, 'cancelled'],
];

/** `[N] Принят` is seen: a sign in brackets before the word says nothing. */
export function guessStatus(theirs: string): OrderStatus | null {
  const word = theirs
    .trim()
    .toLowerCase()
    .replace(/^\[[^\]]*\]\s*/, '');
  return USUAL.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}
