import { listNoticesForOperators, markNoticeTold } from '#api/feedback/feedback.ts';
import { readFlags } from '../flags.ts';
import { type Subject, usageOf } from './subject.ts';

/** Who waits for a product or a lower price. E-mails leave by themselves; who left a phone is called. */
export const notices: Subject = {
  usage: ['notices list [due]', 'notices <id> told'],

  async run(db, words) {
    const [first = '', second] = readFlags(words, {}).positionals;
    if (first === 'list') {
      const lines = await listNoticesForOperators(db);
      return lines
        .filter(({ isDue }) => second !== 'due' || isDue)
        .map(({ id, at, isDue, kind, contact, cityName, language, productName, productCode }) =>
          [id, at, isDue ? 'due' : '   ', kind, contact, language, cityName, productCode, productName].join(
            '  ',
          ),
        )
        .join('\n');
    }
    if (!/^[0-9]{1,12}$/.test(first) || second !== 'told') throw usageOf(this);
    return (await markNoticeTold(db, Number(first))) ? `${first}: told` : `Nobody waits under ${first}.`;
  },
};
