/** Webhooks of partners in the office. */
import {
  changeWebhook,
  createWebhook,
  getWebhook,
  getWebhooks,
  removeWebhook,
  replayWebhook,
  rotateWebhookSecret,
  testWebhook,
} from '#contract/office/webhooks.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import type { WebhookActs } from './webhook-acts.ts';

export function registerOfficeWebhooks(door: OfficeHttp, acts: WebhookActs): void {
  officeRoute(door, getWebhooks, async () => ({ items: await acts.list() }));

  officeRoute(door, getWebhook, async ({ params, query }) => ({
    data: await acts.open(Number(params.id), query.before ?? null),
  }));

  officeRoute(door, createWebhook, async ({ body, viewer, write }) => ({
    data: await acts.create(body, viewer.id, write),
  }));

  officeRoute(door, changeWebhook, async ({ params, body, write }) => ({
    data: await acts.change(Number(params.id), body, write),
  }));

  officeRoute(door, rotateWebhookSecret, async ({ params, write }) => ({
    data: await acts.rotate(Number(params.id), write),
  }));

  officeRoute(door, removeWebhook, async ({ params, write }) => {
    await acts.remove(Number(params.id), write);
    return { success: true as const };
  });

  officeRoute(door, testWebhook, async ({ params, write }) => ({
    data: { messageId: await acts.test(Number(params.id), write) },
  }));

  officeRoute(door, replayWebhook, async ({ params, body, write }) => ({
    data: { count: await acts.replay(Number(params.id), body, write) },
  }));
}
