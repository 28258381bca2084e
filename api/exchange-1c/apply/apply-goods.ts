/** A batch of goods: what differs from what was last told is written, everything else is left alone. */
import { createHash } from 'node:crypto';
import { toSlug } from '#domain/slug.ts';
import type { Db } from '../../database.ts';
import type { ExchangePackage } from '../packages.queries.ts';
import type { ToldGoods } from '../read/records.ts';
import {
  ensureBrands,
  ensureUnits,
  listMapped,
  listPropertyNames,
  listStagedGoods,
  listTakenCodes,
  lockNumbers,
  type ProductRow,
  writeProducts,
} from './apply-goods.queries.ts';
import { makeOwnCode } from './apply-groups.ts';
import { readValueIds } from './apply-properties.ts';
import { addCounts, addProblem } from './apply-steps.queries.ts';
import { toProduct, type WantedProduct, type WantedUnit } from './to-product.ts';
import { followGoods } from './variants.queries.ts';

const digestOf = (record: unknown): Buffer => createHash('sha256').update(JSON.stringify(record)).digest();
const codeOf = ({ code, name }: WantedUnit): string => code ?? (toSlug(name, 30) || 'piece');

interface Wanted {
  product: WantedProduct;
  record: ToldGoods;
  digest: Buffer;
  isNew: boolean;
}

export async function applyGoods(tx: Db, pkg: ExchangePackage, ids: readonly string[]): Promise<number> {
  const names = await listPropertyNames(tx, pkg.id);
  const staged = await listStagedGoods(tx, pkg.id, ids);
  const differing = staged.filter(({ record, digest }) => !digest?.equals(digestOf(record)));
  const wanted: Wanted[] = [];
  for (const { record, externalId, productId } of differing) {
    const product = toProduct(record, (id) => names.get(id) ?? null);
    if (product) wanted.push({ product, record, digest: digestOf(record), isNew: productId === null });
    else await addProblem(tx, pkg.id, { code: 'record.without_name', externalId, facts: {} });
  }
  if (wanted.length > 0) await write(tx, pkg, wanted);
  await addCounts(tx, pkg.id, { same: staged.length - differing.length });
  return staged.length;
}

async function write(tx: Db, pkg: ExchangePackage, wanted: readonly Wanted[]): Promise<void> {
  await lockNumbers(tx);
  await ensureBrands(
    tx,
    wanted.map(({ product: { brand } }) => ({ name: brand, code: toSlug(brand) || 'brand' })),
  );
  await ensureUnits(
    tx,
    wanted.flatMap(({ product }) => product.units.map((unit) => ({ code: codeOf(unit), name: unit.name }))),
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
  const values = await readValueIds(
    tx,
    wanted.map(({ record }) => record),
  );
  const rows: ProductRow[] = [];
  for (const { product, digest, isNew } of wanted) {
    const sectionId = product.groupIds.map((id) => sections.get(id)).find((id) => id !== undefined) ?? null;
    if (isNew && sectionId === null) {
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
      digest: digest.toString('hex'),
    });
  }
  const { made, changed } = await writeProducts(tx, rows, pkg.catalogId);
  await followGoods(
    tx,
    rows.map(({ externalId }) => externalId),
  );
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
