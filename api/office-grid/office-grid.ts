/**
 * Long lists of the office. Promises: a window costs what it shows, wherever it is; nobody is shown a column, filtered or
 * ordered by one, that they may not read. A module that has such a list registers it (`grids.set`). Hides how a request is
 * understood. Relies on indexes of the tables listed.
 */
import type { GridRow } from '#contract/office/grid.ts';
import type { Right } from '#contract/office/rights.ts';
import type { Locale } from '#domain/locale.ts';
import {
  type ChosenOrder,
  type Condition,
  FENCE_EVERY,
  type GridDescription,
  type GridMark,
  type GridValue,
  isKeyOf,
  parseMark,
  parseOrder,
  parseWhere,
  toMark,
} from '#domain/office/grid.ts';
import { type Duties, findReach } from '#domain/office/rights.ts';
import type { Database, Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';

export interface GridQuestion {
  conditions: readonly Condition[];
  order: ChosenOrder;
}

export interface FoundRow extends GridMark {
  values: Record<string, GridValue>;
}

export interface Grid {
  /** Whoever has it not hears that there is no such list. */
  right: Right;
  description: GridDescription;
  list(
    db: Db,
    question: GridQuestion & {
      after: GridMark | null;
      limit: number;
      columns: readonly string[];
      language: Locale;
    },
  ): Promise<FoundRow[]>;
  fences(db: Db, question: GridQuestion & { every: number }): Promise<GridMark[]>;
  count(db: Db, conditions: readonly Condition[]): Promise<number>;
}

type Wanted = { where: string; order?: string | undefined };

export function createGrids(db: Database) {
  const grids = new Map<string, Grid>();

  function open(subject: string, viewer: Duties) {
    const grid = grids.get(subject);
    if (!grid || !findReach(viewer, grid.right, 'read')) throw new Refusal('grid.not_found');
    const { description } = grid;
    const mayRead = (right: Right | undefined): boolean =>
      right === undefined || findReach(viewer, right, 'read') !== null;

    const readConditions = (where: string): Condition[] => {
      const conditions = parseWhere(description, where);
      const isAllowed = conditions?.every(({ filter }) => mayRead(description.filters[filter]?.right));
      if (!conditions || !isAllowed) throw new Refusal('grid.wrong_query', { what: 'where' });
      return conditions;
    };
    const readQuestion = ({ where, order = description.usualOrder }: Wanted): GridQuestion => {
      const chosen = parseOrder(description, order);
      if (!chosen || !mayRead(description.orders[chosen.order]?.right))
        throw new Refusal('grid.wrong_query', { what: 'order' });
      return { conditions: readConditions(where), order: chosen };
    };
    const readColumns = (columns: string | undefined): string[] => {
      const isShown = (name: string) =>
        Object.hasOwn(description.columns, name) && mayRead(description.columns[name]?.right);
      if (columns === undefined) return description.usualColumns.filter(isShown);
      const names = [...new Set(columns.split(','))];
      if (!names.every(isShown)) throw new Refusal('grid.wrong_query', { what: 'columns' });
      return names;
    };
    const readAfter = ({ order }: ChosenOrder, text: string | undefined): GridMark | null => {
      if (text === undefined) return null;
      const [mark, known] = [parseMark(text), description.orders[order]];
      if (!mark || !known || !isKeyOf(known, mark)) throw new Refusal('grid.wrong_query', { what: 'after' });
      return mark;
    };
    return { grid, readConditions, readQuestion, readColumns, readAfter };
  }

  return {
    grids,

    async rows(
      subject: string,
      viewer: Duties,
      asked: Wanted & { after?: string | undefined; limit: number; columns?: string | undefined },
      language: Locale,
    ): Promise<{ items: GridRow[]; meta: { next: string | null } }> {
      const { grid, readQuestion, readColumns, readAfter } = open(subject, viewer);
      const { limit } = asked;
      const question = readQuestion(asked);
      const after = readAfter(question.order, asked.after);
      const columns = readColumns(asked.columns);
      const found = await grid.list(db, { ...question, after, limit, columns, language });
      const items = found.map(({ id, key, values }) => ({ id, mark: toMark({ id, key }), values }));
      return { items, meta: { next: items.length < limit ? null : (items.at(-1)?.mark ?? null) } };
    },

    async fences(
      subject: string,
      viewer: Duties,
      asked: Wanted,
    ): Promise<{ every: number; fences: string[] }> {
      const { grid, readQuestion } = open(subject, viewer);
      const found = await grid.fences(db, { ...readQuestion(asked), every: FENCE_EVERY });
      return { every: FENCE_EVERY, fences: found.map(toMark) };
    },

    async count(subject: string, viewer: Duties, where: string): Promise<number> {
      const { grid, readConditions } = open(subject, viewer);
      return grid.count(db, readConditions(where));
    },
  };
}

export type Grids = ReturnType<typeof createGrids>;
