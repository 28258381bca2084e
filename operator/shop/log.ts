import { verifySeals } from '#api/office-log/office-log.ts';
import { type Subject, usageOf } from './subject.ts';

const FAULTS = {
  chain: 'a seal does not follow the one before it',
  rows: 'entries were added to it or taken out',
  hash: 'an entry or a row of it was changed',
  unsealed: 'an entry stands in an hour that the seals have passed over',
} as const;

/** Whether the log of the office is what it was when each hour was sealed. */
export const log: Subject = {
  usage: ['log verify'],

  async run(db, [word]) {
    if (word !== 'verify') throw usageOf(this);
    const { seals, rows, newest, broken } = await verifySeals(db);
    if (broken)
      throw new Error(`The log is broken${broken.hour ? ` at ${broken.hour}` : ''}: ${FAULTS[broken.why]}.`);
    if (!newest) return 'Nothing is sealed yet.';
    return [
      `${seals} hours with ${rows} entries are as they were sealed.`,
      `The newest link, ${newest.hour}: ${newest.hash}. The process log has the same line.`,
    ].join('\n');
  },
};
