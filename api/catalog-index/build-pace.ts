/**
 * When the catalogue is built anew. One edit is followed at once; a load of goods that moves the structure for minutes must not
 * be answered with one build after the other, each of the whole range, in every process, on the cores that the load needs.
 */

/** Changes of one editor's work mostly come together: a moment's patience builds once. */
const GATHER_MS = 200;
const RETRY_MS = 1000;
/** After a build of ten seconds the next waits for ten: building never takes more than half of the time. */
const REST_PER_BUILD = 1;
/** While goods go on coming, no more than a sixth of it, the search that is built of it included. */
const REST_WHILE_COMING = 5;
/**
 * Nothing has come for so long, and for as long as a build takes: a load is over. Between two packages of a whole export nothing
 * comes while the next one is read; a range that takes longer to build than that would be built after each of them.
 */
const CALM_MS = 3000;
/** A range of a million, and a load of an hour, wait no longer than this for their last goods; a longer pause begins another load. */
const LONGEST_CALM_MS = 30_000;
/** Who has sent goods for a minute sends more of them after a pause of a quarter of that: 1C prepares a portion, and sends it. */
const CALM_PER_LOAD = 0.25;
/** Between two looks of a process that has much to do. */
const LONGEST_LOOK_MS = 1000;
/**
 * So many changes are no editor's: what comes in portions with other work in between, as prices do that stock is told after, goes on
 * while it pauses.
 */
const LOAD_MOVES = 1000;
const LOAD_CALM_MS = 10_000;

export class BuildPace {
  /** The first one is wanted at once. */
  #isWanted = true;
  #notBefore = 0;
  #movedAt = Number.NEGATIVE_INFINITY;
  #restedAt = Number.NEGATIVE_INFINITY;
  #buildMs = 0;
  /** So long goods have been coming: an editor's pauses left out, those of a load not. */
  #loadMs = 0;
  #loadMoves = 0;

  /** `moves`: so many changes there were at once. */
  moved(now: number, moves: number): void {
    const sinceLast = now - this.#movedAt;
    const goesOn = sinceLast <= LONGEST_CALM_MS;
    this.#loadMoves = (goesOn ? this.#loadMoves : 0) + moves;
    const counted = this.#isLoad() ? sinceLast : Math.min(sinceLast, LONGEST_LOOK_MS);
    this.#loadMs = goesOn ? this.#loadMs + counted : 0;
    this.#movedAt = now;
    if (this.#isWanted) return;
    this.#isWanted = true;
    this.#notBefore = Math.max(this.#notBefore, now + GATHER_MS);
  }

  isDue(now: number): boolean {
    const leastMs = this.#isLoad() ? LOAD_CALM_MS : CALM_MS;
    const calmMs = Math.max(leastMs, this.#buildMs, this.#loadMs * CALM_PER_LOAD);
    const isComing = now - this.#movedAt < Math.min(calmMs, LONGEST_CALM_MS);
    return this.#isWanted && now >= this.#notBefore && (!isComing || now >= this.#restedAt);
  }

  #isLoad(): boolean {
    return this.#loadMoves >= LOAD_MOVES;
  }

  /** Nothing has moved that is not built, for a while. */
  isCalm(now: number, sinceMs: number): boolean {
    return !this.#isWanted && now - this.#movedAt >= sinceMs;
  }

  /** What moves from here on wants another build. */
  begin(): void {
    this.#isWanted = false;
  }

  ended(now: number, tookMs: number): void {
    this.#notBefore = now + tookMs * REST_PER_BUILD;
    this.#restedAt = now + tookMs * REST_WHILE_COMING;
    this.#buildMs = tookMs;
  }

  /** What is built of it is there too, so long after it: mostly that takes longer than itself. */
  followed(now: number, tookMs: number): void {
    this.#restedAt = Math.max(this.#restedAt, now + tookMs * REST_WHILE_COMING);
  }

  failed(now: number): void {
    this.#isWanted = true;
    this.#notBefore = now + RETRY_MS;
  }
}
