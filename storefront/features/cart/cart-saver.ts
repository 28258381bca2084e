/** Who keeps a cart: this browser for a visitor, the server for a user. The store knows no other difference. */
import type { Cart } from '#contract/cart.ts';
import type { Intents } from '#domain/cart.ts';
import type { CartCount } from '#domain/login-merge.ts';
import type { LineWork } from '#domain/orders/works.ts';

/** What the price depends on beside the goods. */
export interface Terms {
  city: string;
  promoCode: string;
  card: string;
  /** Points to spend. */
  proBonus: number;
}

export interface Settled {
  lines: readonly CartCount[];
  /** Null for a cart that no server stores. */
  eventId: string | null;
  /** Null while nobody has asked for prices. */
  cart: Cart | null;
}

export type Outcome =
  | { kind: 'settled'; settled: Settled; adjusted: Cart['adjusted']; isMerged?: boolean }
  /** Understood and not done; the words are the server's, null where it gave none. */
  | { kind: 'refused'; message: string | null }
  /** Somebody changed the cart first: look at it, then say it again. */
  | { kind: 'overtaken' }
  /** Nobody knows whether it arrived. */
  | { kind: 'unreachable' }
  /** The user is a visitor from now on: the intents wait for whoever keeps the cart then. */
  | { kind: 'ended' };

export type Note =
  | { kind: 'refused'; message: string | null }
  | ({ kind: 'adjusted' } & Cart['adjusted'][number])
  /** The line is shorter than its cutting plan needs: the plan is left out. */
  | { kind: 'cutLost'; work: Cart['works']['items'][number] }
  /** No answer: the intent is kept and sent again. */
  | { kind: 'waiting' }
  /** What was collected before the login now lies in the cart of the account. */
  | { kind: 'merged' }
  /** Something was wished for, and the session is over. */
  | { kind: 'ended' };

interface Asking {
  terms: Terms;
  /** Whether anybody looks at prices now. */
  isPriced: boolean;
}

export interface CartSaver {
  /** What is known without asking: `isTrue` where that is the cart itself, and intents that an earlier page left. */
  begin(): { settled: (Settled & { isTrue: boolean }) | null; unsent: Intents };
  /** Writes the intents down that are not settled, so that nothing is lost with the page. */
  note(intents: Intents): void;
  load(asking: Asking): Promise<Outcome>;
  /** Somebody else has taken its intents over. */
  leave?(): void;
  /** Work on lines that lie in the cart, beside what is done to them already. */
  putWorks(works: readonly LineWork[], terms: Terms): Promise<void>;
  save(intents: Intents, asking: Asking & { settled: Settled }): Promise<Outcome>;
}
