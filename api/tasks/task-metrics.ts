import { Gauge, register } from 'prom-client';
import type { KindFigures } from './tasks.queries.ts';

/** Every worker sees the same queue: the supervisor takes one of their answers. */
function gauge(name: string, help: string): Gauge<'kind'> {
  return (
    (register.getSingleMetric(name) as Gauge<'kind'> | undefined) ??
    new Gauge({ name, help, labelNames: ['kind'] as const, aggregator: 'max' })
  );
}

const waiting = gauge('tasks_waiting', 'Tasks that wait, by kind');
const oldest = gauge(
  'tasks_oldest_seconds',
  'How long the oldest task that should be done has waited, by kind',
);
const dead = gauge('tasks_dead', 'Tasks that were given up, by kind');
/** A kind of which nothing waits any more must be seen as nothing, not as it last was. */
const kinds = new Set<string>();

export function noteTaskFigures(figures: readonly KindFigures[]): void {
  for (const { kind } of figures) kinds.add(kind);
  for (const kind of kinds) {
    const now = figures.find((each) => each.kind === kind);
    waiting.set({ kind }, now?.waiting ?? 0);
    oldest.set({ kind }, now?.oldestSeconds ?? 0);
    dead.set({ kind }, now?.dead ?? 0);
  }
}
