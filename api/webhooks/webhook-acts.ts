/** What staff do with webhooks, each with its entry in the log; secrets stand in none, and are shown once. */
import type { z } from 'zod';
import type { changeWebhook, createWebhook, Webhook } from '#contract/office/webhooks.ts';
import type { Database, Db } from '../database.ts';
import type { OfficeWrite } from '../http/office-write.ts';
import { Refusal } from '../http/refusal.ts';
import type { FindPlace } from '../outgoing/outgoing.ts';
import { findPartner } from '../partners/partners.ts';
import type { Seal } from '../tasks/tasks.ts';
import { makeSecret } from './sign-message.ts';
import {
  insertEndpoint,
  insertTrial,
  listDeliveries,
  listWebhooks,
  removeEndpoint,
  replaceSecret,
  setEndpoint,
} from './webhooks.queries.ts';

/** So long both secrets sign. */
const OVERLAP_HOURS = 24;
const PAGE = 50;

const aboutWebhook = ({ id, partner, url }: Pick<Webhook, 'id' | 'partner' | 'url'>) => ({
  subject: 'webhook',
  subjectId: id,
  words: { name: `${partner}: ${url}` },
});

/** What they need of the messages themselves. */
interface Sending {
  /** Secrets lie in the database so alone. */
  seal: Seal;
  replay(
    tx: Db,
    endpointId: number,
    what: { deliveryId: number } | { since: string; until: string },
  ): Promise<number>;
}

export type WebhookActs = ReturnType<typeof createWebhookActs>;

export function createWebhookActs(db: Database, webhooks: Sending, findPlace: FindPlace) {
  async function getWebhook(tx: Db, id: number): Promise<Webhook> {
    const [found] = await listWebhooks(tx, { id });
    if (!found) throw new Refusal('webhook.not_found');
    return found;
  }

  /** Before anything is written: staff hear of a wrong address while they look at it. */
  async function requireReachable(url: string): Promise<void> {
    if (!(await findPlace(url))) throw new Refusal('webhook.private_address');
  }

  async function requireActive(tx: Db, id: number): Promise<Webhook> {
    const found = await getWebhook(tx, id);
    if (found.state !== 'active') throw new Refusal('webhook.paused');
    return found;
  }

  return {
    list: () => listWebhooks(db),

    async open(id: number, before: number | null) {
      const webhook = await getWebhook(db, id);
      const deliveries = await listDeliveries(db, id, { before, limit: PAGE + 1 });
      const shown = deliveries.slice(0, PAGE);
      return {
        webhook,
        deliveries: shown,
        next: deliveries.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
      };
    },

    async create(
      { partnerId, url, types }: z.output<typeof createWebhook.body>,
      createdBy: number,
      write: OfficeWrite,
    ): Promise<{ id: number; secret: string }> {
      await requireReachable(url);
      const secret = makeSecret();
      const { id } = await write(async (tx) => {
        const partner = await findPartner(tx, { id: partnerId });
        if (!partner) throw new Refusal('partner.not_found');
        const sealed = webhooks.seal.close(secret);
        const made = await insertEndpoint(tx, { partnerId, url, types, secret: sealed, createdBy });
        return { id: made, partner: partner.name, url };
      }, aboutWebhook);
      return { id, secret };
    },

    async change(
      id: number,
      wanted: z.output<typeof changeWebhook.body>,
      write: OfficeWrite,
    ): Promise<Webhook> {
      const before = await getWebhook(db, id);
      if (before.url !== wanted.url) await requireReachable(wanted.url);
      return write(async (tx) => {
        await getWebhook(tx, id);
        await setEndpoint(tx, id, wanted);
        return getWebhook(tx, id);
      }, aboutWebhook);
    },

    async rotate(id: number, write: OfficeWrite): Promise<{ id: number; secret: string }> {
      const secret = makeSecret();
      await write(async (tx) => {
        const webhook = await getWebhook(tx, id);
        await replaceSecret(tx, id, webhooks.seal.close(secret), OVERLAP_HOURS);
        return webhook;
      }, aboutWebhook);
      return { id, secret };
    },

    async remove(id: number, write: OfficeWrite): Promise<void> {
      await write(async (tx) => {
        const webhook = await getWebhook(tx, id);
        await removeEndpoint(tx, id);
        return webhook;
      }, aboutWebhook);
    },

    async test(id: number, write: OfficeWrite): Promise<string> {
      const { messageId } = await write(
        async (tx) => {
          const webhook = await requireActive(tx, id);
          return { ...webhook, messageId: await insertTrial(tx, id) };
        },
        (done) => aboutWebhook(done),
      );
      return messageId;
    },

    async replay(
      id: number,
      what: Parameters<Sending['replay']>[2],
      write: OfficeWrite,
      ofPartner?: number,
    ): Promise<number> {
      const { count } = await write(
        async (tx) => {
          const webhook = await requireActive(tx, id);
          if (ofPartner !== undefined && webhook.partnerId !== ofPartner)
            throw new Refusal('webhook.not_found');
          return { ...webhook, count: await webhooks.replay(tx, id, what) };
        },
        (done) => {
          const about = aboutWebhook(done);
          return { ...about, words: { ...about.words, count: done.count } };
        },
      );
      return count;
    },
  };
}
