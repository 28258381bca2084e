/** What the editor shows of an estimate, and the way it is saved and read by. */
import type { EstimateProduct } from '#contract/estimate-parts.ts';
import type { Estimate } from '#contract/estimates.ts';
import {
  type Conflict,
  type EditedEstimate,
  type LineFault,
  listFaults,
} from '#domain/estimates/estimates.ts';
import type { Result } from '../../../api-client.ts';

export interface EstimateState {
  estimate: EditedEstimate;
  products: ReadonlyMap<string, EstimateProduct>;
  share: Estimate['share'];
  version: number;
  savedAt: string;
  /** unsaved: a save follows by itself; failed: it is tried again; conflict: it waits for answers. */
  saving: 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';
  /** Lines that stay here because they cannot be kept yet, and why. */
  faults: ReadonlyMap<string, LineFault>;
  /** Why the last try was refused, in the server's words. */
  refusal: string | null;
  conflicts: readonly Conflict[];
  /** How often changes from elsewhere were taken in without a question. */
  merges: number;
  canUndo: boolean;
  canRedo: boolean;
}

export interface EstimateWay {
  save(estimate: EditedEstimate, version: number): Promise<Result<{ data: Estimate }>>;
  read(): Promise<Result<{ data: Estimate }>>;
}

/** Drafts, a refusal, a question, no connection: waiting alone saves none of it. */
export const isStuck = ({ saving, faults }: EstimateState): boolean =>
  saving === 'failed' || saving === 'conflict' || faults.size > 0;

/** The same map while it says the same: rows are drawn anew for it. */
export function keepFaults(): (estimate: EditedEstimate) => EstimateState['faults'] {
  let known: EstimateState['faults'] = new Map();
  return (estimate) => {
    const found = listFaults(estimate);
    const isSame = found.size === known.size && [...found].every(([id, why]) => known.get(id) === why);
    if (!isSame) known = found;
    return known;
  };
}
