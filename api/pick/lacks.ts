/** What cannot be taken: photographed, and another product offered to the buyer at once, by the rule of all replacements. */
import type { PickSubstitute } from '#contract/office/pick-lacks.ts';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { offerReplacement } from '../order-life/order-life.ts';
import { findPhoto, hasEvent, insertPhoto, listSubstitutes } from './lacks.queries.ts';
import { type Picker, readList } from './pick.ts';
import { toImage } from './pick-view.ts';
import type { ListKey } from './pick-writes.queries.ts';

export async function getPhoto(db: Db, key: ListKey, eventId: string): Promise<Buffer> {
  const photo = await findPhoto(db, key, eventId);
  if (!photo) throw new Refusal('pick.not_found');
  return photo;
}

/** Whether it is there already; an event that the shop has not is refused, and the phone sends it first. */
export async function isPhotoKept(db: Db, key: ListKey, eventId: string): Promise<boolean> {
  if (!(await hasEvent(db, key, eventId))) throw new Refusal('pick.not_found');
  return (await findPhoto(db, key, eventId)) !== null;
}

export { insertPhoto };

export async function readSubstitutes(
  db: Db,
  key: ListKey,
  line: number,
  language: Locale,
): Promise<PickSubstitute[]> {
  const rows = await listSubstitutes(db, key, line, language);
  return rows.map(({ externalId, hasPicture, row, place, ...goods }) => ({
    ...goods,
    image: toImage(externalId, hasPicture),
    shelf: row !== null && place !== null ? { row, place } : null,
  }));
}

/** Within the caller's transaction. Only for what somebody has said is missing or broken. */
export async function offerSubstitute(
  tx: Db,
  key: ListKey,
  picker: Picker,
  { line, productCode }: { line: number; productCode: string },
): Promise<number> {
  const list = await readList(tx, key, picker);
  const lacking = list.lines.find((each) => each.line === line);
  if (!lacking || lacking.missing + lacking.broken === 0) throw new Refusal('pick.not_lacking');
  return offerReplacement(tx, key.orderId, { line, product: productCode, comment: '' });
}
