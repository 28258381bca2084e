/**
 * Who may make a call: decided here, before any handler runs, from what the contract says of the call. `access` names
 * who may ask at all, `owned` that the parameters name something of somebody's. Another's thing is refused by the very
 * words that a missing one is: nobody learns what exists. A wholesale call does not exist for those without a contract;
 * not 403, which would end their session (spec 4).
 */
import type { Call } from '#contract/call.ts';
import { errors } from '#contract/errors.ts';
import type { User } from '#contract/users.ts';
import type { Http } from './http.ts';
import { Refusal } from './refusal.ts';

type Owners = Http['owners'];

/** The refusal of a call that finds nothing. */
export function notFoundOf(call: Pick<Call, 'refusals'>): Refusal {
  return new Refusal(call.refusals.find((code) => errors[code].status === 404) ?? 'call.not_found');
}

export function requireCaller(call: Call, viewer: User | null): void {
  if (call.access === 'anyone') return;
  if (viewer === null) throw new Refusal('session.required');
  if (call.access === 'wholesale' && viewer.wholesaleContract === null) throw notFoundOf(call);
}

export async function requireOwner(
  owners: Owners,
  call: Call,
  params: unknown,
  viewer: User | null,
): Promise<void> {
  if (call.owned === null) return;
  const ownerId = await owners.get(call.owned)?.(params as Record<string, unknown>);
  if (viewer === null || ownerId !== viewer.id) throw notFoundOf(call);
}

/** A call that guards nobody's things must not start: told when it is registered, not when it is abused. */
export function requireOwnerRule(owners: Owners, call: Call): void {
  if (call.owned === null) return;
  if (call.access === 'anyone') throw new Error(`${call.method} ${call.path} is owned, so it needs a user`);
  if (!owners.has(call.owned)) throw new Error(`Nobody tells whose a ${call.owned} is: owners.set(…)`);
}
