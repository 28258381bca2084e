/** The norms that the calculators go by, out of memory: those that ship, and over them those that staff have set. */
import { type Norms, toNorms } from '#domain/calculator-norms.ts';
import type { Db } from '../database.ts';
import { listNormRows } from './norms.queries.ts';

export interface KeptNorms {
  read(): Promise<Norms>;
  renew(): Promise<void>;
}

export function keepNorms(db: Db): KeptNorms {
  const load = async (): Promise<Norms> =>
    toNorms(Object.fromEntries((await listNormRows(db)).map(({ key, value }) => [key, value])));
  let current: Norms | undefined;
  return {
    async read() {
      current ??= await load();
      return current;
    },
    async renew() {
      current = await load();
    },
  };
}
