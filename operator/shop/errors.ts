import { listClientErrors } from '#api/client-errors/client-errors.ts';
import { type Subject, usageOf } from './subject.ts';

const SHOWN = 50;

/** What broke in visitors' browsers, the latest first. */
export const errors: Subject = {
  usage: ['errors'],

  async run(db, words) {
    if (words.length > 0) throw usageOf(this);
    const listed = await listClientErrors(db, SHOWN);
    if (listed.length === 0) return 'No browser has told of an error.';
    return listed
      .map(
        ({ fingerprint, message, stack, page, build, count, firstAt, lastAt }) =>
          `${fingerprint}  ${count} times, ${firstAt.toISOString()} to ${lastAt.toISOString()}, at ${page} (build ${build})\n` +
          `  ${message}\n${stack.replace(/^/gm, '    ')}`,
      )
      .join('\n');
  },
};
