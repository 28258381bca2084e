import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Estimate } from '#contract/estimates.ts';
import type { EditedEstimate, EditedLine } from '#domain/estimates/estimates.ts';
import { lineSum } from '#domain/estimates/estimates.ts';
import { anEstimate, aSection, aLine as line } from '#tests/edited-estimates.ts';
import { addLines, moveLine, removeLine, setHead, setLine, stepLine } from './edit-steps.ts';
import type { EstimateWay } from './estimate-state.ts';
import { EstimateStore } from './estimate-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const start = anEstimate([
  aSection('s1', [line('a'), line('b')], 'Стены'),
  aSection('s2', [line('c')], 'Пол'),
]);
const toAnswer = (estimate: EditedEstimate, version: number): Estimate => ({
  ...estimate,
  id: 1,
  currency: 'KZT',
  sections: estimate.sections.map((section) => ({
    ...section,
    items: section.items.map((each) => ({ ...each, sum: lineSum(each) })),
    sum: 0,
  })),
  totals: { goods: 0, own: 0, materials: 0, works: 0, markup: 0, discount: 0, total: 0, vat: 0, weightKg: 0 },
  products: [],
  share: null,
  version,
  createdAt: '',
  updatedAt: '',
});

/** The server: one estimate with a version, as api/estimates keeps it. */
function openShop() {
  const kept = { estimate: start, version: 1 };
  const shop = { kept, saves: 0, isDown: false };
  const way: EstimateWay = {
    async save(estimate, version) {
      await Promise.resolve();
      if (shop.isDown) return { ok: false, status: 0, error: null };
      const isRefused = estimate.sections.some(({ items }) => items.some((each) => each.name === ''));
      if (isRefused) return { ok: false, status: 422, error: null };
      if (version !== kept.version) return { ok: false, status: 409, error: null };
      shop.saves += 1;
      kept.estimate = JSON.parse(JSON.stringify(estimate));
      kept.version += 1;
      return { ok: true, value: { data: toAnswer(kept.estimate, kept.version) } };
    },
    read: async () =>
      shop.isDown
        ? { ok: false, status: 0, error: null }
        : { ok: true, value: { data: toAnswer(kept.estimate, kept.version) } },
  };
  return { ...shop, way, shop, open: () => new EstimateStore(toAnswer(kept.estimate, kept.version), way) };
}
const ids = ({ sections }: EditedEstimate) => sections.map(({ items }) => items.map(({ id }) => id).join(''));
const countOf = ({ sections }: EditedEstimate, id: string) =>
  sections.flatMap(({ items }) => items).find((each) => each.id === id)?.count;
const settle = () => vi.advanceTimersByTimeAsync(10_000);

