/** What the shop's people see of the queue, and what they may do. */
import type { Db } from '../database.ts';
import {
  askToStop,
  countTasks,
  findListedTask,
  findTaskState,
  type KindFigures,
  type ListedTask,
  listTaskRows,
  restartTask,
} from './tasks.queries.ts';

const MOST_LISTED = 100;

export async function listTasks(db: Db): Promise<{ kinds: KindFigures[]; tasks: ListedTask[] }> {
  return { kinds: await countTasks(db), tasks: await listTaskRows(db, MOST_LISTED) };
}

/** `forgotten`: what it said was erased with its end. */
export async function runTaskAgain(db: Db, id: number): Promise<'again' | 'missing' | 'done' | 'forgotten'> {
  if (await restartTask(db, id)) return 'again';
  const found = await findTaskState(db, id);
  if (found === null) return 'missing';
  return found.state === 'done' ? 'done' : 'forgotten';
}

export const findTask = findListedTask;

/** `asked`: somebody is at it and will end it at the next word of its progress. */
export async function stopTask(db: Db, id: number): Promise<'stopped' | 'asked' | 'missing' | 'over'> {
  const stopped = await askToStop(db, id);
  if (stopped !== null) return stopped;
  return (await findTaskState(db, id)) === null ? 'missing' : 'over';
}
