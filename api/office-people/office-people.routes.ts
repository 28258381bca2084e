/** The calls of the office about users. */
import {
  endPersonSessions,
  endSubscription,
  findPeople,
  forgetPerson,
  getPerson,
  givePoints,
  keepPerson,
  mergePeople,
  notePerson,
  packPerson,
  quoteMerge,
  revealPerson,
} from '#contract/office/people.ts';
import type { Database } from '../database.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import type { OfficePeople } from './office-people.ts';
import { findStoresOf } from './people.queries.ts';

const done = { success: true } as const;

export function registerOfficePeople(door: OfficeHttp, db: Database, people: OfficePeople): void {
  door.touched.set('user', ({ params }) => findStoresOf(db, Number(params.id)));

  officeRoute(door, findPeople, async ({ body, reach }) => ({ items: await people.find(body.q, reach) }));

  officeRoute(door, getPerson, async ({ params, viewer, reach, language }) => ({
    data: await people.get(Number(params.id), viewer, reach, language),
  }));

  officeRoute(door, revealPerson, async ({ params, body, write }) => ({
    data: await people.reveal(Number(params.id), body, write),
  }));

  officeRoute(door, notePerson, async ({ params, body, viewer, write }) => ({
    data: { id: await people.note(Number(params.id), body.text, viewer, write) },
  }));

  officeRoute(door, givePoints, async ({ params, body, viewer, language, write }) => ({
    data: await people.points.give({ id: Number(params.id), ...body }, { viewer, language, write }),
  }));

  officeRoute(door, endPersonSessions, async ({ params, body, write }) => ({
    data: { ended: await people.endSessions(Number(params.id), body.sessionId, write) },
  }));

  officeRoute(door, endSubscription, async ({ params, language, write }) => {
    await people.unsubscribe(Number(params.id), language, write);
    return done;
  });

  officeRoute(door, packPerson, async ({ params, body, viewer, write }) => ({
    data: await people.pack(Number(params.id), body.reason, viewer, write),
  }));

  officeRoute(door, forgetPerson, ({ params, body, viewer, language, write }) =>
    people.endings.forget({ id: Number(params.id), reason: body.reason }, { viewer, language, write }),
  );

  officeRoute(door, keepPerson, async ({ params, write }) => {
    await people.keep(Number(params.id), write);
    return done;
  });

  officeRoute(door, quoteMerge, async ({ body, language }) => ({
    data: await people.endings.quote(db, body, language),
  }));

  officeRoute(door, mergePeople, ({ body, viewer, language, write }) =>
    people.endings.merge(body, { viewer, language, write }),
  );
}
