/** A batch of goods: what differs from what was last told is written, everything else is left alone. */
import { createHash } from 'node:crypto';
import { cutText } from '#domain/exchange/cut-text.ts';
import { isFieldAlone, toFindField } from '#domain/exchange/field-names.ts';
import type { Reading } from '#domain/exchange/reading.ts';
import { isOlderVersion } from '#domain/exchange/record-version.ts';
import { toSlug } from '#domain/slug.ts';
import type { Db } from '../../database.ts';
import type { ToldGoods } from '../read/records.ts';
import {
  ensureBrands,
  ensureUnits,
  listLeaves,
  listMapped,
  listPropertyNames,
  listStagedGoods,
  listTakenCodes,
  lockNumbers,
  type ProductRow,
  writeProducts,
} from './apply-goods.queries.ts';
import { makeOwnCode } from './apply-groups.ts';
import { ensureCharacteristics, fillTables, readValueIds, withCharacteristics } from './apply-properties.ts';
import { addCounts, addProblem } from './apply-steps.queries.ts';
import { ensureGroupless } from './groupless.ts';
import { sayFields } from './said-fields.ts';
import { toProduct, type WantedProduct, type WantedUnit } from './to-product.ts';
import { followGoods } from './variants.queries.ts';
import type { WorkedPackage } from './worked-package.ts';

/** What is written of goods: when that grows, all of them are written once more. */
const WRITTEN = 'fields by reference, characteristics, measures';

const digestOfReading = ({ takesFullNames, separator, names }: Reading): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([takesFullNames, separator, Object.values(names), WRITTEN]))
    .digest();
const codeOf = ({ code, name }: WantedUnit): string => code ?? (toSlug(name, 30) || 'piece');

interface Wanted {
  product: WantedProduct;
  /** It lacks a field that is told by a reference which nobody has named. */
  isUnfinished: boolean;
  record: ToldGoods;
  digest: Buffer;
  isNew: boolean;
}

export async function applyGoods(tx: Db, pkg: WorkedPackage, ids: readonly string[]): Promise<number> {
  const staged = await listStagedGoods(tx, pkg.id, ids, {
    reading: digestOfReading(pkg.reading),
    wantsAll: pkg.isRerun,
    wantsVersions: pkg.isStale,
  });
  const newer = staged.filter(
    ({ toldVersion, version }) => !(pkg.isStale && isOlderVersion(toldVersion, version)),
  );
  const differing = newer.filter(({ record }) => record !== null);
  const names = differing.length > 0 ? await listPropertyNames(tx, pkg.id) : new Map<string, string>();
  const wanted: Wanted[] = [];
  const said = await sayFields(
    tx,
    differing.flatMap(({ record }) => record ?? []),
    { nameOf: (id) => names.get(id) ?? null, find: toFindField(pkg.reading.names) },
  );
  for (const { record, digest, externalId, productId } of differing) {
    const { goods, unknown } = said.get(externalId) ?? { goods: record, unknown: [] };
    const product = goods && toProduct(goods, (id) => names.get(id) ?? null, pkg.reading);
    for (const reference of unknown)
      await addProblem(tx, pkg.id, { code: 'value.unknown', externalId, facts: { reference } });
    if (product && record)
      wanted.push({ product, isUnfinished: unknown.length > 0, record, digest, isNew: productId === null });
    else await addProblem(tx, pkg.id, { code: 'record.without_name', externalId, facts: {} });
  }
  if (wanted.length > 0) await write(tx, pkg, wanted, names);
  await addCounts(tx, pkg.id, {
    same: newer.length - differing.length,
    older: staged.length - newer.length,
    groupsMany: wanted.filter(({ product }) => product.groupIds.length > 1).length,
    withoutNtin: wanted.filter(({ product }) => product.ntin === null && !product.isDeleted).length,
  });
  return staged.length;
}

