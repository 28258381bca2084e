/**
 * The dry run of a file: every row against what is stored, and a draft of what it would change. A few thousand rows while its
 * author waits, more by a task, with the rights that its author has by then.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reach } from '#contract/office/rights.ts';
import { parseLocale } from '#domain/locale.ts';
import { findKey, type Mapping, toSignature } from '#domain/office/mapping.ts';
import { type Duties, findReach } from '#domain/office/rights.ts';
import type { SupplierTakes } from '#domain/office/supplier-rows.ts';
import type { Asking, Changes } from '../change-sets/change-sets.ts';
import type { Database, Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { officeTransaction } from '../office-log/office-log.ts';
import type { TakenTask, Tasks } from '../tasks/tasks.ts';
import { mayMakeProducts, openColumns } from './import-columns.ts';
import { type Judgement, judgeRows } from './judge-rows.ts';
import { judgeSupplierRows } from './judge-supplier-rows.ts';
import {
  findImport,
  type ImportRecord,
  keepMapping,
  setChangeSet,
  setJudgement,
  setJudging,
} from './office-imports.queries.ts';
import { keepSupplierWords } from './suppliers.queries.ts';
import { toRemembered } from './told-mapping.ts';

export interface JudgingParts {
  db: Database;
  /** Connections that wait longer for a statement than a request does. */
  longDb: Database;
  tasks: Tasks;
  changes: Changes;
  findDuties(db: Db, staffId: number): Promise<Duties | null>;
}

export interface ImportAsking extends Asking {
  /** Some may send prices alone. */
  reach: Reach;
}

type Judged = Pick<ImportRecord, 'id' | 'name' | 'heads' | 'judgements' | 'supplierId'>;
/** The columns as told, and what is taken from a supplier's list. */
export interface Told {
  mapping: Mapping;
  takes: SupplierTakes | null;
}
type JudgeAsking = Pick<ImportAsking, 'viewer' | 'reach' | 'language' | 'write'>;

export function createJudging({ db, longDb, tasks, changes, findDuties }: JudgingParts) {
  /** The rows as they are judged now, and what was told of their columns kept for the next file. */
  async function judgeAll(
    tx: Db,
    record: Judged,
    { mapping, takes }: Told,
    { viewer, reach, language }: JudgeAsking,
    onPiece?: (rows: number) => Promise<unknown>,
  ): Promise<Judgement> {
    const { id: importId, supplierId } = record;
    const signature = toSignature(record.heads);
    if (supplierId !== null && takes !== null) {
      await keepSupplierWords(tx, supplierId, { signature, mapping, takes, staffId: viewer.id });
      const { heads } = record;
      return judgeSupplierRows(tx, { importId, supplierId, mapping, takes, heads }, onPiece);
    }
    const key = findKey(mapping);
    if (key === null) throw new Refusal('import.no_key');
    const columns = await openColumns(db, viewer, reach);
    const mayMake = mayMakeProducts(viewer, reach);
    const { heads } = record;
    const remembered = await toRemembered(tx, { importId, signature, heads }, mapping, columns);
    await keepMapping(tx, signature, remembered, viewer.id);
    return judgeRows(tx, { importId, mapping, key, columns, mayMake, language, heads }, onPiece);
  }

  async function judge(
    record: Judged,
    told: Told,
    asking: JudgeAsking,
    onPiece?: (rows: number) => Promise<unknown>,
  ): Promise<void> {
    const { id, name } = record;
    const { viewer, write } = asking;
    const about = { subject: 'import', subjectId: id, words: { title: name } };
    const judgement = await write(async (tx) => {
      const judged = await judgeAll(tx, record, told, asking, onPiece);
      await setJudgement(tx, id, { ...told, counts: judged.counts });
      return judged;
    }, about);
    if (judgement.changes.length === 0) return;
    const draft = { title: name, kind: 'import' as const, items: judgement.changes };
    const setId = await changes.draft(draft, `import:${id}:${record.judgements + 1}`, { viewer, write });
    await write((tx) => setChangeSet(tx, id, setId), { ...about, changeSetId: setId });
  }

  async function run(task: TakenTask): Promise<void> {
    const { importId, mapping, takes, language } = task.open() as Told & {
      importId: number;
      language: string;
    };
    const record = await findImport(db, importId);
    if (!record) return;
    const duties = await findDuties(db, record.createdBy);
    const reach = duties && findReach(duties, 'products.bulk', 'write');
    const actor = {
      staffId: record.createdBy,
      call: 'judgeImport',
      right: 'products.bulk',
      requestId: null,
    } as const;
    const write: Asking['write'] = (work, facts) => officeTransaction(longDb, actor, work, facts);
    const stop = () =>
      write((tx) => setJudging(tx, importId, false), { subject: 'import', subjectId: importId });
    if (!duties || !reach) return void (await stop());
    const asking = {
      viewer: { ...duties, id: record.createdBy },
      reach,
      language: parseLocale(language),
      write,
    };
    let done = 0;
    const rest = restAfterEach();
    const tell = async (rows: number) => {
      done += rows;
      await task.keep({ done, of: record.rows });
      await rest();
    };
    try {
      await judge(record, { mapping, takes: takes ?? null }, asking, tell);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await stop();
    }
  }

  return {
    judge,

    putOff: ({ id, name, judgements }: Judged, told: Told, { viewer, language, write }: JudgeAsking) =>
      write(
        async (tx) => {
          await setJudging(tx, id, true);
          const payload = { importId: id, ...told, language };
          await tasks.put(tx, {
            kind: KIND,
            key: `judge:${id}:${judgements + 1}`,
            payload,
            askedBy: viewer.id,
          });
        },
        { subject: 'import', subjectId: id, words: { title: name } },
      ),

    runDue: (signal?: AbortSignal): Promise<number> => tasks.runDue({ ...kind, run }, signal),
  };
}

/** More than any piece takes on a machine that has time. */
const LONGEST_REST_MS = 100;

/** Nobody waits for a task, and visitors for the same loop and cores: they have as long as each piece took. */
function restAfterEach(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    await sleep(Math.min(performance.now() - begun, LONGEST_REST_MS));
    begun = performance.now();
  };
}

const KIND = 'import';
const kind = {
  kind: KIND,
  leaseSeconds: 120,
  mostTries: 3,
  firstPauseSeconds: 5,
  longestPauseSeconds: 60,
};
