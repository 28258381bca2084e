/**
 * `npm run bench changes`: what a large set of changes costs: drafted, looked through, applied by its task, taken back, at
 * sizes that are written in one transaction and in batches; beside it the bare statement that writes the same rows.
 */
import { createApprovals } from '#api/approvals/approvals.ts';
import { type Asking, createChangeSets } from '#api/change-sets/change-sets.ts';
import { connect, type Database } from '#api/database.ts';
import { findStaffDuties } from '#api/office/office.ts';
import { officeTransaction } from '#api/office-log/office-log.ts';
import { tradeWordSubject } from '#api/office-search/office-search.ts';
import { createTasks } from '#api/tasks/tasks.ts';
import type { Change } from '#contract/office/changes.ts';
import { setup } from '#database/setup.ts';
import { demoFilling } from '#demo/filling.ts';
import { OFFICE_LIMITS } from '#domain/office/limits.ts';

const SIZES = [2_000, 20_000, 100_000];

export async function runChangesBench(databaseUrl: string, print: (text: string) => void): Promise<void> {
  const db = connect({ databaseUrl, workers: 1 }, { max: 1, statementTimeoutMs: 0 });
  const officeDb = connect({ databaseUrl, workers: 1 }, { max: 2, isOffice: true });
  const longDb = connect(
    { databaseUrl, workers: 1 },
    { max: 1, isOffice: true, statementTimeoutMs: 120_000 },
  );
  try {
    await setup(db, { filling: demoFilling(100), report: () => undefined });
    const asking = await openAsking(db, officeDb);
    const log = { error: () => undefined, warn: () => undefined };
    const readLimits = () => OFFICE_LIMITS;
    const changes = createChangeSets({
      db: officeDb,
      longDb,
      tasks: createTasks(db, { secretKey: 'of this run alone, and long enough', log }),
      approvals: createApprovals(officeDb, readLimits),
      readLimits,
      findDuties: findStaffDuties,
    });
    changes.subjects.set('trade_word', tradeWordSubject);
    print('\nchanges: seconds (and memory above the start) for a set of so many, × the bare statement');
    for (const size of SIZES) {
      const items = await fill(db, size);
      const bare = await time(() => writeBare(longDb, asking, 'стало'));
      await writeBare(longDb, asking, 'было');
      let setId = 0;
      const draft = { title: '', kind: 'bulk' as const, items, apply: false };
      const drafted = await time(async () => {
        setId = (await changes.create(draft, crypto.randomUUID(), asking)).id;
      });
      let digest = '';
      const seen = await time(async () => {
        digest = (await changes.get(setId, asking.viewer, 'ru', {})).digest;
      });
      const applied = await time(async () => {
        await changes.apply(setId, digest, asking);
        await changes.runDue();
      });
      const { counts } = await changes.get(setId, asking.viewer, 'ru', {});
      if (counts.applied !== size) throw new Error(`of ${size} changes ${counts.applied} were applied`);
      const undone = await time(async () => {
        await changes.undo(setId, true, crypto.randomUUID(), asking);
        await changes.runDue();
      });
      const say = ({ seconds, megabytes }: Timed) =>
        `${seconds.toFixed(2)} s (${(seconds / bare.seconds).toFixed(1)} ×, ${megabytes.toFixed(0)} MB)`;
      print(
        `${String(size).padStart(7)}  drafted ${say(drafted)}  looked through ${say(seen)}  applied ${say(applied)}  ` +
          `taken back ${say(undone)}  bare ${bare.seconds.toFixed(2)} s`,
      );
    }
  } finally {
    await Promise.all([db, officeDb, longDb].map((each) => each.end({ timeout: 1 })));
  }
}

interface Timed {
  seconds: number;
  megabytes: number;
}

async function time(work: () => Promise<unknown>): Promise<Timed> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 10);
  const begun = performance.now();
  await work();
  clearInterval(watch);
  return { seconds: (performance.now() - begun) / 1000, megabytes: (most - before) / 2 ** 20 };
}

/** So many groups of words, each of which gets another meaning. */
async function fill(db: Database, size: number): Promise<Change[]> {
  await db`TRUNCATE search_synonyms`;
  const rows = await db<{ id: number }[]>`
    INSERT INTO search_synonyms (words, means) SELECT ARRAY['слово' || n], ARRAY['было'] FROM generate_series(1, ${size}) n
    RETURNING id`;
  return rows.map(({ id }) => ({ subject: 'trade_word', id, field: 'means', from: ['было'], to: ['стало'] }));
}

/** The same rows by one statement, logged as everything that the office writes is. */
const writeBare = (longDb: Database, { viewer }: Asking, means: string): Promise<void> =>
  officeTransaction(
    longDb,
    { staffId: viewer.id, call: 'bench', right: null, requestId: null },
    async (tx) => {
      await tx`UPDATE search_synonyms SET means = ARRAY[${means}]`;
    },
    {},
  );

async function openAsking(db: Database, officeDb: Database): Promise<Asking> {
  const [row] = await db<{ id: number }[]>`
    INSERT INTO staff (email, name, state) VALUES ('bench@sheber.test', 'Проба', 'active') RETURNING id`;
  const id = Number(row?.id);
  await db`INSERT INTO staff_roles (staff_id, role) VALUES (${id}, 'administrator')`;
  const actor = { staffId: id, call: 'bench', right: null, requestId: null };
  return {
    viewer: { id, roles: ['administrator'], stores: [] },
    language: 'ru',
    write: (work, facts) => officeTransaction(officeDb, actor, work, facts),
    leaveAsIs: () => undefined,
  };
}
