import { changeUser, deleteUser, exportUser, getUser } from '#contract/customers.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import { clearTokenCookie } from '../http/session.ts';
import type { PrivateData } from './private-data.ts';

const FORGET_EVERY_MS = 60 * 60 * 1000;

export function registerPrivateData(http: Http, privateData: PrivateData): void {
  const { app } = http;
  route(http, getUser, async ({ viewer }) => ({ data: await privateData.get(viewer) }));

  route(http, changeUser, async ({ viewer, body, language, address }) => ({
    data: await privateData.change(viewer, body, { language, address }),
  }));

  route(http, exportUser, async ({ viewer }) => privateData.pack(viewer.id));

  route(http, deleteUser, async ({ viewer, body, language, reply }) => {
    const deleteAt = await privateData.leave(viewer.id, body.password, language);
    clearTokenCookie(reply);
    return { data: { deleteAt } };
  });

  // Beside the requests, by every worker: each takes whom no other has taken. A failure is tried again in an hour.
  let timer: NodeJS.Timeout | undefined;
  const forget = () =>
    privateData
      .forgetLeavers()
      .catch((error: unknown) => app.log.warn({ err: error }, 'people who left could not be forgotten'));
  app.addHook('onListen', async () => {
    timer = setInterval(forget, FORGET_EVERY_MS);
    timer.unref();
    void forget();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
