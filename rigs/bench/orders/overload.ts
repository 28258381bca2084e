/**
 * Five times as many orders as the shop makes: they keep coming, whether or not the former are answered. What it cannot take is
 * refused with 503 and a moment to come again; nobody who was let in waits without end.
 */
import { Agent } from 'node:http';
import type { BareGoods } from './bare.ts';
import { type Buyer, type OrderAnswer, order } from './buyers.ts';

const TIMES = 5;
/** As many browsers as have the shop open: thrice its line. A connection of its own for each order would measure how fast they are opened. */
const BROWSERS = 1500;
const BEAT_MS = 10;
/** A turn, and what a group of orders may wait for the database; the machine is full by then. */
const LONGEST_MS = 10_000;

export interface Overload {
  askedPerSecond: number;
  madePerSecond: number;
  refusedPerSecond: number;
  longestMadeMs: number;
  /** Neither made nor refused in words, or made too late. */
  faults: number;
}

export async function measureOverload(
  shopUrl: string,
  next: () => { buyer: Buyer; product: BareGoods },
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Overload> {
  const agent = new Agent({ keepAlive: true, maxSockets: BROWSERS });
  const answers: Promise<OrderAnswer & { ms: number }>[] = [];
  const ask = async () => {
    const { buyer, product } = next();
    const asked = performance.now();
    const answer = await order(shopUrl, agent, buyer, product);
    return { ...answer, ms: performance.now() - asked };
  };
  const started = performance.now();
  while (performance.now() - started < seconds * 1000) {
    const due = ((performance.now() - started) / 1000) * perSecond * TIMES;
    while (answers.length < due) answers.push(ask());
    await new Promise((wake) => setTimeout(wake, BEAT_MS));
  }
  const all = await Promise.all(answers);
  const took = (performance.now() - started) / 1000;
  agent.destroy();
  const made = all.filter(({ status }) => status === 200);
  const refused = all.filter(({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0);
  const longestMadeMs = Math.max(0, ...made.map(({ ms }) => ms));
  return {
    askedPerSecond: all.length / seconds,
    madePerSecond: made.length / took,
    refusedPerSecond: refused.length / took,
    longestMadeMs,
    faults: all.length - made.length - refused.length + (longestMadeMs > LONGEST_MS ? 1 : 0),
  };
}
