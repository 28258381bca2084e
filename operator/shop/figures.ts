import { listEventFigures } from '#api/recommendations/recommendations.ts';
import { readFlags } from '../flags.ts';
import { type Subject, usageOf } from './subject.ts';

const COLUMNS = ['view', 'add', 'remove', 'begin', 'purchase', 'visitors'] as const;

/** What visitors did, day by day. */
export const figures: Subject = {
  usage: ['figures [days, 14 unless told]'],

  async run(db, words) {
    const [days = '14'] = readFlags(words, {}).positionals;
    if (!/^\d{1,3}$/.test(days)) throw usageOf(this);
    const lines = await listEventFigures(db, Number(days));
    const head = ['day'.padEnd(10), ...COLUMNS.map((name) => name.padStart(9))].join(' ');
    return [
      head,
      ...lines.map((line) => [line.day, ...COLUMNS.map((name) => String(line[name]).padStart(9))].join(' ')),
    ].join('\n');
  },
};
