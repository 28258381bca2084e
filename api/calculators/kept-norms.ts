/** The norms that the calculators go by, out of memory: those that ship, and over them those that staff have set. */
import { type Norms, toNorms } from '#domain/calculator-norms.ts';
import type { Db } from '../database.ts';
import { type Snapshot, snapshot } from '../snapshot.ts';
import { listNormRows } from './norms.queries.ts';

/** As they are stored: who has just saved must not be shown what the calculators' memory still holds. */
export const readStoredNorms = async (db: Db): Promise<Norms> =>
  toNorms(Object.fromEntries((await listNormRows(db)).map(({ key, value }) => [key, value])));

export const keepNorms = (db: Db): Snapshot<Norms> => snapshot(db, 'structure', readStoredNorms);
