import { describe, expect, test } from 'vitest';
import type { OfficeSetItem } from '#contract/office/office-sets.ts';
import { addItem, dropItem, editItem, listItems, moveItem } from './set-edits.ts';

const anItem = (id: number, over: Partial<OfficeSetItem> = {}): OfficeSetItem => ({
  ...{ id, place: id, group_ru: 'Пол', group_kz: 'Еден', product_ids: [id * 100], amount: 1, per_param: 0 },
  ...{ measure: 'base', is_required: true, is_taken: true, spot: null, seen_price: null, is_active: true },
  ...over,
});
const stored = [anItem(1), anItem(2), anItem(3)];
const label = () => 'Пол';
const keysOf = (edits: Parameters<typeof listItems>[1]) => listItems(stored, edits).map(({ key }) => key);

describe('items while they are edited', () => {
  test('a mark that is put back leaves nothing to save', () => {
    const [first] = listItems(stored, []);
    if (!first) throw new Error('no item');
    const moved = editItem([], stored, first, { spot: { x: 1, y: 2 } }, 'Пол');
    expect(listItems(stored, moved)[0]?.spot).toEqual({ x: 1, y: 2 });
    expect(editItem(moved, stored, first, { spot: null }, 'Пол')).toEqual([]);
  });

  test('a new one stands last, in the group before it, and is forgotten whole', () => {
    const items = listItems(stored, []);
    const edits = addItem([], items, { setId: 7, key: 'new-1', product: 500, label: 'Лампа' });
    const added = listItems(stored, edits).at(-1);
    expect(added).toMatchObject({ key: 'new-1', product_ids: [500], group_ru: 'Пол', is_required: true });
    expect(edits).toContainEqual(expect.objectContaining({ field: 'set_id', to: 7, newKey: 'new-1' }));
    expect(added && dropItem(edits, stored, added, 'Лампа')).toEqual([]);
  });

  test('a stored one is taken out by a change', () => {
    const [first] = listItems(stored, []);
    if (!first) throw new Error('no item');
    const edits = dropItem([], stored, first, 'Пол');
    expect(keysOf(edits)).toEqual(['2', '3']);
    expect(edits).toMatchObject([{ id: 1, field: 'is_active', from: true, to: false }]);
  });

  test('one step changes two places, and where places are shared all of them', () => {
    const edits = moveItem([], stored, listItems(stored, []), 0, 1, label);
    expect(keysOf(edits)).toEqual(['2', '1', '3']);
    expect(edits).toHaveLength(2);
    const same = stored.map((item) => ({ ...item, place: 0 }));
    const spread = moveItem([], same, listItems(same, []), 2, -1, label);
    expect(listItems(same, spread).map(({ key }) => key)).toEqual(['1', '3', '2']);
    expect(moveItem([], stored, listItems(stored, []), 2, 1, label)).toEqual([]);
  });
});
