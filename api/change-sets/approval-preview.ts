/** What another pair of eyes is shown of a set: the first lines of what would be written, or was, and how many they are. */
import type { Locale } from '#domain/locale.ts';
import { LINES_SHOWN, type Preview } from '../approvals/approvals.ts';
import type { Db } from '../database.ts';
import { countItems, listItems, type SetRow } from './change-sets.queries.ts';
import { getSubject, type Judged, judgeItems, lookThrough } from './judge.ts';
import type { Subjects } from './subjects.ts';

/** More are looked through by whoever decides, not by whoever looks. */
const MOST_LOOKED_THROUGH = 2_000;

export async function previewSet(
  tx: Db,
  subjects: Subjects,
  set: SetRow,
  {
    language,
    isDeciding,
    isLocking,
    most = MOST_LOOKED_THROUGH,
  }: { language: Locale; isDeciding: boolean; isLocking: boolean; most?: number },
): Promise<Preview> {
  const lines: Preview['lines'] = [];
  const show = (seen: readonly Judged[]) => {
    for (const { subject, id, field, from, to, values } of seen) {
      const name = (values && getSubject(subjects, subject).nameOf?.(values, language)) ?? null;
      lines.push({ subject, id, field, from, to, name });
    }
  };
  // Decided: what was written is counted, only the lines that are shown are asked anew.
  if (set.state !== 'waiting') {
    const written = await listItems(tx, set.id, { state: 'applied', limit: LINES_SHOWN });
    show(await judgeItems(tx, subjects, written, { isNamed: true }));
    const count = (await countItems(tx, set.id)).find(({ state }) => state === 'applied')?.count ?? 0;
    return { digest: set.digest ?? '', title: set.title, lines, count };
  }
  const waiting = (await countItems(tx, set.id)).find(({ state }) => state === 'pending')?.count ?? 0;
  // To look is not to decide: of many only the lines that are shown are asked for, however far the first of them stands.
  if (!isDeciding && waiting > most) {
    let after = 0;
    for (let limit = LINES_SHOWN; lines.length < LINES_SHOWN; limit = most) {
      const items = await listItems(tx, set.id, { state: 'pending', after, limit });
      const judged = await judgeItems(tx, subjects, items, { isNamed: true });
      show(judged.filter(({ state }) => state === 'pending').slice(0, LINES_SHOWN - lines.length));
      const last = items.at(-1);
      if (last === undefined) break;
      after = last.n;
    }
    return { digest: set.digest ?? '', title: set.title, lines, count: waiting };
  }
  const first = { state: 'pending' as const, limit: LINES_SHOWN };
  const { digest, counts, shown } = await lookThrough(tx, subjects, set.id, { isLocking, shown: first });
  show(shown);
  return { digest, title: set.title, lines, count: counts.pending };
}
