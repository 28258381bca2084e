/** Services of an order: which are offered with its goods, and what the chosen ones come to. */
import type { Locale } from '#domain/locale.ts';
import { isServiceOffered, serviceSums } from '#domain/orders/services.ts';
import type { StoredService } from '../stored/stored-order.queries.ts';
import type { ServiceRow } from './services.queries.ts';

interface Family {
  family: string | null;
}

export const toOfferedServices = (rows: readonly ServiceRow[], goods: readonly Family[], language: Locale) =>
  rows
    .filter((row) => isServiceOffered(row, goods))
    .map(({ code, nameRu, nameKz, noteRu, noteKz, unitRu, unitKz, price }) => {
      const isKz = language === 'kz';
      return {
        code,
        name: isKz ? nameKz : nameRu,
        note: isKz ? noteKz : noteRu,
        unit: isKz ? unitKz : unitRu,
        price,
      };
    });

export interface WantedService {
  code: string;
  count: number;
}

/** At the prices of this moment, in the order of the list; what is not offered with these goods is left out. */
export function chooseServices(
  rows: readonly ServiceRow[],
  wanted: readonly WantedService[],
  goods: readonly Family[],
): StoredService[] {
  return rows.flatMap((row): StoredService[] => {
    const count = wanted.reduce((sum, each) => sum + (each.code === row.code ? each.count : 0), 0);
    if (count === 0 || !isServiceOffered(row, goods)) return [];
    const { code, nameRu, nameKz, unitRu, unitKz, price, vatPercent } = row;
    const { sumTenge, vatTenge } = serviceSums(count, price, vatPercent);
    return [
      { code, nameRu, nameKz, unitRu, unitKz, count, price, sum: sumTenge, vatPercent, vatSum: vatTenge },
    ];
  });
}
