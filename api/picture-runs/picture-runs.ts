/**
 * Photographs many at once. Promises: each is fetched from the public network alone or unpacked within bounds, drawn anew as
 * every other upload and kept by its content; what could not be is told with its reason; products get theirs by a set of
 * changes. Hides the run's table. Relies on `runDue` being called every second.
 */
import type { z } from 'zod';
import type { createPictureRun, PictureRun } from '#contract/office/picture-runs.ts';
import type { Locale } from '#domain/locale.ts';
import { mergePictures, sayPictureReason } from '#domain/office/picture-names.ts';
import { type Duties, findReach } from '#domain/office/rights.ts';
import type { Asking, Changes } from '../change-sets/change-sets.ts';
import type { Database, Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Shelf } from '../images/images.ts';
import { officeTransaction } from '../office-log/office-log.ts';
import { listProductValues } from '../office-products/office-products.ts';
import type { TakenTask, Tasks } from '../tasks/tasks.ts';
import { type FetchPicture, keepPicture, openSource } from './fetch-picture.ts';
import {
  endRun,
  findRun,
  insertRun,
  listFailures,
  listItems,
  listRuns,
  type RunItem,
  type RunRow,
  setItem,
} from './picture-runs.queries.ts';
import { readRun } from './read-run.ts';

const SHOWN = 30;
const FAILURES = 200;
/** As many as the field takes. */
const MOST_OF_PRODUCT = 30;

export interface PictureRunsParts {
  db: Database;
  longDb: Database;
  tasks: Tasks;
  changes: Changes;
  shelf: Shelf | undefined;
  findDuties(db: Db, staffId: number): Promise<Duties | null>;
  fetchPicture?: FetchPicture;
}

export type PictureRuns = ReturnType<typeof createPictureRuns>;

export function createPictureRuns(parts: PictureRunsParts) {
  const { db, longDb, tasks, changes, shelf, findDuties, fetchPicture } = parts;

  async function show(id: number, viewer: { id: number }, language: Locale): Promise<PictureRun> {
    const run = await findRun(db, id);
    if (run?.createdBy !== viewer.id) throw new Refusal('pictures.not_found');
    const failures = await listFailures(db, id, FAILURES);
    return {
      ...toBrief(run),
      failures: failures.map(({ n, source, why }) => {
        const code = why ?? 'unknown';
        return { n, source, why: { code, words: sayPictureReason(code, language) } };
      }),
    };
  }

  async function work(task: TakenTask): Promise<void> {
    const { runId } = task.open() as { runId: number };
    const run = await findRun(db, runId);
    if (!run || run.isDone) return;
    const source = await openSource(db, run, fetchPicture);
    const items = await listItems(db, runId);
    for (const [at, item] of items.entries()) {
      if (item.picture === null && item.why === null && item.productId !== null) {
        const kept = await keepPicture(shelf, () => source(item.source));
        await setItem(db, runId, { n: item.n, ...kept });
      }
      await task.keep({ done: at + 1, of: items.length });
    }
    await draft(run, await listItems(db, runId));
  }

  /** Which products get what was kept: by whoever sent it, if they may by then. */
  async function draft(run: RunRow, items: readonly RunItem[]): Promise<void> {
    const { id, name, createdBy, mode } = run;
    const actor = {
      staffId: createdBy,
      call: 'createPictureRun',
      right: 'products.edit',
      requestId: null,
    } as const;
    const about = { subject: 'picture_run', subjectId: id, words: { title: name } };
    const write: Asking['write'] = (work, facts) => officeTransaction(longDb, actor, work, facts);
    const duties = await findDuties(db, createdBy);
    const wanted = Map.groupBy(
      items.filter(({ picture }) => picture !== null),
      ({ productId }) => productId ?? 0,
    );
    const rows = await listProductValues(db, [...wanted.keys()], ['images']);
    const list = rows.flatMap(({ id: productId, images }) => {
      const own = images as string[];
      const brought = (wanted.get(productId) ?? []).toSorted((one, other) => one.position - other.position);
      const to = mergePictures(
        own,
        brought.flatMap(({ picture }) => picture ?? []),
        mode,
        MOST_OF_PRODUCT,
      );
      const isSame = to.length === own.length && to.every((picture, at) => picture === own[at]);
      return isSame ? [] : { subject: 'product', id: productId, field: 'images', from: own, to };
    });
    const mayWrite = duties !== null && findReach(duties, 'products.edit', 'write') !== null;
    const setId =
      mayWrite && list.length > 0
        ? await changes.draft({ title: name, kind: 'import', items: list }, `pictures:${id}`, {
            viewer: { ...duties, id: createdBy },
            write,
          })
        : null;
    await write((tx) => endRun(tx, id, setId), { ...about, changeSetId: setId });
  }

  return {
    show,

    async list(viewer: { id: number }) {
      return { items: (await listRuns(db, viewer.id, SHOWN)).map(toBrief) };
    },

    async create(
      { name, mode, content }: z.output<typeof createPictureRun.body>,
      { viewer, language, write }: Pick<Asking, 'viewer' | 'language' | 'write'>,
    ): Promise<PictureRun> {
      const bytes = Buffer.from(content, 'base64');
      const { kind, items } = await readRun(db, bytes);
      const id = await write(
        async (tx) => {
          const made = { name, kind, mode, createdBy: viewer.id, archive: kind === 'zip' ? bytes : null };
          const runId = await insertRun(tx, made, items);
          await tasks.put(tx, { kind: KIND, key: `run:${runId}`, payload: { runId }, askedBy: viewer.id });
          return runId;
        },
        (made) => ({ subject: 'picture_run', subjectId: made, words: { title: name, count: items.length } }),
      );
      return show(id, viewer, language);
    },

    runDue: (signal?: AbortSignal): Promise<number> => tasks.runDue({ ...kindOfTask, run: work }, signal),
  };
}

const toBrief = ({ createdBy: _author, createdAt, ...run }: RunRow) => ({
  ...run,
  createdAt: createdAt.toISOString(),
});

const KIND = 'pictures';
const kindOfTask = {
  kind: KIND,
  leaseSeconds: 120,
  mostTries: 5,
  firstPauseSeconds: 5,
  longestPauseSeconds: 60,
};
