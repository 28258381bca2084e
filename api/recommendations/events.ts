/**
 * The shop's own stream of what visitors do with products. Promises: nobody is in it (a visitor is a part of the hash of a
 * random mark), a batch costs one statement, nobody can fill the table (limits by address, the refresh trims it). Feeds
 * what is popular and recommended (refresh.queries.ts).
 */
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';
import type { Client } from '../http/client.ts';
import { EVENTS } from '../http/limit-figures.ts';
import { requireClientWithin } from '../http/limits.ts';
import { insertEvents, type NotedEvent, type SeenEvent } from './events.queries.ts';
import { isInterest } from './interest.ts';
import { hashVisitor, markOf } from './views.ts';

export { listEventFigures } from './events.queries.ts';

interface Happening {
  events: readonly SeenEvent[];
  cityCode: string;
  language: Locale;
  /** the visitor's mark, if there is one */
  visitor: string | undefined;
  /** who is counted by the limit */
  client: Client;
}

export interface Events {
  /** Notes them and gives the visitor's mark: the one that came, or a new one. */
  record(happening: Happening): Promise<{ mark: string; recorded: number }>;
}

export function createEvents(db: Db): Events {
  return {
    async record({ events: told, cityCode, language, visitor: given, client }) {
      await requireClientWithin(db, EVENTS, client);
      const mark = markOf(given);
      const visitor = hashVisitor(mark);
      if (visitor === null) throw new Error('a mark of ours has no hash');
      // Anybody can say that they bought something: what was bought is told by the orders.
      const seen = told.filter(({ kind }) => kind !== 'purchase');
      const events: NotedEvent[] = [];
      for (const event of seen) {
        const isAddition = event.kind === 'add';
        events.push({
          ...event,
          isCounted: isAddition && (await isInterest(db, client, event.kind, event.productCode)),
        });
      }
      return { mark, recorded: await insertEvents(db, events, { visitor, cityCode, language }) };
    },
  };
}
