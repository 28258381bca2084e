/**
 * Which traces leave the shop, decided when each is over: those that failed or were slow, and a small share of the rest. What
 * hangs together waits here for its end; a flood beyond the bound is dropped, never the shop's memory.
 */
import { SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace';

const SLOW_MS = 500;
const MOST_WAITING = 2000;

export class WorthTelling implements SpanProcessor {
  readonly #next: SpanProcessor;
  readonly #share: number;
  /** By trace: its spans that have ended before the first of all has. */
  readonly #waiting = new Map<string, ReadableSpan[]>();
  #count = 0;

  /** `share`: of ordinary ones, from 0 to 1. */
  constructor(next: SpanProcessor, share: number) {
    this.#next = next;
    this.#share = share;
  }

  onStart(): void {}

  onEnd(span: ReadableSpan): void {
    const { traceId } = span.spanContext();
    const isFirst = span.parentSpanContext === undefined || span.parentSpanContext.isRemote === true;
    const together = this.#waiting.get(traceId) ?? [];
    if (!isFirst) {
      if (this.#count >= MOST_WAITING) this.#drop();
      this.#count++;
      together.push(span);
      this.#waiting.set(traceId, together);
      return;
    }
    this.#waiting.delete(traceId);
    this.#count -= together.length;
    const all = [...together, span];
    if (all.some(isWorth) || shareOf(traceId) < this.#share) for (const each of all) this.#next.onEnd(each);
  }

  #drop(): void {
    this.#waiting.clear();
    this.#count = 0;
  }

  forceFlush(): Promise<void> {
    return this.#next.forceFlush();
  }

  shutdown(): Promise<void> {
    return this.#next.shutdown();
  }
}

const isWorth = ({ status, duration: [seconds, nanos] }: ReadableSpan): boolean =>
  status.code === SpanStatusCode.ERROR || seconds * 1000 + nanos / 1e6 >= SLOW_MS;

/** The same for all who see a part of one trace. */
const shareOf = (traceId: string): number => Number.parseInt(traceId.slice(-8), 16) / 0x1_0000_0000;
