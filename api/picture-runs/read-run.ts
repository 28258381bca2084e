/** What was sent, as pictures of products: files of an archive by their names, or addresses in the rows of a table. */
import { guessMapping } from '#domain/office/mapping.ts';
import { readAddresses, readPictureName } from '#domain/office/picture-names.ts';
import { PRODUCT_GRID } from '#domain/office/product-grid.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { readTableInThread } from '../office-imports/office-imports.ts';
import { isZip, openZip } from '../table-files/table-files.ts';
import { findBearers, hasProducts, type RunItem } from './picture-runs.queries.ts';

/** Of one archive, unpacked. */
export const MOST_UNPACKED = 600 * 1024 * 1024;
const MOST_PICTURES = 2000;

export type SentItem = Omit<RunItem, 'n' | 'picture'>;

export async function readRun(db: Db, bytes: Buffer): Promise<{ kind: 'zip' | 'urls'; items: SentItem[] }> {
  const names = isZip(bytes) ? listNames(bytes) : [];
  const isSheet = names.includes('[Content_Types].xml');
  const isArchive = isZip(bytes) && !isSheet;
  const items = isArchive ? await ofNames(db, names) : await ofTable(db, bytes);
  if (items.length === 0) throw new Refusal('pictures.none');
  if (items.length > MOST_PICTURES) throw new Refusal('pictures.too_many', { most: MOST_PICTURES });
  return { kind: isArchive ? 'zip' : 'urls', items };
}

function listNames(bytes: Buffer): readonly string[] {
  try {
    return openZip(bytes, MOST_UNPACKED).names;
  } catch {
    throw new Refusal('pictures.unreadable');
  }
}

async function ofNames(db: Db, names: readonly string[]): Promise<SentItem[]> {
  const read = names.flatMap((source) => {
    const meant = readPictureName(source);
    return meant.length === 0 ? [] : { source: source.slice(0, 500), meant };
  });
  const keys = new Set(read.flatMap(({ meant }) => meant.map(({ key }) => key)));
  const bearers = await findBearers(db, [...keys]);
  return read.map(({ source, meant }) => {
    const found = meant.find(({ key }) => bearers.has(key));
    const productId = found ? (bearers.get(found.key) ?? null) : null;
    return { source, productId, position: found?.position ?? 1, why: productId === null ? 'unknown' : null };
  });
}

async function ofTable(db: Db, bytes: Buffer): Promise<SentItem[]> {
  const { sheets } = await readTableInThread(bytes.toString('base64'));
  const [heads = [], ...lines] = sheets[0]?.rows ?? [];
  const mapping = guessMapping(heads, PRODUCT_GRID);
  const cellOf = (cells: readonly string[], name: string) => (cells[mapping.indexOf(name)] ?? '').trim();
  const read = lines.map((cells) => ({
    id: Number(cellOf(cells, 'id')) || 0,
    keys: [cellOf(cells, 'product_code'), cellOf(cells, 'gtin')].filter((key) => key !== ''),
    addresses: readAddresses(cells),
  }));
  const known = await hasProducts(
    db,
    read.flatMap(({ id }) => (id > 0 && id < 2_147_483_648 && Number.isInteger(id) ? id : [])),
  );
  const bearers = await findBearers(db, [...new Set(read.flatMap(({ keys }) => keys))]);
  return read.flatMap(({ id, keys, addresses }) => {
    const key = keys.find((each) => bearers.has(each));
    const productId = known.has(id) ? id : key === undefined ? null : (bearers.get(key) ?? null);
    return addresses.map(
      (source, at): SentItem => ({
        source,
        productId,
        position: at + 1,
        why: productId === null ? 'unknown' : null,
      }),
    );
  });
}
