import { confirmNotice, endNotices, getNotices, removeNotice } from '#contract/feedback.ts';
import type { Database } from '../database.ts';
import type { Http } from '../http/http.ts';
import { Refusal } from '../http/refusal.ts';
import { route } from '../http/route.ts';
import { hashToken } from '../http/session.ts';
import { registerEndLink } from './end-link.routes.ts';
import {
  confirmNoticeByToken,
  deleteNotice,
  endNoticesByToken,
  findNoticeOwner,
  listNoticesOf,
} from './notices.queries.ts';

const MOST_LISTED = 100;
const done = { success: true as const };

export function registerNotices(http: Http, db: Database): void {
  registerEndLink(http.app, db);
  http.owners.set('notice', async ({ id }) =>
    typeof id === 'string' && /^\d{1,18}$/.test(id) ? findNoticeOwner(db, id) : null,
  );

  route(http, confirmNotice, async ({ body, language }) => {
    const confirmed = await confirmNoticeByToken(db, hashToken(body.token), language);
    if (!confirmed) throw new Refusal('token.unknown');
    return { data: confirmed };
  });

  route(http, endNotices, async ({ body }) => {
    if (!(await endNoticesByToken(db, hashToken(body.token)))) throw new Refusal('token.unknown');
    return done;
  });

  route(http, getNotices, async ({ viewer, language }) => ({
    data: (await listNoticesOf(db, viewer.id, language, MOST_LISTED)).map(
      ({ createdAt, toldAt, ...notice }) => ({
        ...notice,
        createdAt: createdAt.toISOString(),
        toldAt: toldAt?.toISOString() ?? null,
      }),
    ),
  }));

  route(http, removeNotice, async ({ params }) => {
    await deleteNotice(db, params.id);
    return done;
  });
}
