/** What the order comes to as it stands, asked anew when anything of it changes; the last answer stays until the next. */

import type { Api } from '../../api-client.ts';
import { clearPendingTimeout, setPendingTimeout } from '../../pending.ts';
import type { Quote } from './offer.ts';

export interface QuoteState {
  quote: Quote | null;
  /** What is shown belongs to an earlier state of the order. */
  isPending: boolean;
  /** Why there is no newer one, in the reader's words; '' where nobody answered. */
  failure: string | null;
  retry: () => void;
}

/** Typing a floor must not ask for each digit. */
const QUIET_MS = 200;

/** `asked` is the letters of the body; '' where there is nothing to ask for. */
export class QuoteStore {
  readonly #api: Api;
  readonly #onChange: () => void;
  #asked = '';
  #answer: { asked: string; quote: Quote } | null = null;
  #failed: { asked: string; words: string } | null = null;
  /** Counts the questions: an answer to an earlier one is nobody's. */
  #round = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(api: Api, onChange: () => void) {
    this.#api = api;
    this.#onChange = onChange;
  }

  stateFor(asked: string): QuoteState {
    const failure = this.#failed?.asked === asked ? this.#failed.words : null;
    return {
      quote: this.#answer?.quote ?? null,
      isPending: asked !== '' && this.#answer?.asked !== asked && failure === null,
      failure,
      retry: this.retry,
    };
  }

  follow(asked: string): void {
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#askSoon();
  }

  retry = (): void => {
    this.#failed = null;
    this.#askSoon();
    this.#onChange();
  };

  close(): void {
    this.follow('');
  }

  #askSoon(): void {
    clearPendingTimeout(this.#timer);
    this.#round += 1;
    if (this.#asked !== '') this.#timer = setPendingTimeout(() => void this.#ask(this.#round), QUIET_MS);
  }

  async #ask(round: number): Promise<void> {
    const asked = this.#asked;
    const result = await this.#api('POST /api/v1/order/delivery/calculate/', { body: JSON.parse(asked) });
    if (round !== this.#round) return;
    if (result.ok) this.#answer = { asked, quote: result.value.data };
    this.#failed = result.ok ? null : { asked, words: result.error?.message ?? '' };
    this.#onChange();
  }
}
