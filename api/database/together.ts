/**
 * Questions of one kind that are asked within one turn of the event loop go to PostgreSQL as one, with an array: a session
 * for each of twenty requests costs one round trip. Promises that whoever asks hears what was true after they had asked:
 * nothing is kept, the next turn asks anew. Hides who asks at the same moment; whose patience ends waits no longer, the
 * others still do. Within a transaction a question belongs to that transaction alone.
 */
import type postgres from 'postgres';
import { waitPatiently, withoutPatience } from './patience.ts';

type Db = postgres.ISql;

/** More in one statement would make the first wait for the last. */
const MOST_AT_ONCE = 64;

interface Question<Key, Answer> {
  key: Key;
  answer(value: Answer): void;
  fail(error: unknown): void;
}

/** `ask` gives an answer for each key, in their order. */
export function askTogether<Key, Answer>(
  ask: (db: Db, keys: readonly Key[]) => Promise<readonly Answer[]>,
): (db: Db, key: Key) => Promise<Answer> {
  const waiting = new WeakMap<Db, Question<Key, Answer>[]>();

  async function send(db: Db, questions: readonly Question<Key, Answer>[]): Promise<void> {
    try {
      const answers = await ask(
        db,
        questions.map(({ key }) => key),
      );
      for (const [at, { answer }] of questions.entries()) answer(answers[at] as Answer);
    } catch (error) {
      for (const { fail } of questions) fail(error);
    }
  }

  function sendAll(db: Db): void {
    const questions = waiting.get(db) ?? [];
    waiting.delete(db);
    for (let at = 0; at < questions.length; at += MOST_AT_ONCE)
      void send(db, questions.slice(at, at + MOST_AT_ONCE));
  }

  return (db, key) =>
    waitPatiently(
      () =>
        new Promise<Answer>((answer, fail) => {
          const question = { key, answer, fail };
          const others = waiting.get(db);
          if (others) {
            others.push(question);
            return;
          }
          waiting.set(db, [question]);
          // After all that has come in at this moment has been read.
          withoutPatience(() => setImmediate(() => sendAll(db)));
        }),
    );
}

/** Rows by codes: all that are wanted at one moment are read at once, and each is given those it named. */
export const listTogether = <Row extends { code: string }>(
  list: (db: Db, codes: readonly string[]) => Promise<readonly Row[]>,
): ((db: Db, codes: readonly string[]) => Promise<Row[]>) => rowsTogether(list, ({ code }) => code);

/** The same by ids. */
export const listByIdTogether = <Row extends { id: number }>(
  list: (db: Db, ids: readonly number[]) => Promise<readonly Row[]>,
): ((db: Db, ids: readonly number[]) => Promise<Row[]>) => rowsTogether(list, ({ id }) => id);

const rowsTogether = <Key, Row>(
  list: (db: Db, keys: readonly Key[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
): ((db: Db, keys: readonly Key[]) => Promise<Row[]>) =>
  askTogether(async (db, wanted) => {
    const all = [...new Set(wanted.flat())] as Key[];
    const rows = all.length > 0 ? await list(db, all) : [];
    return wanted.map((keys) => {
      const own = new Set(keys);
      return rows.filter((row) => own.has(keyOf(row)));
    });
  });
