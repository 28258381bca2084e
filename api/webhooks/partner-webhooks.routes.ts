/** What a partner's program may ask of its own webhooks. */
import { replayPartnerWebhook } from '#contract/partner-webhooks.ts';
import type { Database } from '../database.ts';
import { type PartnerHttp, partnerRoute } from '../http/partner-route.ts';
import { type PartnerCaller, writeAs } from '../partners/partners.ts';
import type { WebhookActs } from './webhook-acts.ts';

interface PartnerDoor {
  door: PartnerHttp<PartnerCaller>;
  /** Connections by which nothing is written without an entry in the log. */
  writeDb: Database;
}

export function registerPartnerWebhooks({ door, writeDb }: PartnerDoor, acts: WebhookActs): void {
  partnerRoute(door, replayPartnerWebhook, async ({ params, body, caller, requestId }) => {
    const write = writeAs(writeDb, { caller, call: 'replayPartnerWebhook', right: 'outside', requestId });
    const what = { since: body.since, until: new Date().toISOString() };
    return { data: { count: await acts.replay(Number(params.id), what, write, caller.partnerId) } };
  });
}
