/** What rows of the editor may ask for: one object for the life of the page, so that rows are not drawn anew for it. */
import { flushSync } from 'react-dom';
import type { EditedEstimate, EditedLine } from '#domain/estimates/estimates.ts';
import { makeId, moveLine, setLine, stepLine } from './edit-steps.ts';
import type { EstimateStore } from './estimate-store.ts';

/** What is being asked on top of the page. */
export type Opened =
  | { kind: 'line'; id: string }
  | { kind: 'section'; id: string }
  | { kind: 'head' }
  | { kind: 'picker'; sectionId: string }
  | { kind: 'import' };

export interface EditorActions {
  set(id: string, changes: Partial<EditedLine>, typing: string): void;
  leave(): void;
  /** One place up or down; the handle keeps the focus. */
  step(id: string, by: 1 | -1): void;
  drag(id: string): void;
  dropBefore(id: string): void;
  dropInto(sectionId: string): void;
  tick(id: string, isTicked: boolean): void;
  open(opened: Opened): void;
  /** Another line of one's own, with the cursor in its name. */
  addOwn(sectionId: string, kind: 'custom' | 'work', add: (line: EditedLine) => void): void;
}

export function createActions(
  store: EstimateStore,
  asks: {
    tick(id: string, isTicked: boolean): void;
    open(opened: Opened): void;
    say(words: { place: number; of: number; section: string }): void;
  },
): EditorActions {
  let dragged: string | null = null;
  /** Drawn at once, so that the very next key goes where it is meant to. */
  const drawAndFocus = (change: () => void, selector: string) => {
    flushSync(change);
    document.querySelector<HTMLElement>(selector)?.focus();
  };
  return {
    set: (id, changes, typing) => store.edit(setLine(id, changes), typing),
    leave: () => store.endTyping(),
    step(id, by) {
      drawAndFocus(() => store.edit(stepLine(id, by)), `[data-line="${id}"] [draggable]`);
      asks.say(findPlace(store.get().estimate, id));
    },
    drag(id) {
      dragged = id;
    },
    dropBefore(id) {
      const section = store.get().estimate.sections.find(({ items }) => items.some((line) => line.id === id));
      if (dragged !== null && section) store.edit(moveLine(dragged, { sectionId: section.id, beforeId: id }));
      dragged = null;
    },
    dropInto(sectionId) {
      if (dragged !== null) store.edit(moveLine(dragged, { sectionId, beforeId: null }));
      dragged = null;
    },
    tick: asks.tick,
    open: asks.open,
    addOwn(_sectionId, kind, add) {
      const line = newLine(kind);
      drawAndFocus(() => add(line), `[data-line="${line.id}"] input[type="text"]`);
    },
  };
}

export function newLine(kind: EditedLine['kind'], more: Partial<EditedLine> = {}): EditedLine {
  return {
    id: makeId(),
    kind,
    productCode: null,
    name: '',
    unit: '',
    count: 1,
    price: 0,
    priceAt: new Date().toISOString(),
    note: null,
    source: 'manual',
    calc: null,
    ...more,
  };
}

function findPlace({ sections }: EditedEstimate, id: string) {
  const section = sections.find(({ items }) => items.some((line) => line.id === id));
  const place = section?.items.findIndex((line) => line.id === id) ?? 0;
  return { place: place + 1, of: section?.items.length ?? 0, section: section?.name ?? '' };
}
