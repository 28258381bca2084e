/** Services of an order: which are offered with its goods, what the chosen ones and the work on its lines come to. */
import type { Locale } from '#domain/locale.ts';
import { isServiceOffered, serviceSums } from '#domain/orders/services.ts';
import { type FoundWork, unitOf } from '../../works/works.ts';
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
      {
        code,
        productCode: null,
        detail: null,
        lineCount: null,
        plan: null,
        nameRu,
        nameKz,
        unitRu,
        unitKz,
        count,
        price,
        sum: sumTenge,
        vatPercent,
        vatSum: vatTenge,
      },
    ];
  });
}

/** The article tells on papers which of the goods it was done to. */
export const toWorkService = (found: FoundWork): StoredService => {
  const { goods, name, ...work } = found;
  const unit = unitOf(found);
  return {
    code: work.kind,
    productCode: work.productCode,
    detail: work.detail,
    nameRu: `${name.ru}, арт. ${goods.article}`,
    nameKz: `${name.kz}, арт. ${goods.article}`,
    unitRu: unit.ru,
    unitKz: unit.kz,
    lineCount: work.count,
    plan: work.plan,
    count: work.charged,
    price: work.priceTenge,
    sum: work.sumTenge,
    vatPercent: work.vatPercent,
    vatSum: work.vatTenge,
  };
};

/** Of an order that is changed: at the agreed prices, and no more of it than is left of its line. */
export function keepServices(
  services: readonly StoredService[],
  counts: ReadonlyMap<string, number>,
): StoredService[] {
  const left = new Map(counts);
  return services.flatMap((service): StoredService[] => {
    if (service.productCode === null) return [service];
    const rest = left.get(service.productCode) ?? 0;
    const held = service.lineCount ?? service.count;
    // A plan needs all of its sheets.
    const count = service.plan && held > rest ? 0 : Math.min(held, rest);
    left.set(service.productCode, rest - count);
    if (count === 0) return [];
    if (count === held) return [service];
    const { sumTenge, vatTenge } = serviceSums(count, service.price, service.vatPercent);
    return [{ ...service, count, lineCount: count, sum: sumTenge, vatSum: vatTenge }];
  });
}
