/** Lists as a phone shows them: what the books say of the goods, and what the events say has been taken. */
import type { PickCard, PickLine, PickList } from '#contract/office/pick.ts';
import type { Locale } from '#domain/locale.ts';
import { byShelf, type PickProgress, reckonPick } from '#domain/office/pick.ts';
import { findPickUntil } from '#domain/office/pick-until.ts';
import { pictureAddress } from '#domain/picture-address.ts';
import type { Db } from '../database.ts';
import { listOffers, listPhotos, type OfferRow } from './lacks.queries.ts';
import {
  type LineFacts,
  type ListRow,
  listEvents,
  listLineFacts,
  listOthers,
  listPlaces,
  listShares,
  type ShareRow,
} from './pick.queries.ts';

/** What an order must be for its goods to be collected. */
export const isCollected = ({ status }: Pick<ListRow, 'status'>): boolean =>
  status === 'confirmed' || status === 'assembling';

const isOf = (list: ListRow) => (row: { orderId: number; storeId: number }) =>
  row.orderId === list.orderId && row.storeId === list.storeId;

function stateOf(list: ListRow): PickCard['state'] {
  if (list.packedAt !== null) return 'packed';
  if (!isCollected(list)) return 'stopped';
  return list.pickerId === null ? 'free' : 'taken';
}

function toHead(list: ListRow, viewerId: number, shares: readonly ShareRow[], progress: PickProgress) {
  const { slotDay, slotFrom, slotTo } = list;
  const slot = slotDay && slotFrom && slotTo ? { day: slotDay, from: slotFrom, to: slotTo } : null;
  const promise = slot ?? { day: list.promisedOn, from: list.promisedFrom };
  return {
    orderId: list.orderId,
    number: list.number,
    storeId: list.storeId,
    state: stateOf(list),
    picker: list.pickerId === null ? null : { id: list.pickerId, name: list.pickerName ?? '' },
    isMine: list.pickerId === viewerId,
    method: list.method,
    slot,
    until: findPickUntil({ method: list.method, ...promise })?.toISOString() ?? null,
    isCancelRequested: list.isCancelRequested,
    wanted: progress.wanted,
    picked: progress.picked,
    isDone: progress.isDone,
    isShort: progress.isShort,
    isOver: progress.isOver,
    weightKg: Math.round(shares.reduce((sum, { wanted, weightKg }) => sum + wanted * weightKg, 0)),
  };
}

export async function toCards(db: Db, lists: readonly ListRow[], viewerId: number): Promise<PickCard[]> {
  const ids = [...new Set(lists.map(({ orderId }) => orderId))];
  const [shares, events] = await Promise.all([listShares(db, ids), listEvents(db, ids)]);
  return lists
    .map((list) => {
      const own = shares.filter(isOf(list));
      const head = toHead(list, viewerId, own, reckonPick(own, events.filter(isOf(list))));
      return { ...head, lines: own.length };
    })
    .toSorted(
      (one, other) => (one.until ?? '9').localeCompare(other.until ?? '9') || one.orderId - other.orderId,
    );
}

interface Reader {
  viewerId: number;
  language: Locale;
}

export async function toList(db: Db, list: ListRow, { viewerId, language }: Reader): Promise<PickList> {
  const { orderId, storeId } = list;
  const [shares, events, facts, others, places, photos, offers] = await Promise.all([
    listShares(db, [orderId]),
    listEvents(db, [orderId]),
    listLineFacts(db, orderId, storeId),
    listOthers(db, orderId, storeId, language),
    listPlaces(db, orderId, storeId),
    listPhotos(db, { orderId, storeId }),
    listOffers(db, orderId, language),
  ]);
  const own = shares.filter(isOf(list));
  const progress = reckonPick(own, events.filter(isOf(list)));
  const lines = progress.lines.flatMap((line) => {
    const fact = facts.find((each) => each.line === line.line);
    if (!fact) return [];
    const offer = offers.find((each) => each.line === line.line);
    return [
      {
        ...toGoods(fact, language),
        ...line,
        onShelf: fact.free + line.wanted,
        photos: photos.filter((each) => each.line === line.line).map(({ id }) => id),
        offer: offer && offer.status !== 'withdrawn' ? toOffer(offer) : null,
      },
    ];
  });
  return {
    ...toHead(list, viewerId, own, progress),
    lines: lines.toSorted(byShelf),
    places: [...places],
    others: [...others],
    comment: list.comment,
  };
}

const toOffer = ({ name, status, isOver }: OfferRow): PickLine['offer'] => ({
  name,
  state: status === 'offered' ? (isOver ? 'over' : 'waits') : status === 'accepted' ? 'accepted' : 'declined',
});

export const toImage = (externalId: string, hasPicture: boolean): string | null =>
  hasPicture ? pictureAddress(externalId, 'sm_224') : null;

function toGoods(fact: LineFacts, language: Locale) {
  const { externalId } = fact;
  return {
    productCode: fact.productCode,
    article: fact.article,
    name: language === 'kz' ? fact.nameKz : fact.nameRu,
    unit: language === 'kz' ? fact.unitKz : fact.unitRu,
    image: toImage(externalId, fact.hasPicture),
    weightKg: fact.weightKg,
    codes: [fact.gtin, fact.article].filter((code) => code !== null),
    shelf: fact.row !== null && fact.place !== null ? { row: fact.row, place: fact.place } : null,
  };
}