async function write(
  tx: Db,
  pkg: WorkedPackage,
  wanted: readonly Wanted[],
  names: ReadonlyMap<string, string>,
): Promise<void> {
  // One that was a property until the shop said which field it is has no values any more.
  const findField = toFindField(pkg.reading.names);
  const ofGoods = (record: ToldGoods): ToldGoods => ({
    ...record,
    properties: record.properties.filter(({ id }) => !isFieldAlone(names.get(id) ?? '', findField)),
  });
  await lockNumbers(tx);
  await ensureBrands(
    tx,
    wanted.map(({ product: { brand } }) => ({ name: brand, code: toSlug(brand) || 'brand' })),
  );
  await ensureUnits(
    tx,
    pkg.id,
    wanted.flatMap(({ product }) =>
      product.units.map((unit) => ({ code: codeOf(unit), name: unit.name, raw: unit.raw })),
    ),
  );
  const brands = await listMapped(
    tx,
    'brand',
    wanted.map(({ product }) => product.brand.toLowerCase()),
  );
  const sections = await listMapped(
    tx,
    'section',
    wanted.flatMap(({ product }) => product.groupIds),
  );
  const codes = await takeCodes(
    tx,
    wanted.filter(({ isNew }) => isNew).map(({ product }) => product),
  );
  await ensureCharacteristics(
    tx,
    pkg.id,
    wanted.flatMap(({ product }) => product.characteristics),
  );
  const { byGoods: values, unknown } = await readValueIds(
    tx,
    wanted.map(({ record }) => withCharacteristics(ofGoods(record))),
  );
  for (const { goods, reference } of unknown)
    await addProblem(tx, pkg.id, { code: 'value.unknown', externalId: goods, facts: { reference } });
  const unfinished = new Set([
    ...unknown.map(({ goods }) => goods),
    ...wanted.flatMap(({ product, isUnfinished }) => (isUnfinished ? [product.externalId] : [])),
  ]);
  const rows: ProductRow[] = [];
  const leaves = await listLeaves(tx, [...sections.values()]);
  const isGroupless = ({ product, isNew }: Wanted) =>
    isNew && product.groupIds.length === 0 && !product.isDeleted;
  const groupless = wanted.some(isGroupless) ? await ensureGroupless(tx, pkg.id) : null;
  for (const each of wanted) {
    const { product, record, digest, isNew } = each;
    const known = product.groupIds.flatMap((id) => sections.get(id) ?? []);
    // A section that has sections below it is no place for goods, where they stand in another as well.
    const own = known.find((id) => leaves.has(id)) ?? known[0] ?? null;
    const sectionId = isGroupless(each) ? groupless : own;
    if (product.strangeCountry !== null)
      await addProblem(tx, pkg.id, {
        code: 'goods.country_unknown',
        externalId: product.externalId,
        facts: { country: cutText(product.strangeCountry, 100) },
      });
    if (isGroupless(each))
      await addProblem(tx, pkg.id, {
        code: 'goods.without_group',
        externalId: product.externalId,
        facts: {},
      });
    if (isNew && sectionId === null) {
      // One that is deleted and was never here is nobody's loss.
      if (product.groupIds.length > 0 || !product.isDeleted)
        await addProblem(tx, pkg.id, {
          code: 'goods.group_unknown',
          externalId: product.externalId,
          facts: {},
        });
      continue;
    }
    rows.push({
      ...product,
      code: codes.get(product.externalId) ?? '',
      sectionId,
      brandId: brands.get(product.brand.toLowerCase()) ?? 0,
      isActive: !product.isDeleted,
      units: product.units.map((unit) => ({
        unit: codeOf(unit),
        ratio: unit.ratio,
        step: 1,
        min: 1,
        ...(unit.weight === null ? {} : { weight: unit.weight }),
      })),
      valueIds: values.get(product.externalId) ?? [],
      version: record.version,
      // What lacks a value is looked at again when it is told again: the directory may come by then.
      digest: unfinished.has(product.externalId) ? '00' : digest.toString('hex'),
    });
  }
  const { made, changed } = await writeProducts(tx, rows, pkg.catalogId);
  const written = rows.map(({ externalId }) => externalId);
  await followGoods(tx, written);
  await fillTables(tx, written);
  await addCounts(tx, pkg.id, { made, changed });
}

/** An address is the name and, for goods that share one, the article; made once. */
async function takeCodes(tx: Db, products: readonly WantedProduct[]): Promise<Map<string, string>> {
  const named = products.map(({ externalId, nameRu, article }) => ({
    externalId,
    names: [nameRu, `${nameRu} ${article}`],
  }));
  const taken = await listTakenCodes(
    tx,
    named.flatMap(({ names }) => names.map((name) => toSlug(name) || 'item')),
  );
  return new Map(
    named.map(({ externalId, names }) => [externalId, makeOwnCode(names, externalId, taken)] as const),
  );
}
