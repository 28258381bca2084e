/** How a call of the office writes: within a transaction that has its entry in the log. */
import type { Right } from '#contract/office/rights.ts';
import type { Json } from '#domain/office/changes.ts';
import type { Db } from '../database.ts';

/** Who does it, by which call. */
export interface LogActor {
  /** null: the shop itself. */
  staffId: number | null;
  call: string;
  right: Right | null;
  requestId: string | null;
}

/** What it is about. */
export interface LogFacts {
  subject?: string | null;
  subjectId?: number | null;
  words?: Readonly<Record<string, Json>>;
  /** Where it is not that of the call. */
  right?: Right | null;
  changeSetId?: number | null;
  approvalId?: number | null;
  undoOf?: number | null;
}

/** The facts are known before, or told by what the work gives. */
export type OfficeWrite = <T>(
  work: (tx: Db) => Promise<T>,
  facts: LogFacts | ((result: T) => LogFacts),
) => Promise<T>;
