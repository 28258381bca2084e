/** The link of a letter into the shop, and what came of the letters, for staff. */
import type { FastifyInstance } from 'fastify';
import { getLetterFigures } from '#contract/office/letters.ts';
import { findReach } from '#domain/office/rights.ts';
import { SETTINGS } from '#domain/office/settings.ts';
import type { Database } from '../database.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import type { Settings } from '../settings/settings.ts';
import { listFigures, openLetter } from './wanted-letters.queries.ts';
import { GO_PATH } from './wanted-letters.ts';

const MARK = /^[a-z0-9]{12}$/;

/** `/letters/go/{mark}`: where the letter leads, counted and nothing else; a mark that nobody knows leads home. */
export function registerLetterLinks(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { mark: string } }>(`${GO_PATH}/:mark`, async ({ params: { mark } }, reply) => {
    const goal = MARK.test(mark) ? await openLetter(db, mark) : null;
    return reply.header('cache-control', 'no-store').redirect(goal ?? '/', 302);
  });
}

export function registerOfficeLetters(door: OfficeHttp, settings: Pick<Settings, 'read'>): void {
  officeRoute(door, getLetterFigures, async ({ viewer }) => {
    const [{ values }, figures] = await Promise.all([settings.read(), listFigures(door.db)]);
    return {
      data: {
        perWeek: values['letters.per_week'],
        canChange: findReach(viewer, SETTINGS['letters.cart'].right, 'write') !== null,
        kinds: figures.map((each) => ({ ...each, isOn: values[`letters.${each.kind}`] })),
      },
    };
  });
}
