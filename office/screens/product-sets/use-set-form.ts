/** What is typed into a set and its items until it is saved, and what all of it comes to by then. */
import { useDeferredValue, useState } from 'react';
import type { OfficeSet } from '#contract/office/office-sets.ts';
import type { Json } from '#domain/office/changes.ts';
import type { Answer } from '../../calls/office-api.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { type Edits, shownOf, toChanges, withEdit, withoutSaved } from '../../changes/edits.ts';
import { useFieldWords } from '../../changes/office-words.ts';
import { useChanges } from '../../changes/use-changes.ts';
import {
  addItem,
  dropItem,
  editItem,
  type ItemValues,
  listItems,
  moveItem,
  type ShownItem,
} from './set-edits.ts';

export type SetData = Answer<'GET /office/api/v1/sets/{id}/'>['data'];
export type ReckonedSet = Answer<'POST /office/api/v1/sets/reckon/'>['data'];
export type SetForm = ReturnType<typeof useSetForm>;

export function useSetForm(
  data: SetData,
  { city, value }: { city: string | undefined; value: number | undefined },
) {
  const sayField = useFieldWords();
  const { set, items: stored } = data;
  const [edits, setEdits] = useState<Edits>([]);
  const changes = useChanges({
    title: set.name_ru,
    renews: ['GET /office/api/v1/sets/{id}/', 'GET /office/api/v1/sets/', 'GET /office/api/v1/log/'],
    onApplied: ({ items }) => setEdits((before) => withoutSaved(before, items)),
  });
  const shown = <F extends keyof Omit<OfficeSet, 'id'>>(field: F): OfficeSet[F] =>
    shownOf(edits, { subject: 'set', id: set.id, field }, set[field] as Json) as OfficeSet[F];
  const items = listItems(stored, edits);
  const body = useDeferredValue({
    city,
    param: shown('param'),
    value,
    items: items.map(({ product_ids, amount, per_param, measure, is_required, is_taken, seen_price }) => ({
      ...{ product_ids, amount, per_param, measure, is_required, is_taken, seen_price },
    })),
  });
  const reckoned = useCallWith(
    'POST /office/api/v1/sets/reckon/',
    { placeholderData: (before) => before },
    { body },
  );
  const goods = new Map(reckoned.data?.data.goods.map((each) => [each.id, each]));
  const nameOf = ({ product_ids: [main = 0], group_ru }: ShownItem): string =>
    goods.get(main)?.name ?? group_ru;
  return {
    set,
    edits,
    changes,
    shown,
    items,
    goods,
    reckoned,
    nameOf,
    write(field: keyof Omit<OfficeSet, 'id'>, to: Json): void {
      const edit = { subject: 'set', id: set.id, field, from: set[field] as Json, to };
      setEdits((before) => withEdit(before, { ...edit, label: sayField('set', field) }));
    },
    writeItem: (item: ShownItem, values: ItemValues) =>
      setEdits((before) => editItem(before, stored, item, values, nameOf(item))),
    add(product: number, name: string): string {
      const key = `item-${crypto.randomUUID()}`;
      setEdits((before) =>
        addItem(before, listItems(stored, before), { setId: set.id, key, product, label: name }),
      );
      return key;
    },
    drop: (item: ShownItem) => setEdits((before) => dropItem(before, stored, item, nameOf(item))),
    move: (at: number, by: -1 | 1) =>
      setEdits((before) => moveItem(before, stored, listItems(stored, before), at, by, nameOf)),
    save: () => changes.save(toChanges(edits)),
    show: () => changes.show(toChanges(edits)),
    forget: () => setEdits([]),
  };
}
