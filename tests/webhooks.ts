/** Webhooks for tests: made in the office for an address of the internet, and then led to the stand by its name. */
import { createWebhook } from '#contract/office/webhooks.ts';
import type { WebhookType } from '#contract/webhook-types.ts';
import type { TestApp } from './app.ts';
import { askOffice } from './office.ts';
import { anApiKey } from './office-partner-examples.ts';
import type { Receiver } from './stands/webhooks/receiver.ts';

/** `cookie` is of an administrator. */
export async function aTriedWebhook(
  shop: TestApp,
  { cookie, receiver, types }: { cookie: string; receiver: Receiver; types: readonly WebhookType[] },
): Promise<{ id: number; partnerId: number }> {
  const { partnerId } = await anApiKey(shop);
  await shop.db`UPDATE partners SET email = 'it@partner.sheber.test' WHERE id = ${partnerId}`;
  const body = { partnerId, url: 'https://95.56.1.2/hooks', types };
  const { data } = (await askOffice(shop, createWebhook, { cookie, body })).json();
  receiver.secrets.push(data.secret);
  const url = `http://partner.sheber.test:${new URL(receiver.url).port}/hooks`;
  await shop.db`UPDATE webhook_endpoints SET url = ${url} WHERE id = ${data.id}`;
  return { id: data.id, partnerId };
}

export async function lastOrder({ db }: TestApp): Promise<{ id: number; number: string }> {
  const [order] = await db<
    { id: number; number: string }[]
  >`SELECT id, number FROM orders ORDER BY id DESC LIMIT 1`;
  return order ?? { id: 0, number: '' };
}