describe('one editor', () => {
  test('what is typed is shown at once, saved once, and one step to take back', async () => {
    const { shop, open, kept } = openShop();
    const store = open();
    for (const count of [1, 12, 120]) store.edit(setLine('a', { count }), 'a:count');
    expect(countOf(store.get().estimate, 'a')).toBe(120);
    expect(store.get().saving).toBe('unsaved');
    await settle();
    expect([shop.saves, countOf(kept.estimate, 'a'), store.get().saving]).toEqual([1, 120, 'saved']);
    store.undo();
    expect(countOf(store.get().estimate, 'a')).toBe(1);
    store.redo();
    expect(countOf(store.get().estimate, 'a')).toBe(120);
    await settle();
    expect(countOf(kept.estimate, 'a')).toBe(120);
  });

  test('a save that does not come through is tried again, and nothing is lost meanwhile', async () => {
    const { shop, open, kept } = openShop();
    const store = open();
    shop.isDown = true;
    store.edit(removeLine('b'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.get().saving).toBe('failed');
    store.edit(setHead({ name: 'Санузел' }));
    shop.isDown = false;
    await vi.advanceTimersByTimeAsync(40_000);
    expect([ids(kept.estimate), kept.estimate.name]).toEqual([['a', 'c'], 'Санузел']);
  });

  test('what is typed while a save is on its way is kept and saved after it', async () => {
    const { open, kept } = openShop();
    const store = open();
    store.edit(setLine('a', { count: 5 }));
    const flushed = store.flush();
    store.edit(setLine('a', { count: 6 }));
    await vi.advanceTimersByTimeAsync(5000);
    await flushed;
    expect([countOf(kept.estimate, 'a'), countOf(store.get().estimate, 'a')]).toEqual([6, 6]);
  });

  test.each<[string, Parameters<EstimateStore['edit']>[0], string[]]>([
    ['down', stepLine('a', 1), ['ba', 'c']],
    ['over the border of sections', stepLine('b', 1), ['a', 'bc']],
    ['back over it', stepLine('c', -1), ['abc', '']],
    ['not beyond the ends', stepLine('a', -1), ['ab', 'c']],
    ['to another section', moveLine('a', { sectionId: 's2', beforeId: 'c' }), ['b', 'ac']],
    ['to its end', moveLine('a', { sectionId: 's2', beforeId: null }), ['b', 'ca']],
    ['nowhere', moveLine('a', { sectionId: 'gone', beforeId: null }), ['ab', 'c']],
  ])('a line moves %s', (_name, step, expected) => {
    const store = openShop().open();
    store.edit(step);
    expect(ids(store.get().estimate)).toEqual(expected);
  });
});

describe('a line that cannot be kept', () => {
  const nameless = line('w');
  const work: EditedLine = { ...nameless, kind: 'work', name: '' };

  test('keeps nothing else from being saved, and waits with its reason', async () => {
    const { open, kept } = openShop();
    const store = open();
    store.edit(addLines('s1', [work]));
    store.edit(setLine('a', { count: 5 }));
    await settle();
    expect([countOf(kept.estimate, 'a'), ids(kept.estimate)]).toEqual([5, ['ab', 'c']]);
    expect(ids(store.get().estimate)).toEqual(['abw', 'c']);
    expect(store.get()).toMatchObject({ saving: 'saved', refusal: null });
    expect([...store.get().faults]).toEqual([['w', 'name_needed']]);
    store.edit(setLine('w', { name: 'Стяжка' }));
    await settle();
    expect(ids(kept.estimate)).toEqual(['abw', 'c']);
    expect([store.get().faults.size, store.unsaved()]).toEqual([0, null]);
  });

  test('that was kept before stays as it was, and what is typed meanwhile is saved', async () => {
    const { open, kept } = openShop();
    const store = open();
    store.edit(setLine('a', { name: '' }));
    await settle();
    store.edit(setLine('c', { count: 8 }));
    await settle();
    const [first] = kept.estimate.sections[0]?.items ?? [];
    expect([first?.name, countOf(kept.estimate, 'c')]).toEqual(['Строка a', 8]);
    expect(store.get().estimate.sections[0]?.items[0]?.name).toBe('');
  });

  test('is warned of and comes back with the next page', async () => {
    const { open, kept } = openShop();
    const left = open();
    left.edit(addLines('s1', [work]));
    left.edit(setLine('b', { count: 4 }));
    expect(left.isStuck()).toBe(true);
    const unsaved = left.unsaved();
    await left.flush();
    left.dispose();
    const next = open();
    if (unsaved) next.recover(unsaved);
    await settle();
    expect(ids(next.get().estimate)).toEqual(['abw', 'c']);
    expect([countOf(kept.estimate, 'b'), next.get().saving, next.get().conflicts]).toEqual([4, 'saved', []]);
  });

  test('asks the server nothing while nothing else is new', async () => {
    const { open, shop } = openShop();
    const store = open();
    store.edit(addLines('s1', [work]));
    await settle();
    await settle();
    expect([shop.saves, await store.flush()]).toEqual([0, true]);
  });
});

describe('two editors', () => {
  test('both changes stay, and the second one is told', async () => {
    const { open, kept } = openShop();
    const [one, two] = [open(), open()];
    one.edit(setLine('a', { count: 5 }));
    await settle();
    two.edit(addLines('s2', [line('x')]));
    await settle();
    expect([countOf(kept.estimate, 'a'), ids(kept.estimate)]).toEqual([5, ['ab', 'cx']]);
    expect([two.get().merges, two.get().saving]).toEqual([1, 'saved']);
    await one.refresh();
    expect(ids(one.get().estimate)).toEqual(['ab', 'cx']);
  });

  test('what both changed waits for an answer; nothing is saved over the other until then', async () => {
    const { open, kept } = openShop();
    const [one, two] = [open(), open()];
    one.edit(setLine('a', { count: 5 }));
    await settle();
    two.edit(setLine('a', { count: 9 }));
    two.edit(setLine('b', { count: 3 }));
    await settle();
    expect(two.get()).toMatchObject({
      saving: 'conflict',
      conflicts: [{ key: 'line:a:count', mine: 9, theirs: 5 }],
    });
    expect(countOf(kept.estimate, 'a')).toBe(5);
    two.resolve({ 'line:a:count': 'theirs' });
    await settle();
    expect([countOf(kept.estimate, 'a'), countOf(kept.estimate, 'b'), two.get().saving]).toEqual([
      5,
      3,
      'saved',
    ]);
  });

  test('what an earlier page could not save any more comes back with the next one', async () => {
    const { open, kept } = openShop();
    const left = open();
    left.edit(setLine('a', { count: 7 }));
    const unsaved = left.unsaved();
    left.dispose();
    const next = open();
    if (unsaved) next.recover(unsaved);
    await settle();
    expect(countOf(kept.estimate, 'a')).toBe(7);
  });
});
