/** What a partner's program may ask of its own webhooks. */
import { z } from 'zod';
import { withData } from './call.ts';
import { partnerCall } from './partner-call.ts';

export const replayPartnerWebhook = partnerCall({
  method: 'POST',
  path: '/api/v1/partner/webhooks/{id}/replay/',
  summary: 'Sends again what one’s own webhook was told since then, at most 30 days ago',
  scope: null,
  params: z.object({ id: z.string().regex(/^\d{1,9}$/) }),
  body: z.object({ since: z.iso.datetime() }),
  answer: withData(z.object({ count: z.number().int() })),
  refusals: ['webhook.not_found', 'webhook.paused'],
});
