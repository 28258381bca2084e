import { changeUser, confirmLeaving, deleteUser, exportUser, getUser } from '#contract/users.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import { clearTokenCookie } from '../http/session.ts';
import type { PrivateData } from './private-data.ts';

export function registerPrivateData(http: Http, privateData: PrivateData): void {
  route(http, getUser, async ({ viewer }) => ({ data: await privateData.get(viewer) }));

  route(http, changeUser, async ({ viewer, body, language, address }) => ({
    data: await privateData.change(viewer, body, { language, address }),
  }));

  route(http, exportUser, async ({ viewer }) => privateData.pack(viewer.id));

  route(http, deleteUser, async ({ viewer, body, language, reply }) => {
    const leaving = await privateData.leave(viewer.id, body.password, language);
    if (leaving.deleteAt !== null) clearTokenCookie(reply);
    return { data: leaving };
  });

  route(http, confirmLeaving, async ({ body, viewer, reply }) => {
    const { userId, deleteAt } = await privateData.confirmLeaving(body.token);
    if (viewer?.id === userId) clearTokenCookie(reply);
    return { data: { deleteAt } };
  });
}
