/**
 * An order in the making: what is chosen goes in, what is offered for it, what it comes to, what is missing and the
 * press's fate come out. It promises: the sums shown are those of the newest choice, or said to be on their way or
 * failed; a press makes one order at most, of what was shown when it went out, and a press that came too early waits for
 * the sums; whatever is refused, what was typed stays.
 * It hides drafts, quotes, held hours and keys. It knows no React and no network: the page gives it both.
 */
import type { Api } from '../../api-client.ts';
import type { DraftStore } from '../../design/form-draft.ts';
import { cartTotal } from '../../features/cart/cart-total.ts';
import { type BlockName, findFaults } from './block-errors.ts';
import { FIRST_OPEN, toBlocks, withMissing } from './blocks.ts';
import {
  type CheckoutState,
  type Given,
  isChangeTold,
  overStock,
  placeOf,
  toFacts,
} from './checkout-state.ts';
import { keepOrderDraft, type OrderDraft, readOrderDraft } from './draft.ts';
import { toFirstDraft } from './first-choice.ts';
import { HoursStore, nearestOf, type Place } from './hours-store.ts';
import { settlePress } from './kept-press.ts';
import { toOrderBody, toQuoteBody } from './order-body.ts';
import type { RefusedOrder } from './place-order.ts';
import type { PlacingStore } from './placing-store.ts';
import { QuoteStore } from './quote-store.ts';

/** A hold that ends while the order travels is none. */
const SAFE_MS = 10_000;

interface CheckoutParts {
  userId: number;
  api: Api;
  placing: PlacingStore;
  /** What is offered may be other than what was given: it is to be asked for again. */
  reload: () => void;
  drafts?: () => DraftStore;
}

export class CheckoutStore {
  readonly #parts: CheckoutParts;
  #given: Given;
  readonly #quotes: QuoteStore;
  readonly #hours: HoursStore;
  #kept: Partial<OrderDraft>;
  #draft: OrderDraft;
  #isTouched = false;
  #opened = FIRST_OPEN;
  #left: readonly (keyof OrderDraft)[] = [];
  #refusals = 0;
  #totalBefore: number;
  /** The sum that the button named when it was pressed too early; null: no press is kept. */
  #keptSum: number | null = null;
  #moved: CheckoutState['moved'] = null;
  /** A press holds its hour anew. */
  #isHoldingForPress = false;
  #isOpen = false;
  #seenRefusal: RefusedOrder | null = null;
  #askedEvent: string | null = null;
  #asked = '';
  #place: Place | null = null;
  #state: CheckoutState;
  readonly #listeners = new Set<() => void>();

