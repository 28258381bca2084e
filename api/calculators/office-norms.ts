/** Norms for those who set them: the example of a calculator by norms that need not be saved, beside those of now. */
import type { z } from 'zod';
import type { getNorms, reckonNorms } from '#contract/office/norms.ts';
import { calculatorOf, NORM_KEYS, type Norms, toNorms, USUAL_NORMS } from '#domain/calculator-norms.ts';
import { calculate, exampleOf, STAND_INS } from '#domain/calculators/calculators.ts';
import type { Reader } from '../catalog/catalog.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Calculators } from './calculators.ts';
import { readStoredNorms } from './kept-norms.ts';

export interface OfficeNormsParts {
  db: Db;
  calculators: Pick<Calculators, 'list' | 'calculate'>;
}

type Reckoned = z.input<typeof reckonNorms.answer>['data'];

export async function readNorms(
  { db, calculators }: OfficeNormsParts,
  language: Reader['language'],
  cities: z.input<typeof getNorms.answer>['data']['cities'],
): Promise<z.input<typeof getNorms.answer>['data']> {
  const known = new Set(NORM_KEYS.map(calculatorOf));
  const entries = await calculators.list(language);
  return {
    values: await readStoredNorms(db),
    usual: USUAL_NORMS,
    calculators: entries.filter(({ code }) => known.has(code)).map(({ code, name }) => ({ code, name })),
    cities,
  };
}

/** By the norms alone what was and what will be; by the goods of the city what a buyer will be offered. */
export async function reckonExample(
  { db, calculators }: OfficeNormsParts,
  { code, values }: { code: string; values: Readonly<Record<string, number>> },
  reader: Reader,
): Promise<Reckoned> {
  const now = await readStoredNorms(db);
  const tried = toNorms({ ...now, ...values });
  const texts = exampleOf(code);
  const bare = (norms: Norms) => {
    const computed = calculate(code, { ...STAND_INS[code], ...texts }, {}, norms);
    if (!computed?.ok) throw new Refusal('calculator.not_found');
    return computed.value.needs;
  };
  const [was, is] = [bare(now), bare(tried)];
  const offered = await calculators.calculate({ code, texts, products: {} }, reader, tried);
  return {
    texts: Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text ? [[name, text]] : []))),
    needs: offered.need.flatMap((need) => {
      const after = is.find(({ role }) => role === need.role);
      if (!after) return [];
      return [
        {
          role: need.role,
          roleName: need.roleName,
          unit: need.unit,
          was: was.find(({ role }) => role === need.role)?.amount ?? 0,
          is: after.amount,
          formula: need.formula,
          product: need.product?.name ?? null,
          packs: need.packs,
          sum: need.sum,
          hasOwnNorm: Math.abs(need.amount - after.amount) > 1e-6,
        },
      ];
    }),
    total: offered.total,
  };
}
