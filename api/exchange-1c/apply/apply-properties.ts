/** Properties of 1C and what goods have of them. */
import { isOfGoodsThemselves, kindOfProperty, toValue } from '#domain/exchange/property-values.ts';
import type { Db } from '../../database.ts';
import type { ToldGoods } from '../read/records.ts';
import { makeCode } from './apply-groups.ts';
import {
  ensureValues,
  listKnownProperties,
  listPropertyCodes,
  listStagedProperties,
  listValueNames,
  type NamedValue,
  noteValues,
  writeProperties,
} from './properties.queries.ts';

export async function applyProperties(tx: Db, packageId: number): Promise<void> {
  const told = await listStagedProperties(tx, packageId);
  await noteValues(tx, packageId);
  if (told.length === 0) return;
  const codes = await listPropertyCodes(tx);
  await writeProperties(
    tx,
    packageId,
    told.map(({ id, name, type }) => {
      const kind = isOfGoodsThemselves(name) ? null : kindOfProperty(type);
      return { externalId: id, name, kind, code: kind === null ? '' : makeCode(name, codes) };
    }),
  );
}

/** The ids of values of each of these goods; what is told of a property that nobody knows is left out. */
export async function readValueIds(
  tx: Db,
  goods: readonly Pick<ToldGoods, 'id' | 'properties'>[],
): Promise<Map<string, number[]>> {
  const known = new Map((await listKnownProperties(tx)).map((property) => [property.externalId, property]));
  const names = await listValueNames(
    tx,
    goods.flatMap(({ properties }) => properties.flatMap(({ values }) => values)),
  );
  const wanted = goods.flatMap(({ id, properties }) =>
    properties.flatMap((told) => {
      const property = known.get(told.id);
      if (!property) return [];
      return told.values.flatMap((text) => {
        const value = toValue(names.get(text) ?? text, property.kind);
        return value ? [{ goods: id, value: { ...value, propertyId: property.id } }] : [];
      });
    }),
  );
  const ids = await ensureValues(
    tx,
    wanted.map(({ value }): NamedValue => value),
  );
  const byGoods = new Map<string, number[]>();
  for (const { goods: id, value } of wanted) {
    const valueId = ids.get(`${value.propertyId} ${value.code}`);
    if (valueId !== undefined) byGoods.set(id, [...new Set([...(byGoods.get(id) ?? []), valueId])]);
  }
  return byGoods;
}