  constructor(parts: CheckoutParts, given: Given) {
    this.#parts = parts;
    this.#given = given;
    const onChange = () => this.#publish();
    this.#quotes = new QuoteStore(parts.api, onChange);
    this.#hours = new HoursStore({
      api: parts.api,
      chosen: () => this.#draft.slotId,
      set: this.set,
      onChange,
    });
    this.#kept = readOrderDraft(parts.userId, parts.drafts);
    this.#draft = toFirstDraft(this.#kept, given.options, given.cityCode);
    this.#totalBefore = cartTotal(given.state.cart);
    this.#state = this.#look();
  }

  get = (): CheckoutState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** From now on it asks and writes down; the answer ends that. */
  open(): () => void {
    this.#isOpen = true;
    const leave = this.#parts.placing.subscribe(() => this.#publish());
    this.#publish();
    return () => {
      this.#isOpen = false;
      leave();
      this.#quotes.close();
      this.#hours.close();
    };
  }

  /** The shop or the cart says something else now. */
  meet(given: Given): void {
    const before = this.#given;
    this.#given = given;
    if (given.options !== before.options || given.cityCode !== before.cityCode) this.#mend();
    else if (given.state === before.state && given.eventId === before.eventId) return;
    this.#publish();
  }

  set = (change: Partial<OrderDraft>): void => {
    this.#kept = { ...this.#draft, ...change };
    this.#isTouched = true;
    this.#mend();
    this.#publish();
  };

  leave = (field: keyof OrderDraft): void => {
    if (this.#draft[field] === '' || this.#left.includes(field)) return;
    this.#left = [...this.#left, field];
    this.#publish();
  };

  edit(block: BlockName): void {
    this.#opened = [...this.#opened, block];
    this.#publish();
  }

  /** `namedSum`: what the pressed button said. */
  press = (namedSum = this.#state.total): void => void this.#press(namedSum);

  async #press(namedSum: number): Promise<void> {
    const { placing, isPending, faults, over, quoted, draft, needsSlot, state, total } = this.#state;
    if (placing.isUnknown) return placing.send(null);
    // The second press of a double click finds the first at work.
    if (placing.isSending || this.#isHoldingForPress) return;
    this.#moved = null;
    this.#keptSum = isPending ? namedSum : null;
    this.#publish();
    if (isPending) return;
    placing.dismiss();
    if (faults.length > 0 || over.length > 0 || !quoted.quote) return this.#refuse();
    const isHeld = Date.parse(draft.holdUntil) - Date.now() > SAFE_MS;
    const holdId = !needsSlot ? '' : isHeld ? draft.holdId : await this.#holdAnew();
    if (holdId === null) return this.#refuse();
    placing.send(toOrderBody(draft, state.cart, state.terms, { quote: quoted.quote, total, holdId }));
  }

  async #holdAnew(): Promise<string | null> {
    this.#isHoldingForPress = true;
    const holdId = await this.#hours.renew();
    this.#isHoldingForPress = false;
    return holdId;
  }

  #refuse(): void {
    this.#refusals += 1;
    this.#publish();
  }

  /** What was chosen, as far as it is offered; what nobody touched is not written down. */
  #mend(): void {
    const { userId, placing, drafts } = this.#parts;
    this.#draft = toFirstDraft(this.#kept, this.#given.options, this.#given.cityCode);
    if (this.#isOpen && this.#isTouched && !placing.get().isMade) {
      keepOrderDraft(userId, this.#draft, drafts);
    }
  }

  #publish(): void {
    this.#state = this.#look();
    if (this.#isOpen) this.#act();
    for (const listener of this.#listeners) listener();
  }

  #look(): CheckoutState {
    const draft = this.#draft;
    const given = this.#given;
    const { cart, terms, isPending: isCartPending } = given.state;
    const body = toQuoteBody(draft, cart, terms);
    this.#asked = body === null ? '' : JSON.stringify(body);
    const quoted = this.#quotes.stateFor(this.#asked);
    const { quote } = quoted;
    this.#place = placeOf(draft, quote);
    const hours = this.#hours.stateFor(this.#place);
    const placing = this.#parts.placing.get();
    const needsSlot = this.#place !== null;
    const payments = quote?.payments ?? given.options.payments;
    const faults = findFaults(draft, toFacts(draft, { given, needsSlot, hours, payments }));
    const wasPressed = this.#refusals > 0;
    this.#opened = withMissing(this.#opened, faults, wasPressed);
    const isPending = isCartPending || quoted.isPending;
    const total = quote?.totals.total ?? cartTotal(cart);
    if (!isPending && !isChangeTold(placing.refusal)) this.#totalBefore = total;
    return {
      ...given,
      draft,
      quoted,
      hours,
      placing,
      needsSlot,
      payments,
      faults,
      over: overStock(cart),
      blocks: toBlocks(this.#opened, faults, wasPressed),
      refusals: this.#refusals,
      left: this.#left,
      isPending,
      total,
      totalBefore: this.#totalBefore,
      isKept: this.#keptSum !== null,
      moved: this.#moved,
    };
  }

  /** What follows from the state as it is now. Each step leaves its mark first: what it does publishes anew. */
  #act(): void {
    this.#quotes.follow(this.#asked);
    this.#hours.follow(this.#place);
    this.#askForOffer();
    this.#hearRefusal();
    this.#settleKept();
  }

  /** Stores, ways and the least sum follow what lies in the cart; at login it was merged after the page was made. */
  #askForOffer(): void {
    const { eventId, state } = this.#given;
    const current = state.cart.eventId;
    if (current === eventId || current === this.#askedEvent) return;
    this.#askedEvent = current;
    this.#parts.reload();
  }

  /** A refusal is told once: what is offered and what it comes to may be other than what was shown. */
  #hearRefusal(): void {
    const { refusal } = this.#state.placing;
    if (!refusal || refusal === this.#seenRefusal) return;
    this.#seenRefusal = refusal;
    this.#refusals += 1;
    this.#quotes.retry();
    const { error } = refusal;
    if (error?.code === 'order.slot_taken') this.#hours.offer(nearestOf(refusal), error.message);
    this.#parts.reload();
  }

  #settleKept(): void {
    const named = this.#keptSum;
    const { isPending, quoted, total } = this.#state;
    const verdict = settlePress(named, { isPending, hasFailed: quoted.failure !== null, sum: total });
    if (named === null || verdict === 'wait') return;
    this.#keptSum = null;
    if (verdict === 'tell') this.#moved = { from: named, to: total };
    if (verdict === 'go') this.press();
    else this.#publish();
  }
}
