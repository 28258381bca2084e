/** Who is at work while the office is measured: one who says yes to what another asked for, and visitors who look at products. */
import type { Database } from '#api/database.ts';
import { decideApproval, getApprovals } from '#contract/office/approvals.ts';
import type { OfficeCall } from '#contract/office/office-call.ts';
import { askOffice } from '#tests/office.ts';
import { toPercentile } from './percentiles.ts';

export type Shop = Parameters<typeof askOffice>[0];
type Given = NonNullable<Parameters<typeof askOffice>[2]>;

/** The answer's body; 202 is one that another must say yes to. */
export async function askOrFail(shop: Shop, call: OfficeCall, given: Given) {
  const answer = await askOffice(shop, call, given);
  if (answer.statusCode >= 300)
    throw new Error(`${call.path}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
  return answer.json();
}

export interface Yes {
  shop: Shop;
  /** The cookie of whoever says it. */
  approver: string;
  /** Works off what waits. */
  runChanges(): Promise<unknown>;
}

/** What the asker's press begins and the other's yes ends. */
export function yesOf({ shop, approver, runChanges }: Yes) {
  /** Gives the milliseconds from the yes to the last change written. */
  return async (press: () => Promise<unknown>): Promise<number> => {
    await press();
    const query = { state: 'waiting' };
    const { items } = await askOrFail(shop, getApprovals, { cookie: approver, query });
    const begun = performance.now();
    for (const { id, digest } of items)
      await askOrFail(shop, decideApproval, {
        cookie: approver,
        params: { id },
        body: { decision: 'approve', digest },
      });
    await runChanges();
    return performance.now() - begun;
  };
}

const SECONDS_BETWEEN = 0.02;

/** One product after the other until the work is done; the 95th of a hundred answers, in milliseconds. */
export async function visitorsOf(db: Database, shop: Shop) {
  const codes = await db<{ code: string }[]>`
    SELECT p.code FROM products p JOIN product_prices r ON r.product_id = p.id WHERE p.active ORDER BY p.popularity DESC, p.id LIMIT 500`;
  return async (work: () => Promise<unknown>): Promise<number> => {
    const taken: number[] = [];
    let isDone = false;
    const look = async () => {
      for (let at = 0; !isDone; at++) {
        const begun = performance.now();
        const { statusCode } = await shop.app.inject({
          url: `/api/v2/products/${codes[at % codes.length]?.code}/`,
        });
        if (statusCode !== 200) throw new Error(`a product was answered with ${statusCode}`);
        taken.push(performance.now() - begun);
        await new Promise((wake) => setTimeout(wake, SECONDS_BETWEEN * 1000));
      }
    };
    const looking = look();
    await work().finally(() => {
      isDone = true;
    });
    await looking;
    return toPercentile(taken, 0.95);
  };
}

export const aRest = () => new Promise((wake) => setTimeout(wake, 3000));
