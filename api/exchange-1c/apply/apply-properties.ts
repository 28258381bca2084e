/** Properties of 1C and what goods have of them. */
import { type FieldNames, toFindField } from '#domain/exchange/field-names.ts';
import {
  isEmptyReference,
  isOfGoodsThemselves,
  isReference,
  kindOfProperty,
  toValue,
} from '#domain/exchange/property-values.ts';
import { toBareName } from '#domain/exchange/told-words.ts';
import type { Db } from '../../database.ts';
import type { ToldGoods } from '../read/records.ts';
import { makeCode } from './apply-groups.ts';
import {
  ensureValues,
  keyOf,
  listKazakhHalves,
  listKnownProperties,
  listPropertyCodes,
  listStagedProperties,
  listUnplaced,
  listValueNames,
  type NamedValue,
  noteValues,
  placeProperties,
  writeProperties,
} from './properties.queries.ts';

/** What another site's software keeps for itself. */
const SERVICE = /^CML2_/;

export async function applyProperties(tx: Db, packageId: number, names: FieldNames): Promise<void> {
  const told = await listStagedProperties(tx, packageId);
  await noteValues(tx, packageId);
  if (told.length === 0) return;
  const codes = await listPropertyCodes(tx);
  const find = toFindField(names);
  await writeProperties(
    tx,
    packageId,
    told.map(({ id, name, type }) => {
      const kind = isOfGoodsThemselves(name, find) || SERVICE.test(id) ? null : kindOfProperty(type);
      return { externalId: id, name, kind, code: kind === null ? '' : makeCode(name, codes) };
    }),
  );
}

/**
 * The tables of sections follow goods as they are written: what they have is looked at, not what the whole range has, which
 * grows with it.
 */
export async function fillTables(tx: Db, externalIds: readonly string[]): Promise<void> {
  const unplaced = await listUnplaced(tx, externalIds);
  if (unplaced.length > 0) await placeProperties(tx, unplaced);
}

const CHARACTERISTIC = 'характеристика:';
const idOfCharacteristic = (name: string): string => `${CHARACTERISTIC}${toBareName(name)}`.slice(0, 200);

/** What tells variants apart is a property like any other: in the table of a product, and a filter if staff say so. */
export async function ensureCharacteristics(
  tx: Db,
  packageId: number,
  told: readonly { name: string }[],
): Promise<void> {
  const names = new Map(told.map(({ name }) => [idOfCharacteristic(name), name.trim()]));
  if (names.size === 0) return;
  const codes = await listPropertyCodes(tx);
  await writeProperties(
    tx,
    packageId,
    [...names].map(([externalId, name]) => ({ externalId, name, kind: 'list', code: makeCode(name, codes) })),
  );
}

export const withCharacteristics = <
  T extends Pick<ToldGoods, 'id' | 'properties'> & {
    characteristics: readonly { name: string; value: string }[];
  },
>({
  id,
  properties,
  characteristics,
}: T): Pick<ToldGoods, 'id' | 'properties'> => ({
  id,
  properties: [
    ...properties,
    ...characteristics.map(({ name, value }) => ({ id: idOfCharacteristic(name), values: [value] })),
  ],
});

interface ReadValues {
  byGoods: Map<string, number[]>;
  /** References to values that no directory has named. */
  unknown: { goods: string; reference: string }[];
}

/** The ids of values of each of these goods; what is told of a property that nobody knows is left out. */
export async function readValueIds(
  tx: Db,
  goods: readonly Pick<ToldGoods, 'id' | 'properties'>[],
): Promise<ReadValues> {
  const unknown: ReadValues['unknown'] = [];
  const known = new Map((await listKnownProperties(tx)).map((property) => [property.externalId, property]));
  const told = new Set(goods.flatMap(({ properties }) => properties.flatMap(({ values }) => values)));
  const names = await listValueNames(tx, [...told]);
  const kazakhOf = await listKazakhHalves(tx);
  const toSaid = remembering();
  const wanted = goods.flatMap(({ id, properties }) => {
    const byProperty = new Map(properties.map((property) => [property.id, property.values]));
    return properties.flatMap(({ id: propertyId, values }) => {
      const property = known.get(propertyId);
      if (!property) return [];
      const kazakh = byProperty.get(kazakhOf.get(propertyId) ?? '') ?? [];
      return values.flatMap((text, at) => {
        if (isReference(text) && !names.has(text)) {
          if (!isEmptyReference(text)) unknown.push({ goods: id, reference: text });
          return [];
        }
        const value = toSaid(names.get(text) ?? text, property.kind);
        const kz = kazakh[at] === undefined ? null : (names.get(kazakh[at]) ?? kazakh[at]);
        return value ? [{ goods: id, value: { ...value, kz, propertyId: property.id } }] : [];
      });
    });
  });
  const ids = await ensureValues(tx, listDistinct(wanted.map(({ value }): NamedValue => value)));
  const byGoods = new Map<string, number[]>();
  for (const { goods: id, value } of wanted) {
    const valueId = ids.get(keyOf(value));
    const had = byGoods.get(id) ?? [];
    if (valueId !== undefined && !had.includes(valueId)) byGoods.set(id, [...had, valueId]);
  }
  return { byGoods, unknown };
}

/** Within a batch: most of its goods say the same few words. */
function remembering(): typeof toValue {
  const known = new Map<string, ReturnType<typeof toValue>>();
  return (text, kind) => {
    const key = `${kind} ${text}`;
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const value = toValue(text, kind);
    known.set(key, value);
    return value;
  };
}

/** Hundreds of goods have a few dozen values: each is asked for once, with its Kazakh where any of them tells it. */
function listDistinct(values: readonly NamedValue[]): NamedValue[] {
  const distinct = new Map<string, NamedValue>();
  for (const value of values) {
    const known = distinct.get(keyOf(value));
    const isBetter = value.kz !== null && (!known?.kz || value.kz < known.kz);
    if (!known || isBetter) distinct.set(keyOf(value), value);
  }
  return [...distinct.values()];
}
