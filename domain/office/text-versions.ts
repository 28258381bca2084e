/** How a text was before, from what the log has kept of it: each entry holds only what it changed. */
import type { Json } from './changes.ts';

export interface TextStep {
  /** The entry of the log. */
  id: number;
  at: string;
  by: string | null;
  language: 'ru' | 'kz';
  /** What the row was given; null: it went away. */
  after: Readonly<Record<string, Json>> | null;
}

export interface WrittenText {
  id: number;
  at: string;
  by: string | null;
  language: 'ru' | 'kz';
  title: string;
  body: string;
  meta: Record<string, Json>;
  is_published: boolean;
}

const isObject = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** From the oldest step to the newest; told from the newest to the oldest. */
export function toTextVersions(steps: readonly TextStep[]): WrittenText[] {
  const known = new Map<string, Record<string, Json>>();
  const versions = steps.flatMap(({ id, at, by, language, after }): WrittenText[] => {
    if (after === null) {
      known.delete(language);
      return [];
    }
    const row = { ...known.get(language), ...after };
    known.set(language, row);
    const meta = isObject(row.meta) ? row.meta : {};
    const title = typeof meta.title === 'string' ? meta.title : '';
    const body = typeof row.body === 'string' ? row.body : '';
    return [{ id, at, by, language, title, body, meta, is_published: (row.published_at ?? null) !== null }];
  });
  return versions.reverse();
}
