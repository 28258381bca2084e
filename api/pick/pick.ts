/**
 * Collecting in the stores. Promises: one list has one picker, whoever pressed first; what a phone has counted is taken whenever
 * it comes and counts once; an order is ready for its buyer when every store has packed its share. Hides how the share of
 * a store follows from the ledger of stock. Relies on the steps of orders.
 */

import type { z } from 'zod';
import type { PickList, packPickList, SentPickEvent } from '#contract/office/pick.ts';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { takeStep } from '../order-life/order-life.ts';
import { findList, type ListRow, listOpenLists, listPickStores } from './pick.queries.ts';
import { isCollected, toCards, toList } from './pick-view.ts';
import {
  findUnknownEvents,
  insertEvents,
  insertPlaces,
  type ListKey,
  lockOrder,
  markPacked,
  putPicker,
} from './pick-writes.queries.ts';

export interface Picker {
  id: number;
  language: Locale;
}

const readerOf = ({ id, language }: Picker) => ({ viewerId: id, language });

async function getList(db: Db, { orderId, storeId }: ListKey): Promise<ListRow> {
  const list = await findList(db, orderId, storeId);
  if (!list) throw new Refusal('pick.not_found');
  return list;
}

/** The stores that a list touches: its own alone, though the order may touch others. */
export async function findListStores(db: Db, key: ListKey): Promise<number[] | null> {
  return (await findList(db, key.orderId, key.storeId)) ? [key.storeId] : null;
}

export async function readQueue(db: Db, stores: readonly number[] | null, picker: Picker) {
  const [lists, places] = await Promise.all([
    listOpenLists(db, stores),
    listPickStores(db, stores, picker.language),
  ]);
  return { stores: [...places], lists: await toCards(db, lists, picker.id) };
}

export const readList = async (db: Db, key: ListKey, picker: Picker): Promise<PickList> =>
  toList(db, await getList(db, key), readerOf(picker));

/** The order is being collected from the moment the first of its lists is taken. */
export async function takeList(
  tx: Db,
  key: ListKey,
  picker: Picker,
  { isTakeover }: { isTakeover: boolean },
): Promise<PickList> {
  await lockOrder(tx, key.orderId);
  const list = await getList(tx, key);
  if (!isCollected(list) || list.packedAt !== null) throw new Refusal('pick.over');
  const isOthers = list.pickerId !== null && list.pickerId !== picker.id;
  if (isOthers && !isTakeover) throw new Refusal('pick.taken', { name: list.pickerName ?? '' });
  if (list.status === 'confirmed') await takeStep(tx, key.orderId, { to: 'assembling', actor: 'operator' });
  await putPicker(tx, key, picker.id);
  return readList(tx, key, picker);
}

/** Gives how many of them were new. */
export async function addEvents(
  tx: Db,
  key: ListKey,
  picker: Picker,
  events: readonly SentPickEvent[],
): Promise<number> {
  if ((await getList(tx, key)).pickerId === null) throw new Refusal('pick.not_taken');
  return insertEvents(tx, key, picker.id, events);
}

/** Whether any of them is new: what a phone sends again needs no entry in the log. */
export const hasNewEvents = async (db: Db, events: readonly SentPickEvent[]): Promise<boolean> =>
  (await findUnknownEvents(db, [...new Set(events.map(({ id }) => id))])).length > 0;

type Places = z.output<typeof packPickList.body>['places'];

/**
 * Packs what is told of whole. Nothing is refused for being short: the order is changed or replaced by whoever speaks with
 * the buyer. What a store gives to a pickup elsewhere is packed first; the store that hands over closes last.
 */
export async function packList(tx: Db, key: ListKey, picker: Picker, places: Places): Promise<PickList> {
  await lockOrder(tx, key.orderId);
  const row = await getList(tx, key);
  if (row.pickerId === null) throw new Refusal('pick.not_taken');
  if (!isCollected(row) || row.packedAt !== null) throw new Refusal('pick.over');
  const list = await toList(tx, row, readerOf(picker));
  if (!list.isDone || list.isOver) throw new Refusal('pick.unfinished');
  if (list.picked > 0 && places.length === 0) throw new Refusal('pick.no_places');
  const isHandedOverHere = row.pickupStoreId === key.storeId;
  if (isHandedOverHere && list.others.some(({ isPacked }) => !isPacked))
    throw new Refusal('pick.others_open');
  await markPacked(tx, key, picker.id);
  if (places.length > 0) await insertPlaces(tx, key, places);
  if (isHandedOverHere) await takeStep(tx, key.orderId, { to: 'ready', actor: 'operator' });
  return readList(tx, key, picker);
}
