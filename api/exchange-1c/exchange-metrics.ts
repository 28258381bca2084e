import { Counter, Gauge, register } from 'prom-client';

function counter<Label extends string>(name: string, help: string, labels: Label[]): Counter<Label> {
  return (
    (register.getSingleMetric(name) as Counter<Label> | undefined) ??
    new Counter({ name, help, labelNames: labels })
  );
}

/** Every worker sees the same tables: the supervisor takes one of their answers. */
function gauge<Label extends string>(name: string, help: string, labels: Label[] = []): Gauge<Label> {
  return (
    (register.getSingleMetric(name) as Gauge<Label> | undefined) ??
    new Gauge({ name, help, labelNames: labels, aggregator: 'max' })
  );
}

const packages = counter(
  'exchange_packages_total',
  'Packages of 1C that came to a rest, by kind and what became of them',
  ['kind', 'state'],
);
const problems = counter('exchange_problems_total', 'Lines of packages that could not be taken, by code', [
  'code',
]);
const lag = gauge('exchange_lag_seconds', 'From the import request of the last applied package to its end');
const age = gauge('exchange_last_seconds', 'Since the last package of each kind was applied', ['kind']);
const held = gauge('exchange_held', 'Packages that wait for somebody’s word');
const orders = gauge('exchange_orders_waiting', 'Orders that 1C has not been told yet');
const oldest = gauge('exchange_orders_oldest_seconds', 'How long the oldest of them waits');

export interface ExchangeFigures {
  lagSeconds: number;
  held: number;
  ordersWaiting: number;
  ordersOldestSeconds: number;
  ages: readonly { kind: string; seconds: number }[];
}

/** Codes of problems have a point in them; the other counts of a package have none. */
export function notePackage(kind: string, state: string, counts: Readonly<Record<string, number>>): void {
  packages.inc({ kind, state });
  for (const [code, count] of Object.entries(counts)) if (code.includes('.')) problems.inc({ code }, count);
}

export function noteFigures(figures: ExchangeFigures): void {
  lag.set(figures.lagSeconds);
  held.set(figures.held);
  orders.set(figures.ordersWaiting);
  oldest.set(figures.ordersOldestSeconds);
  for (const { kind, seconds } of figures.ages) age.set({ kind }, seconds);
}
