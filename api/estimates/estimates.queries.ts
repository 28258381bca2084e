import type { EditedEstimate, EditedLine, EditedSection } from '#domain/estimates/estimates.ts';
import type { Db } from '../database.ts';

/** As the domain knows it; a product's price is the shop's of the moment it was taken. */
export type StoredLine = EditedLine;

export interface StoredSection extends Omit<EditedSection, 'items'> {
  items: StoredLine[];
}

export interface EstimateContent extends Omit<EditedEstimate, 'sections'> {
  sections: StoredSection[];
}

export interface StoredShare {
  token: string;
  until: Date;
  /** of an owner with a contract only where it was chosen */
  showPrices: boolean;
  isPriceChosen: boolean;
  showMarkup: boolean;
  /** null: not chosen, see `mayClientBuy` */
  mayBuy: boolean | null;
}

export interface StoredEstimate extends EstimateContent {
  id: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  share: StoredShare | null;
}

/** Beside the content: what lists show without looking into it. */
export interface EstimateSize {
  lineCount: number;
  totalTenge: number;
}

interface Row extends Omit<StoredEstimate, 'client' | 'share'> {
  clientName: string | null;
  clientPhone: string | null;
  token: string | null;
  until: Date;
  showPrices: boolean;
  isPriceChosen: boolean;
  showMarkup: boolean;
  /** null: not chosen, see `mayClientBuy` */
  mayBuy: boolean | null;
}

/**
 * Lines of an owner who has or had a contract may bear its prices: they are shown to others by the owner's own word alone.
 */
const showsPrices = (db: Db) => db`
  s.show_prices AND (s.is_price_chosen OR NOT EXISTS (
    SELECT FROM wholesale_contracts c WHERE c.user_id = e.user_id OR c.organization_id IN (
      SELECT m.organization_id FROM organization_members m WHERE m.user_id = e.user_id)))`;

const columns = (db: Db) => db`
  e.id, e.name, e.object_name AS "objectName", e.address, e.client_name AS "clientName",
  e.client_phone AS "clientPhone", e.status, e.markup_percent AS "markupPercent",
  e.discount_percent AS "discountPercent", e.sections, e.version, e.created_at AS "createdAt",
  e.updated_at AS "updatedAt", s.token, s.until, ${showsPrices(db)} AS "showPrices", s.is_price_chosen AS "isPriceChosen",
  s.show_markup AS "showMarkup", s.may_buy AS "mayBuy"`;
/** A link past its last moment is as good as none. */
const withShare = (db: Db) => db`
  estimates e LEFT JOIN estimate_shares s ON s.estimate_id = e.id AND s.until > now()`;

function toStored({
  clientName,
  clientPhone,
  token,
  until,
  showPrices,
  isPriceChosen,
  showMarkup,
  mayBuy,
  ...row
}: Row): StoredEstimate {
  return {
    ...row,
    client: { name: clientName, phone: clientPhone },
    share: token === null ? null : { token, until, showPrices, isPriceChosen, showMarkup, mayBuy },
  };
}

export async function listSummaries(db: Db, userId: number) {
  return db<
    {
      id: number;
      name: string;
      objectName: string | null;
      clientName: string | null;
      status: EstimateContent['status'];
      isShared: boolean;
      lineCount: number;
      total: number;
      version: number;
      updatedAt: Date;
    }[]
  >`
    SELECT e.id, e.name, e.object_name AS "objectName", e.client_name AS "clientName", e.status,
      s.token IS NOT NULL AS "isShared", e.line_count AS "lineCount", e.total_tenge AS total, e.version,
      e.updated_at AS "updatedAt"
    FROM ${withShare(db)} WHERE e.user_id = ${userId} ORDER BY e.updated_at DESC, e.id DESC`;
}

export async function listEstimates(db: Db, userId: number): Promise<StoredEstimate[]> {
  const rows = await db<Row[]>`
    SELECT ${columns(db)} FROM ${withShare(db)} WHERE e.user_id = ${userId} ORDER BY e.id`;
  return rows.map(toStored);
}

export async function findEstimate(db: Db, userId: number, id: number): Promise<StoredEstimate | null> {
  const [row] = await db<Row[]>`
    SELECT ${columns(db)} FROM ${withShare(db)} WHERE e.user_id = ${userId} AND e.id = ${id}`;
  return row ? toStored(row) : null;
}

