/**
 * The press and its fate, apart from the page's fields: an order that was made empties the cart, and whoever waits for
 * its answer must still be told. One press at a time; one that a reload cut off is taken up again.
 */
import type { Api } from '../../api-client.ts';
import type { DraftStore } from '../../design/form-draft.ts';
import { readAttempt } from './attempt.ts';
import type { OrderBody } from './order-body.ts';
import { placeOrder, type RefusedOrder } from './place-order.ts';

/** A press that a reload cut off is finished by itself; an older one waits until somebody says so. */
const FRESH_MS = 10 * 60_000;

export interface Placing {
  isSending: boolean;
  /** The last press has no answer: the order may be made or not. */
  isUnknown: boolean;
  isMade: boolean;
  /** Why nothing was made; another object for each refusal. */
  refusal: RefusedOrder | null;
  /** Sends the order; without a body the one whose fate is not known. */
  send: (body: OrderBody | null) => void;
  dismiss: () => void;
}

interface PlacingParts {
  userId: number;
  api: Api;
  /** Leads to the order's own page. */
  onMade: (number: string) => Promise<unknown>;
  /** The cart may be another one now. */
  reloadCart: () => void;
  drafts?: () => DraftStore;
}

type Fate = 'none' | 'sending' | 'unknown' | 'made';

export class PlacingStore {
  readonly #parts: PlacingParts;
  #isBusy = false;
  #fate: Fate = 'none';
  #refusal: RefusedOrder | null = null;
  #state: Placing | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(parts: PlacingParts) {
    this.#parts = parts;
  }

  get = (): Placing => {
    this.#state ??= {
      isSending: this.#fate === 'sending' || this.#fate === 'made',
      isUnknown: this.#fate === 'unknown',
      isMade: this.#fate === 'made',
      refusal: this.#refusal,
      send: this.send,
      dismiss: this.dismiss,
    };
    return this.#state;
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The page before this one may have sent an order and never heard of it: the storage tells. */
  resume(): void {
    const { userId, drafts } = this.#parts;
    const last = readAttempt(userId, drafts);
    if (this.#isBusy || !last || last.isRefused) return;
    this.#become('unknown', null);
    if (Date.now() - Date.parse(last.at) < FRESH_MS) this.send(null);
  }

  send = (body: OrderBody | null): void => {
    // The second press of a double click finds the first at work.
    if (!this.#isBusy) void this.#send(body);
  };

  dismiss = (): void => {
    if (this.#refusal !== null) this.#become(this.#fate, null);
  };

  async #send(body: OrderBody | null): Promise<void> {
    const { userId, api, onMade, reloadCart, drafts: store } = this.#parts;
    this.#isBusy = true;
    this.#become('sending', null);
    const placed = await placeOrder(body, { userId, api, ...(store ? { store } : {}) });
    if (placed.kind === 'made') {
      // Still busy: the button stays held until the next page is there.
      this.#become('made', null);
      await onMade(placed.order.number);
      return reloadCart();
    }
    this.#isBusy = false;
    if (placed.kind === 'unknown') return this.#become('unknown', null);
    this.#become('none', placed.refusal);
    // Whatever was said, the cart may be another one now.
    reloadCart();
  }

  #become(fate: Fate, refusal: RefusedOrder | null): void {
    this.#fate = fate;
    this.#refusal = refusal;
    this.#state = null;
    for (const listener of this.#listeners) listener();
  }
}
