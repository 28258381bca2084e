import { transaction } from '#api/database.ts';
import { listWebhooks, replayByOperator } from '#api/webhooks/operators.ts';
import { type Subject, usageOf } from './subject.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2}))?$/;

/** Messages to partners: who is told what, and the messages of a time sent anew. */
export const webhooks: Subject = {
  usage: ['webhooks', 'webhooks replay <id> <2026-11-17T21:30Z> [<until>]'],

  async run(db, [word, id = '', since = '', until = new Date().toISOString()]) {
    if (word === undefined) {
      const all = await listWebhooks(db);
      if (all.length === 0) return 'No partner is told anything.';
      return all
        .map((each) => `${each.id} ${each.state} ${each.partner}: ${each.url} (${each.types.join(', ')})`)
        .join('\n');
    }
    const isMoment = (text: string) => MOMENT.test(text) && !Number.isNaN(Date.parse(text));
    if (word !== 'replay' || !/^\d{1,9}$/.test(id) || !isMoment(since)) throw usageOf(this);
    if (Number.isNaN(Date.parse(until)) || Date.parse(until) <= Date.parse(since)) throw usageOf(this);
    const times = { since: new Date(since).toISOString(), until: new Date(until).toISOString() };
    const count = await transaction(db, (tx) => replayByOperator(tx, Number(id), times));
    if (count === null)
      throw new Error(`${id} is no webhook that is told anything: paused, removed or unknown.`);
    return `${count} messages are sent anew.`;
  },
};
