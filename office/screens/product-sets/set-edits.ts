/** A set while it is edited: its items as they will be, and the edits that lead there. Pure. */
import type { OfficeSetItem } from '#contract/office/office-sets.ts';
import type { Json } from '#domain/office/changes.ts';
import { type Edit, type Edits, shownOf, withEdit, withoutNew } from '../../changes/edits.ts';

const SUBJECT = 'set_item';

/** An item by what it goes by here: its number, or the key of one that is not saved yet. */
export type ShownItem = Omit<OfficeSetItem, 'id'> & { key: string; id: number | null };
export type ItemField = keyof Omit<OfficeSetItem, 'id'>;
export type ItemValues = Partial<Omit<OfficeSetItem, 'id'>>;

const NEW: Omit<OfficeSetItem, 'id'> = {
  place: 0,
  group_ru: '',
  group_kz: '',
  product_ids: [],
  amount: 1,
  per_param: 0,
  measure: 'base',
  is_required: true,
  is_taken: true,
  spot: null,
  seen_price: null,
  is_active: true,
};
const FIELDS = Object.keys(NEW) as ItemField[];

/** In their order, without those that are taken out. */
export function listItems(stored: readonly OfficeSetItem[], edits: Edits): ShownItem[] {
  const known = stored.map((item): ShownItem => {
    const shown = FIELDS.map((field) => [
      field,
      shownOf(edits, { subject: SUBJECT, id: item.id, field }, item[field] as Json),
    ]);
    return { ...(Object.fromEntries(shown) as Omit<OfficeSetItem, 'id'>), id: item.id, key: String(item.id) };
  });
  const fresh = Map.groupBy(
    edits.filter(({ subject, newKey }) => subject === SUBJECT && newKey !== undefined),
    ({ newKey }) => newKey ?? '',
  );
  const added = [...fresh].map(([key, own]): ShownItem => {
    const values = Object.fromEntries(own.map(({ field, to }) => [field, to])) as ItemValues;
    return { ...NEW, ...values, id: null, key };
  });
  return [...known, ...added].filter(({ is_active }) => is_active).toSorted((a, b) => a.place - b.place);
}

/** Of one that is stored what differs; of a new one whatever it is given. */
export function editItem(
  edits: Edits,
  stored: readonly OfficeSetItem[],
  item: Pick<ShownItem, 'id' | 'key'>,
  values: ItemValues,
  label: string,
): Edits {
  const known = stored.find(({ id }) => id === item.id);
  return (Object.entries(values) as [ItemField, Json][]).reduce<Edits>((before, [field, to]) => {
    const edit: Edit = {
      subject: SUBJECT,
      id: item.id,
      ...(item.id === null ? { newKey: item.key } : {}),
      field,
      from: known ? (known[field] as Json) : null,
      to,
      label,
    };
    return withEdit(before, edit);
  }, edits);
}

/** At the end, in the group of the one before it. */
export function addItem(
  edits: Edits,
  items: readonly ShownItem[],
  { setId, key, product, label }: { setId: number; key: string; product: number; label: string },
): Edits {
  const last = items.at(-1);
  const values = {
    set_id: setId,
    place: (last?.place ?? 0) + 10,
    group_ru: last?.group_ru ?? '',
    group_kz: last?.group_kz ?? '',
    product_ids: [product],
    amount: 1,
  };
  return Object.entries(values).reduce<Edits>(
    (before, [field, to]) =>
      withEdit(before, { subject: SUBJECT, id: null, newKey: key, field, from: null, to, label }),
    edits,
  );
}

/** What is not saved is forgotten; what is, is taken out. */
export const dropItem = (
  edits: Edits,
  stored: readonly OfficeSetItem[],
  item: ShownItem,
  label: string,
): Edits =>
  item.id === null ? withoutNew(edits, item.key) : editItem(edits, stored, item, { is_active: false }, label);

/** One step up or down: as few places are written as the step needs. */
export function moveItem(
  edits: Edits,
  stored: readonly OfficeSetItem[],
  items: readonly ShownItem[],
  at: number,
  by: -1 | 1,
  labelOf: (item: ShownItem) => string,
): Edits {
  const [item, other] = [items[at], items[at + by]];
  if (!item || !other) return edits;
  const places = items.map(({ place }) => place);
  const isClear = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  const wanted = isClear ? places : places.map((_place, index) => 10 * (index + 1));
  const order = items.toSpliced(Math.min(at, at + by), 2, ...(by < 0 ? [item, other] : [other, item]));
  return order.reduce<Edits>((before, each, index) => {
    const place = wanted[index] ?? each.place;
    return place === each.place ? before : editItem(before, stored, each, { place }, labelOf(each));
  }, edits);
}
