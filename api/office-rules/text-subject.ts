/** Articles and pages as a subject of changes: what is published stands in the place of the file of its path. */
import { z } from 'zod';
import type { Json } from '#domain/office/changes.ts';
import type { Subject } from '../change-sets/change-sets.ts';
import { findTextFault } from '../content/content.ts';
import { Refusal } from '../http/refusal.ts';
import { insertText, listTextRows, lockRules, type StoredText, writeText } from './office-rules.queries.ts';

/** What cannot be shown is not kept: a page must not be found broken by its readers. */
function requireShown(text: Omit<StoredText, 'id'>): void {
  const fault = findTextFault(text);
  if (fault !== null) throw new Refusal('text.wrong', { what: fault });
}

export const textSubject: Subject = {
  right: 'pages',
  // Without what staff have written the file of its path is shown again.
  isThere: 'is_published',
  fields: {
    path: { schema: z.string().regex(/^(pages|advice)\/[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)?$/) },
    language: { schema: z.enum(['ru', 'kz']) },
    body: { schema: z.string().max(200_000) },
    meta: { schema: z.record(z.string(), z.json()) },
    is_published: { schema: z.boolean() },
  },
  async read(tx, ids, isLocking) {
    if (isLocking) await lockRules(tx, 'texts');
    const rows = (await listTextRows(tx)).filter(({ id }) => ids.includes(id));
    return new Map(rows.map((row) => [row.id, { ...row } as Record<string, Json>]));
  },
  async write(tx, changes) {
    const rows = new Map((await listTextRows(tx)).map((row) => [row.id, row]));
    for (const id of new Set(changes.map((change) => change.id))) {
      const stored = rows.get(id);
      if (!stored) continue;
      const wanted = changes.filter((change) => change.id === id);
      // An address that readers know is not moved by editing: a new text is made under the new one.
      if (wanted.some(({ field }) => field === 'path' || field === 'language'))
        throw new Refusal('text.wrong', { what: 'path' });
      const text = {
        ...stored,
        ...Object.fromEntries(wanted.map(({ field, to }) => [field, to])),
      } as StoredText;
      requireShown(text);
      await writeText(tx, text);
    }
  },
  async create(tx, values) {
    const text = { body: '', meta: {} as Json, is_published: false, ...values } as unknown as Omit<
      StoredText,
      'id'
    >;
    requireShown(text);
    const id = await insertText(tx, text);
    if (id === null) throw new Refusal('text.taken');
    return id;
  },
  nameOf: ({ path, meta }) => String((meta as { title?: string } | null)?.title ?? path),
};