/** Whoever changes an estimate waits here for the one before. */
export async function lockEstimate(db: Db, userId: number, id: number): Promise<StoredEstimate | null> {
  await db`SELECT FROM estimates WHERE user_id = ${userId} AND id = ${id} FOR UPDATE`;
  return findEstimate(db, userId, id);
}

export async function findSharedEstimate(db: Db, token: string): Promise<StoredEstimate | null> {
  const [row] = await db<Row[]>`
    SELECT ${columns(db)} FROM ${withShare(db)} WHERE s.token = ${token}`;
  return row ? toStored(row) : null;
}

export async function findOwner(db: Db, id: number): Promise<number | null> {
  const [row] = await db<{ userId: number }[]>`SELECT user_id AS "userId" FROM estimates WHERE id = ${id}`;
  return row?.userId ?? null;
}

/** Whoever adds an estimate waits here, so that the most of them is kept. */
export async function lockUser(db: Db, userId: number): Promise<void> {
  await db`SELECT FROM users WHERE id = ${userId} FOR UPDATE`;
}

export async function countEstimates(db: Db, userId: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM estimates WHERE user_id = ${userId}`;
  return row?.count ?? 0;
}

export async function insertEstimate(
  db: Db,
  userId: number,
  content: EstimateContent,
  size: EstimateSize,
): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    INSERT INTO estimates ${db(toColumns(db, content, size, userId))} RETURNING id`;
  if (!row) throw new Error('nothing was inserted');
  return row.id;
}

export async function updateEstimate(
  db: Db,
  id: number,
  content: EstimateContent,
  size: EstimateSize,
): Promise<void> {
  await db`
    UPDATE estimates SET ${db(toColumns(db, content, size))}, version = version + 1, updated_at = now()
    WHERE id = ${id}`;
}

/** False when there is no such estimate of this user. */
export async function deleteEstimate(db: Db, userId: number, id: number): Promise<boolean> {
  const rows = await db`DELETE FROM estimates WHERE user_id = ${userId} AND id = ${id} RETURNING id`;
  return rows.length > 0;
}

export async function deleteEstimates(db: Db, userId: number): Promise<void> {
  await db`DELETE FROM estimates WHERE user_id = ${userId}`;
}

export async function saveShare(db: Db, estimateId: number, share: StoredShare): Promise<void> {
  await db`
    INSERT INTO estimate_shares (estimate_id, token, until, show_prices, is_price_chosen, show_markup, may_buy)
    VALUES (${estimateId}, ${share.token}, ${share.until}, ${share.showPrices}, ${share.isPriceChosen},
      ${share.showMarkup}, ${share.mayBuy})
    ON CONFLICT (estimate_id) DO UPDATE SET token = excluded.token, until = excluded.until,
      show_prices = excluded.show_prices, is_price_chosen = excluded.is_price_chosen, show_markup = excluded.show_markup, may_buy = excluded.may_buy`;
}

export async function deleteShare(db: Db, userId: number, estimateId: number): Promise<void> {
  await db`
    DELETE FROM estimate_shares s USING estimates e
    WHERE s.estimate_id = ${estimateId} AND e.id = s.estimate_id AND e.user_id = ${userId}`;
}

export async function listVatPercents(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  const rows = await db<{ code: string; vatPercent: number }[]>`
    SELECT code, vat_percent AS "vatPercent" FROM products WHERE code = ANY(${[...codes]})`;
  return new Map(rows.map(({ code, vatPercent }) => [code, vatPercent]));
}

function toColumns(db: Db, content: EstimateContent, size: EstimateSize, userId?: number) {
  return {
    ...(userId === undefined ? {} : { user_id: userId }),
    name: content.name,
    object_name: content.objectName,
    address: content.address,
    client_name: content.client.name,
    client_phone: content.client.phone,
    status: content.status,
    markup_percent: content.markupPercent,
    discount_percent: content.discountPercent,
    sections: db.json(content.sections as never),
    line_count: size.lineCount,
    total_tenge: size.totalTenge,
  };
}

/** With the links to them. */
export async function moveEstimates(db: Db, fromId: number, intoId: number): Promise<void> {
  await db`UPDATE estimates SET user_id = ${intoId} WHERE user_id = ${fromId}`;
}
