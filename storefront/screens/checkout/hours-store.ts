/**
 * The hours of delivery and the one that is held. Choosing holds it for a quarter of an hour; when somebody was quicker
 * the three nearest are offered; what was held and has run out can be held again. The newest choice counts: a hold that
 * is answered after another hour was chosen is nobody's.
 */

import type { Api, Result } from '../../api-client.ts';
import { clearPendingTimeout, setPendingTimeout } from '../../pending.ts';
import type { OrderDraft } from './draft.ts';
import type { Slot } from './offer.ts';

export interface Hours {
  slots: readonly Slot[] | null;
  hasFailed: boolean;
  reload: () => void;
  /** Offered in the place of one that is taken. */
  nearest: readonly Slot[];
  /** What the shop said of the last hour that it refused. */
  refusal: string | null;
  isHolding: boolean;
  choose: (slotId: string) => void;
  /** Holds the chosen one anew; its id, or null where it cannot be had. */
  renew: () => Promise<string | null>;
}

/** Where and what is brought: the hours depend on it. */
export interface Place {
  zoneId: string;
  weightKg: number;
  leadDays: number;
}

interface HourParts {
  api: Api;
  chosen: () => string;
  set: (change: Partial<OrderDraft>) => void;
  onChange: () => void;
}

/** The arrow keys walk over hours: only the one where they rest is asked for. */
const REST_MS = 350;
const NO_HOUR = { slotId: '', holdId: '', holdUntil: '' };

export class HoursStore {
  readonly #parts: HourParts;
  #place: Place | null = null;
  #found: { zoneId: string; slots: Slot[] | null } | null = null;
  #told: { nearest: readonly Slot[]; words: string } | null = null;
  #isHolding = false;
  #looks = 0;
  #holds = 0;
  /** The hold on its way: whoever wants the same hour waits for it. */
  #onItsWay: { slotId: string; held: Promise<string | null> } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: HourParts) {
    this.#parts = parts;
  }

  /** Null: no hour is to be chosen. */
  stateFor(place: Place | null): Hours {
    const found = this.#found?.zoneId === place?.zoneId ? this.#found : null;
    return {
      slots: found?.slots ?? null,
      hasFailed: found !== null && found.slots === null,
      reload: this.reload,
      nearest: this.#told?.nearest ?? [],
      refusal: this.#told?.words ?? null,
      isHolding: this.#isHolding,
      choose: this.choose,
      renew: this.renew,
    };
  }

  follow(place: Place | null): void {
    if (JSON.stringify(place) === JSON.stringify(this.#place)) return;
    this.#place = place;
    this.reload();
  }

  close(): void {
    clearPendingTimeout(this.#timer);
    this.follow(null);
  }

  reload = (): void => void this.#look();

  choose = (slotId: string): void => {
    const { set } = this.#parts;
    this.#told = null;
    this.#holds += 1;
    this.#onItsWay = null;
    clearPendingTimeout(this.#timer);
    this.#timer = setPendingTimeout(() => void this.#hold(slotId), REST_MS);
    set({ ...NO_HOUR, slotId });
  };

  renew = (): Promise<string | null> => {
    this.#told = null;
    // A hold that waits for its rest would take the place of this one while the order is on its way.
    clearPendingTimeout(this.#timer);
    const slotId = this.#parts.chosen();
    return this.#onItsWay?.slotId === slotId ? this.#onItsWay.held : this.#hold(slotId);
  };

  /** The hour of the order is gone: these are free. */
  offer(nearest: readonly Slot[], words: string): void {
    this.#told = { nearest, words };
    this.reload();
    this.#parts.set(NO_HOUR);
  }

  async #look(): Promise<void> {
    this.#looks += 1;
    const round = this.#looks;
    if (this.#place === null) return;
    const { zoneId, weightKg: weight, leadDays } = this.#place;
    const result = await this.#parts.api('GET /api/v1/order/slots/', { query: { zoneId, weight, leadDays } });
    if (round !== this.#looks) return;
    this.#found = { zoneId, slots: result.ok ? result.value.data : null };
    this.#parts.onChange();
  }

  #hold(slotId: string): Promise<string | null> {
    const held = this.#askToHold(slotId);
    this.#onItsWay = { slotId, held };
    return held;
  }

  async #askToHold(slotId: string): Promise<string | null> {
    const { api, set, onChange } = this.#parts;
    this.#holds += 1;
    const round = this.#holds;
    this.#isHolding = true;
    onChange();
    const result = await api('POST /api/v1/order/slots/hold/', { body: { slotId } });
    if (round !== this.#holds) return null;
    this.#isHolding = false;
    this.#onItsWay = null;
    if (result.ok) {
      const { holdId, until } = result.value.data;
      set({ slotId, holdId, holdUntil: until });
      return holdId;
    }
    this.#told = { nearest: nearestOf(result), words: result.error?.message ?? '' };
    this.reload();
    // Nobody answered: the choice stands, and the next press holds it.
    if (result.error) set(NO_HOUR);
    else onChange();
    return null;
  }
}

/** A refusal brings what is free beside it. */
export function nearestOf(result: Extract<Result<unknown>, { ok: false }>): readonly Slot[] {
  const brought = result.error?.data as { nearest?: readonly Slot[] } | undefined;
  return brought?.nearest ?? [];
}
