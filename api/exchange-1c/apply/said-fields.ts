/**
 * Fields of the goods that are told by properties with a directory: a brand, a country. Their values are references then, and
 * the field is the word that the directory has for them.
 */
import { type FindField, isFieldAlone } from '#domain/exchange/field-names.ts';
import { isEmptyReference, isReference } from '#domain/exchange/property-values.ts';
import type { Db } from '../../database.ts';
import type { ToldGoods } from '../read/records.ts';
import { listValueNames } from './properties.queries.ts';

export interface SaidGoods {
  goods: ToldGoods;
  /** References that no directory has named: such a field is not told. */
  unknown: string[];
}

export async function sayFields(
  tx: Db,
  goods: readonly ToldGoods[],
  { nameOf, find }: { nameOf(propertyId: string): string | null; find: FindField },
): Promise<Map<string, SaidGoods>> {
  const isField = ({ id }: { id: string }) => find(nameOf(id) ?? '') !== null;
  const told = goods.flatMap(({ properties }) => properties.filter(isField).flatMap(({ values }) => values));
  const words = told.length === 0 ? new Map<string, string>() : await listValueNames(tx, [...new Set(told)]);
  return new Map(
    goods.map((each) => {
      const unknown: string[] = [];
      const properties = each.properties.map((property) => {
        if (!isField(property)) return property;
        const values = property.values.flatMap((value) => {
          const word = words.get(value);
          if (word !== undefined || !isReference(value)) return [word ?? value];
          // Of one that is a property as well it is said there.
          if (!isEmptyReference(value) && isFieldAlone(nameOf(property.id) ?? '', find)) unknown.push(value);
          return [];
        });
        return { ...property, values };
      });
      return [each.id, { goods: { ...each, properties }, unknown }] as const;
    }),
  );
}
