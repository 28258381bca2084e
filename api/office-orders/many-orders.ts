/** One act on many orders. Each has its own transaction and entry: one that cannot be done holds no other back. */
import type { z } from 'zod';
import { errorMessage } from '#contract/errors.ts';
import type { actOnOrders } from '#contract/office/order-acts.ts';
import type { Locale } from '#domain/locale.ts';
import type { OfficeViewer } from '../http/office-route.ts';
import type { OfficeWrite } from '../http/office-write.ts';
import { Refusal } from '../http/refusal.ts';
import type { OrderActs } from './order-acts.ts';

type Many = z.output<typeof actOnOrders.body> & {
  viewer: OfficeViewer;
  language: Locale;
  write: OfficeWrite;
};

type Outcome = z.input<typeof actOnOrders.answer>['data'];

export async function actOnMany(
  acts: Pick<OrderActs, 'step' | 'assign'>,
  { ids, what, viewer, language, write }: Many,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      if (what.act === 'assign') await acts.assign(id, what.staffId, write);
      else await acts.step(id, { ...what, from: null }, viewer, write);
      outcome.done.push(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcome.refused.push({
        id,
        code: error.code,
        message: errorMessage(error.code, language, error.details),
      });
    }
  }
  return outcome;
}
