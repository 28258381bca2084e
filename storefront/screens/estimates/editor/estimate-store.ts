/**
 * An estimate while somebody works on it: every step shows at once, can be taken back, and is saved by itself a moment
 * later. Promises: one save is on its way at a time; a change from elsewhere is merged with what is not saved yet, and
 * what both changed is asked; nothing unsaved is dropped because a save failed, nor kept from saving by a line at fault.
 * Hides versions, retries and merging. Knows no React and no network: how to send and read is given to it.
 */

import type { EstimateProduct } from '#contract/estimate-parts.ts';
import type { Estimate } from '#contract/estimates.ts';
import {
  type Answers,
  type EditedEstimate,
  hasUnkept,
  mergeEstimates,
  toKeepable,
} from '#domain/estimates/estimates.ts';
import { clearPendingTimeout, setPendingTimeout } from '../../../pending.ts';
import { type Step, toEdited, withPrices } from './edit-steps.ts';
import { type EstimateState, type EstimateWay, isStuck, keepFaults } from './estimate-state.ts';

const SAVE_MS = 800;
const RETRY_MS = [2000, 5000, 15_000, 30_000];
const MOST_UNDO = 100;
const MOST_FLUSHES = 5;

export class EstimateStore {
  readonly #way: EstimateWay;
  #base: EditedEstimate;
  #server: Estimate;
  #mine: EditedEstimate;
  #theirs: Estimate | null = null;
  #undo: EditedEstimate[] = [];
  #redo: EditedEstimate[] = [];
  #typing: string | null = null;
  #saving: EstimateState['saving'] = 'saved';
  #refusal: string | null = null;
  readonly #faultsOf = keepFaults();
  #merges = 0;
  #failures = 0;
  #known = new Map<string, EstimateProduct>();
  #timer: ReturnType<typeof setTimeout> | null = null;
  #current: Promise<void> | null = null;
  #state: EstimateState | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(estimate: Estimate, way: EstimateWay) {
    this.#way = way;
    this.#server = estimate;
    this.#base = toEdited(estimate);
    this.#mine = this.#base;
    this.#learn(estimate);
  }

  get = (): EstimateState => {
    this.#state ??= {
      estimate: this.#mine,
      products: this.#known,
      share: this.#server.share,
      version: this.#server.version,
      savedAt: this.#server.updatedAt,
      saving: this.#saving,
      faults: this.#faultsOf(this.#mine),
      refusal: this.#refusal,
      conflicts: this.#theirs ? this.#merge(this.#theirs).conflicts : [],
      merges: this.#merges,
      canUndo: this.#undo.length > 0,
      canRedo: this.#redo.length > 0,
    };
    return this.#state;
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** `typing` names a field: what is typed into it letter by letter is one step to take back. */
  edit(step: Step, typing: string | null = null): void {
    const next = withPrices(step(this.#mine), this.#mine, this.#known);
    if (next === this.#mine) return;
    if (typing === null || typing !== this.#typing)
      this.#undo = [...this.#undo, this.#mine].slice(-MOST_UNDO);
    this.#typing = typing;
    this.#redo = [];
    this.#set(next);
  }

  /** The field is left: what is typed into it next time is a step of its own. */
  endTyping(): void {
    this.#typing = null;
  }

  undo(): void {
    const before = this.#undo.at(-1);
    if (!before) return;
    this.#undo = this.#undo.slice(0, -1);
    this.#redo = [...this.#redo, this.#mine];
    this.#typing = null;
    this.#set(before);
  }

  redo(): void {
    const next = this.#redo.at(-1);
    if (!next) return;
    this.#redo = this.#redo.slice(0, -1);
    this.#undo = [...this.#undo, this.#mine];
    this.#set(next);
  }

  /** What is known of products that were just added, until the server tells. */
  learn(product: EstimateProduct): void {
    this.#known = new Map(this.#known).set(product.code, product);
    this.#publish();
  }

  /** The server's newer word on this estimate, from a call beside saving: prices of today, a link. */
  adopt(estimate: Estimate): void {
    this.#take(estimate);
    if (this.#isDue()) this.#plan(SAVE_MS);
    this.#publish();
  }

  setShare(share: Estimate['share']): void {
    this.#server = { ...this.#server, share };
    this.#publish();
  }

  /** Saves now what is not saved; false when it could not be. */
  async flush(tries = MOST_FLUSHES): Promise<boolean> {
    this.#stopTimer();
    await this.#current;
    if (!this.#isDue()) return true;
    if (this.#theirs) return false;
    await this.#save();
    if (this.#saving === 'failed') return false;
    return this.#isDue() && tries > 1 ? this.flush(tries - 1) : this.#saving === 'saved';
  }

  /** Looks whether somebody else has changed it. */
  async refresh(): Promise<void> {
    if (this.#current || this.#theirs) return;
    const read = await this.#way.read();
    if (read.ok && read.value.data.version > this.#server.version && !this.#current)
      this.#meet(read.value.data);
  }

  /** What is said to the questions; then it is saved. */
  resolve(answers: Answers): void {
    const theirs = this.#theirs;
    if (!theirs) return;
    const { merged } = this.#merge(theirs, answers);
    this.#theirs = null;
    this.#accept(theirs, merged);
    this.#plan(0);
    this.#publish();
  }

  /** What would be lost if the page went now; null when everything is saved. */
  unsaved(): { base: EditedEstimate; mine: EditedEstimate; version: number } | null {
    return this.#isChanged() ? { base: this.#base, mine: this.#mine, version: this.#server.version } : null;
  }

  /** Whether something stays unsaved whatever is waited for. */
  isStuck = (): boolean => this.#isChanged() && isStuck(this.get());

  /** What an earlier page of this tab could not save any more. */
  recover({ base, mine }: { base: EditedEstimate; mine: EditedEstimate }): void {
    const theirs = this.#server;
    this.#base = base;
    this.#mine = mine;
    this.#meet(theirs);
  }

  dispose(): void {
    this.#stopTimer();
  }

  #isChanged(): boolean {
    return this.#mine !== this.#base;
  }

  /** Whether something can be saved that is not: of drafts alone nothing can. */
  #isDue = (): boolean => hasUnkept(this.#mine, this.#base);

  #set(next: EditedEstimate): void {
    this.#mine = next;
    if (!this.#theirs) this.#plan(SAVE_MS);
    this.#publish();
  }

  #plan(delayMs: number): void {
    this.#stopTimer();
    if (this.#saving !== 'saving') this.#saving = 'unsaved';
    this.#timer = setPendingTimeout(() => {
      this.#timer = null;
      void this.#save();
    }, delayMs);
  }

  #stopTimer(): void {
    clearPendingTimeout(this.#timer);
    this.#timer = null;
  }

  #save(): Promise<void> {
    this.#current ??= this.#send().finally(() => {
      this.#current = null;
    });
    return this.#current;
  }

  async #send(): Promise<void> {
    if (this.#theirs) return;
    const isDue = this.#isDue();
    const typed = this.#mine;
    const sent = toKeepable(typed, this.#base);
    this.#saving = isDue ? 'saving' : 'saved';
    this.#publish();
    if (!isDue) return;
    const answer = await this.#way.save(sent, this.#server.version);
    if (answer.ok) {
      this.#failures = 0;
      this.#refusal = null;
      // What was typed meanwhile is what is new against what was sent.
      const { merged } = mergeEstimates(sent, this.#mine, toEdited(answer.value.data));
      const isUnchanged = this.#mine === typed;
      this.#take(answer.value.data);
      this.#mine = isUnchanged && sent === typed ? this.#base : merged;
      this.#saving = 'saved';
      if (!isUnchanged) this.#plan(SAVE_MS);
    } else if (answer.status === 409) {
      const read = await this.#way.read();
      if (read.ok) this.#meet(read.value.data);
      else this.#fail(null);
    } else this.#fail(answer.status >= 400 && answer.status < 500 ? (answer.error?.message ?? null) : null);
    this.#publish();
  }

  #fail(refusal: string | null): void {
    this.#saving = 'failed';
    this.#refusal = refusal;
    // A refusal in words changes only when the estimate does.
    if (refusal !== null) return;
    const delayMs = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? SAVE_MS;
    this.#failures += 1;
    this.#stopTimer();
    this.#timer = setPendingTimeout(() => void this.#save(), delayMs);
  }

  #merge(theirs: Estimate, answers: Answers = {}) {
    return mergeEstimates(this.#base, this.#mine, toEdited(theirs), answers);
  }

  /** Somebody else's version: taken in, or asked about. */
  #meet(theirs: Estimate): void {
    this.#stopTimer();
    const { merged, conflicts } = this.#merge(theirs);
    this.#learn(theirs);
    if (conflicts.length > 0) {
      this.#theirs = theirs;
      this.#saving = 'conflict';
    } else {
      const hadOwn = this.#isChanged();
      this.#accept(theirs, merged);
      if (hadOwn) this.#plan(0);
      else this.#saving = 'saved';
    }
    this.#publish();
  }

  #accept(theirs: Estimate, merged: EditedEstimate): void {
    this.#take(theirs);
    this.#mine = JSON.stringify(merged) === JSON.stringify(this.#base) ? this.#base : merged;
    this.#merges += 1;
    // To take back a step would take back theirs too.
    this.#undo = [];
    this.#redo = [];
  }

  /** The server's word becomes what is agreed on; what was changed since stays changed. */
  #take(estimate: Estimate): void {
    const agreed = toEdited(estimate);
    const isClean = !this.#isChanged();
    const { merged } = mergeEstimates(this.#base, this.#mine, agreed);
    this.#server = estimate;
    this.#base = agreed;
    this.#mine = isClean ? agreed : merged;
    this.#learn(estimate);
  }

  #learn({ products }: Estimate): void {
    this.#known = new Map([...this.#known, ...products.map((product) => [product.code, product] as const)]);
  }

  #publish(): void {
    this.#state = null;
    for (const listener of this.#listeners) listener();
  }
}
