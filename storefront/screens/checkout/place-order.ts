/**
 * Sends an order so that there is one, whatever happens. Promises: the attempt is written down before it is sent; until
 * its fate is known every press sends that very attempt again; success lets go of everything kept.
 */
import type { Answer, Api, Result } from '../../api-client.ts';
import type { DraftStore } from '../../design/form-draft.ts';
import { type Attempt, dropAttempt, isDefinite, keepAttempt, nextAttempt, readAttempt } from './attempt.ts';
import { dropOrderDraft } from './draft.ts';
import type { OrderBody } from './order-body.ts';

type Made = Answer<'POST /api/v1/orders/'>['data'];
export type RefusedOrder = Extract<Result<unknown>, { ok: false }>;

export type Placed =
  | { kind: 'made'; order: Made }
  /** Nothing was made; the words say why. */
  | { kind: 'refused'; refusal: RefusedOrder }
  /** Nobody knows: the same press again finds out and makes no second order. */
  | { kind: 'unknown' };

interface Placing {
  userId: number;
  api: Api;
  store?: () => DraftStore;
  wait?: (ms: number) => Promise<void>;
}

const PATIENCE_MS = 1000;
const MOST_ROUNDS = 15;
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

export async function placeOrder(body: OrderBody | null, placing: Placing): Promise<Placed> {
  const { userId, api, store, wait = pause } = placing;
  const last = readAttempt(userId, store);
  if (!last && !body) return { kind: 'unknown' };
  const attempt = nextAttempt(last, body ? JSON.stringify(body) : (last?.body ?? ''));
  keepAttempt(userId, attempt, store);
  const { result, wasAtWork } = await send(attempt, api, wait);
  if (result.ok) {
    dropAttempt(userId, store);
    dropOrderDraft(userId, store);
    return { kind: 'made', order: result.value.data };
  }
  const isInDoubt = (last !== null && !last.isRefused) || wasAtWork;
  if (!isDefinite(result, isInDoubt)) return { kind: 'unknown' };
  keepAttempt(userId, { ...attempt, isRefused: true }, store);
  return { kind: 'refused', refusal: result };
}

/** The first press may still be at work on the server: its answer is worth waiting for. */
async function send(attempt: Attempt, api: Api, wait: (ms: number) => Promise<void>) {
  const body = JSON.parse(attempt.body) as OrderBody;
  for (let round = 1; ; round += 1) {
    const result = await api('POST /api/v1/orders/', { body, idempotencyKey: attempt.key });
    if (result.ok || result.error?.code !== 'request.in_progress' || round >= MOST_ROUNDS)
      return { result, wasAtWork: round > 1 };
    await wait(PATIENCE_MS);
  }
}
