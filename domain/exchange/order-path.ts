/** How an order follows what 1C says of it: 1C jumps, the shop's tables allow single steps. */
import { canMove, ORDER_STATUSES, type OrderStatus } from '../orders/order-status.ts';

/** What is brought never waits on the shelf, what is fetched never travels. */
const NOT_OF_PICKUPS = new Set<OrderStatus>(['shipped', 'delivering']);
const NOT_OF_DELIVERIES = new Set<OrderStatus>(['ready']);

/** The shortest way that accounting may walk, without the first; null: there is none. */
export function findPath(
  from: OrderStatus,
  to: OrderStatus,
  { isPickup }: { isPickup: boolean },
): OrderStatus[] | null {
  const strange = isPickup ? NOT_OF_PICKUPS : NOT_OF_DELIVERIES;
  if (from === to) return [];
  const before = new Map<OrderStatus, OrderStatus>();
  let edge: OrderStatus[] = [from];
  while (edge.length > 0 && !before.has(to)) {
    const next: OrderStatus[] = [];
    for (const at of edge)
      for (const each of ORDER_STATUSES)
        if (each !== from && !before.has(each) && !strange.has(each) && isStep(at, each, to)) {
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
  canMove(from, to, 'accounting') && (to === goal || !ENDS.has(to));

/** The usual words of 1C; staff may map others, or these otherwise. */
const USUAL: readonly [RegExp, OrderStatus][] = [
  [/^(принят|подтвержд[её]н|согласован|открыт|(готов )?к обеспечению|к выполнению|в работе)/, 'confirmed'],
  [/^(комплектуется|собирается|в сборке|на сборке|к отбору|к отгрузке|в процессе отгрузки)/, 'assembling'],
  // Everything has left and is paid; nobody has closed it yet.
  [/^готов к закрытию/, 'shipped'],
  [/^(собран|готов)/, 'ready'],
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
