import { listTasks, runTaskAgain } from '#api/tasks/tasks.ts';
import type { Subject } from './subject.ts';

type ListedTask = Awaited<ReturnType<typeof listTasks>>['tasks'][number];

const ANSWERS = {
  again: 'is done again at once',
  missing: 'is no task',
  done: 'is done already',
  forgotten: 'was given up and what it said is erased: its cause must ask anew',
};

/** What must be done once and later: what waits, what was given up, and one more chance for it. */
export const tasks: Subject = {
  usage: ['tasks', 'tasks again <id>'],

  async run(db, [word, id = '']) {
    if (word === 'again' && /^[0-9]{1,15}$/.test(id))
      return `${id} ${ANSWERS[await runTaskAgain(db, Number(id))]}`;
    if (word !== undefined) throw new Error(`Usage: npm run shop -- ${this.usage.join('\n       ')}`);
    const { kinds, tasks: listed } = await listTasks(db);
    if (kinds.length === 0) return 'Nothing waits, nothing was given up.';
    return [
      ...kinds.map(
        ({ kind, waiting, dead, oldestSeconds }) =>
          `${kind}: ${waiting} waiting (the oldest for ${Math.round(oldestSeconds)} s), ${dead} given up`,
      ),
      '',
      ...listed.map(toLine),
    ].join('\n');
  },
};

function toLine({
  id,
  kind,
  key,
  state,
  tries,
  dueInSeconds,
  isLeased,
  progress,
  lastError,
}: ListedTask): string {
  const when = isLeased ? 'at work' : `due in ${Math.max(0, Math.round(dueInSeconds))} s`;
  return [
    id,
    kind,
    key,
    state === 'dead' ? 'given up' : when,
    `tried ${tries} times`,
    progress === null ? '' : JSON.stringify(progress),
    lastError ?? '',
  ]
    .filter((part) => part !== '')
    .join('  ');
}
