/** What is kept on this phone, laid under the page when the shop cannot be asked; and the keeping itself, for whoever collects. */
import type { Me } from '#contract/office/office-auth.ts';
import { CallFailure } from '../calls/call-failure.ts';
import { queryClient } from '../calls/office.ts';
import type { Answer, CallKey } from '../calls/office-api.ts';
import { createKeptPicking, type KeptStorage } from './kept-picking.ts';

export const ME = 'GET /office/api/v1/me/';
export const QUEUE = 'GET /office/api/v1/pick/';
export const LIST = 'GET /office/api/v1/pick/{store}/{order}/';

/** Where storage is forbidden nothing is kept. */
const nowhere: KeptStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
function ownStorage(): KeptStorage {
  try {
    return localStorage;
  } catch {
    return nowhere;
  }
}
const kept = createKeptPicking(ownStorage());
const isPicking = (): boolean => /^\/office\/pick(\/|$)/.test(location.pathname);

export const forgetKept = kept.forget;

/** No answer of the shop: no network, or nobody behind the proxy. */
const isSilence = (failure: unknown): boolean =>
  failure instanceof CallFailure && (failure.status === 0 || failure.status >= 502);

/** Who worked here when there was a network, with their lists; null: the failure stands. */
export function openKept(failure: unknown): Me | null {
  const found = isSilence(failure) && isPicking() ? kept.read() : null;
  if (!found) return null;
  // Older than anything: it is asked for at once, and the page says that nothing newer came.
  const options = { updatedAt: 1 };
  if (found.queue) queryClient.setQueryData([QUEUE, {}], { data: found.queue }, options);
  for (const list of found.lists) {
    const params = { store: String(list.storeId), order: String(list.orderId) };
    queryClient.setQueryData([LIST, { params }], { data: list }, options);
  }
  return found.me;
}

/** Begun by the first page of collecting: whatever comes from the shop then is kept. */
export function startKeeping(): void {
  const me = queryClient.getQueryData<Me>([ME, {}]);
  if (me) kept.keepMe(me);
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const key = event.query.queryKey[0] as CallKey;
    const answer: unknown = event.query.state.data;
    if (key === QUEUE) kept.keepQueue((answer as Answer<typeof QUEUE>).data);
    else if (key === LIST) kept.keepList((answer as Answer<typeof LIST>).data);
  });
}

/** The shop has said who works here. */
export function keepMe(me: Me): void {
  if (isPicking() || kept.read() !== null) kept.keepMe(me);
}
