/** Where partners are told of what happens, and what became of each message. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { webhookType } from '../webhook-types.ts';
import { officeCall } from './office-call.ts';

const params = z.object({ id: z.string().regex(/^\d{1,9}$/) });
const url = z.url({ protocol: /^https$/ }).max(500);
const types = z.array(webhookType).min(1).max(webhookType.options.length);

const webhook = z.object({
  id: z.number().int(),
  partnerId: z.number().int(),
  partner: z.string(),
  url: z.string(),
  types: z.array(webhookType),
  state: z.enum(['active', 'paused']),
  pausedWhy: z.enum(['failing', 'gone', 'staff']).nullable(),
  failingSince: z.string().nullable(),
  /** Until then both secrets sign. */
  previousUntil: z.string().nullable(),
  lastDoneAt: z.string().nullable(),
  waiting: z.number().int(),
});
export type Webhook = z.infer<typeof webhook>;

const delivery = z.object({
  id: z.number().int(),
  messageId: z.string(),
  type: z.string(),
  round: z.number().int(),
  state: z.enum(['waiting', 'done', 'failed']),
  tries: z.number().int(),
  lastError: z.string().nullable(),
  triedAt: z.string().nullable(),
  createdAt: z.string(),
});
export type Delivery = z.infer<typeof delivery>;

export const getWebhooks = officeCall({
  method: 'GET',
  path: '/office/api/v1/webhooks/',
  summary: 'Where partners are told of what happens',
  staff: { right: 'outside' },
  answer: z.object({ items: z.array(webhook) }),
});

export const getWebhook = officeCall({
  method: 'GET',
  path: '/office/api/v1/webhooks/{id}/',
  summary: 'One of them with its journal, the newest first',
  staff: { right: 'outside' },
  params,
  query: z.object({ before: z.coerce.number().int().min(1).optional() }),
  answer: withData(z.object({ webhook, deliveries: z.array(delivery), next: z.number().int().nullable() })),
  refusals: ['webhook.not_found'],
});

const secret = withData(z.object({ id: z.number().int(), secret: z.string() }));

export const createWebhook = officeCall({
  method: 'POST',
  path: '/office/api/v1/webhooks/',
  summary: 'A partner is told of these events at this address; the secret is shown this once',
  staff: { right: 'outside', isFresh: true },
  body: z.object({ partnerId: z.number().int().min(1).max(2_000_000_000), url, types }),
  // No key: the answer would be kept, and with it the secret.
  answer: secret,
  refusals: ['partner.not_found', 'webhook.private_address'],
});

export const changeWebhook = officeCall({
  method: 'PATCH',
  path: '/office/api/v1/webhooks/{id}/',
  summary: 'Another address or other events; paused, or going on',
  staff: { right: 'outside', isFresh: true },
  params,
  body: z.object({ url, types, isPaused: z.boolean() }),
  answer: withData(webhook),
  refusals: ['webhook.not_found', 'webhook.private_address'],
});

export const rotateWebhookSecret = officeCall({
  method: 'POST',
  path: '/office/api/v1/webhooks/{id}/secret/',
  summary: 'A new secret; for a day messages are signed by both',
  staff: { right: 'outside', isFresh: true },
  params,
  answer: secret,
  refusals: ['webhook.not_found'],
});

export const removeWebhook = officeCall({
  method: 'DELETE',
  path: '/office/api/v1/webhooks/{id}/',
  summary: 'Nothing is told there any more',
  staff: { right: 'outside', isFresh: true },
  params,
  answer: z.object({ success: z.literal(true) }),
  refusals: ['webhook.not_found'],
});

export const testWebhook = officeCall({
  method: 'POST',
  path: '/office/api/v1/webhooks/{id}/test/',
  summary: 'Sends a message that says nothing, to see it arrive',
  staff: { right: 'outside' },
  params,
  answer: withData(z.object({ messageId: z.string() })),
  refusals: ['webhook.not_found', 'webhook.paused'],
});

export const replayWebhook = officeCall({
  method: 'POST',
  path: '/office/api/v1/webhooks/{id}/replay/',
  summary: 'Sends again: one message, or all of a time',
  staff: { right: 'outside' },
  params,
  body: z.union([
    z.object({ deliveryId: z.number().int().min(1) }),
    z.object({ since: z.iso.datetime(), until: z.iso.datetime() }),
  ]),
  answer: withData(z.object({ count: z.number().int() })),
  refusals: ['webhook.not_found', 'webhook.paused'],
  acceptsKey: true,
});
