/**
 * Offers beside their prices and stock. One with a characteristic is a product of its own: it has its goods' texts, a
 * name, an article and a barcode of its own, and stands in their group; the goods themselves are then no longer sold.
 */
import { createHash } from 'node:crypto';
import { nameVariant, nameVariantOtherwise } from '#domain/exchange/variant-name.ts';
import { findGtin } from '#domain/gtin.ts';
import { toSlug } from '#domain/slug.ts';
import type { Db } from '../../database.ts';
import type { ExchangePackage } from '../packages.queries.ts';
import { listTakenCodes, lockNumbers } from './apply-goods.queries.ts';
import { makeOwnCode } from './apply-groups.ts';
import { ensureCharacteristics, fillTables, readValueIds, withCharacteristics } from './apply-properties.ts';
import { addCounts } from './apply-steps.queries.ts';
import {
  listStagedOffers,
  type StagedOffer,
  updatePlain,
  type VariantRow,
  writeVariants,
} from './variants.queries.ts';

export async function applyOffers(tx: Db, pkg: ExchangePackage, ids: readonly string[]): Promise<number> {
  const staged = await listStagedOffers(tx, pkg.id, ids);
  const plain = staged.filter(({ goodsId, productId }) => goodsId === null && productId !== null);
  await updatePlain(
    tx,
    plain.map(({ externalId, record }) => ({
      externalId,
      isDeleted: record.isDeleted,
      gtin: findGtin(record.barcodes),
    })),
  );
  const rows = await toRows(tx, pkg, staged);
  if (rows.length === 0) return ids.length;
  const { made, changed } = await writeVariants(tx, rows);
  await fillTables(
    tx,
    rows.map(({ externalId }) => externalId),
  );
  await addCounts(tx, pkg.id, { made, changed });
  return ids.length;
}

async function toRows(tx: Db, pkg: ExchangePackage, staged: readonly StagedOffer[]): Promise<VariantRow[]> {
  const differing = staged.flatMap((offer) => {
    if (offer.goodsId === null || offer.goodsNameRu === null) return [];
    const digest = digestOf(offer);
    if (!pkg.isRerun && offer.digest?.equals(digest)) return [];
    const { characteristics, name } = offer.record;
    const nameRu = nameVariant(offer.goodsNameRu, name, characteristics);
    return [{ offer, digest, nameRu }];
  });
  const taken = await listTakenCodes(
    tx,
    differing.flatMap(({ nameRu }) => [toSlug(nameRu) || 'item']),
  );
  if (differing.length > 0) await lockNumbers(tx);
  await ensureCharacteristics(
    tx,
    pkg.id,
    differing.flatMap(({ offer }) => offer.record.characteristics),
  );
  const { byGoods: values } = await readValueIds(
    tx,
    differing.map(({ offer: { externalId, record } }) =>
      withCharacteristics({ id: externalId, properties: [], characteristics: record.characteristics }),
    ),
  );
  return differing.map(({ offer, digest, nameRu }) => ({
    externalId: offer.externalId,
    goodsId: offer.goodsId ?? 0,
    group: offer.externalId.slice(0, offer.externalId.indexOf('#')),
    code: offer.productId === null ? makeOwnCode([nameRu], offer.externalId, taken) : '',
    nameRu,
    nameKz: nameVariantOtherwise(offer.goodsNameKz, offer.record.characteristics),
    article: offer.record.article,
    gtin: findGtin(offer.record.barcodes),
    isDeleted: offer.record.isDeleted,
    characteristics: offer.record.characteristics,
    valueIds: values.get(offer.externalId) ?? [],
    digest: digest.toString('hex'),
  }));
}

/** What is written of an offer: when that grows, every offer is written once more. */
const WRITTEN = 'characteristics as properties';

/** Of the offer and of its goods: when either says something else it is written anew. */
const digestOf = ({ record, goodsDigest }: StagedOffer): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(record))
    .update(goodsDigest ?? '')
    .update(WRITTEN)
    .digest();
