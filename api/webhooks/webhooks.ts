/**
 * Messages to partners. Promises: what was written in the transaction of its cause is told to everybody who wants it, at
 * least once, signed by a secret that they know; what is not taken is tried for more than a day; an endpoint that takes
 * nothing for five days, or says that it is gone, is paused and its people are written to. Nobody can have the shop call
 * into its own network. Hides the tables, secrets and tasks. Relies on `spread` and `runDue` about every second.
 */
import { randomBytes } from 'node:crypto';
import { type Database, type Db, transaction } from '../database.ts';
import type { Mail } from '../mail/mail.ts';
import { type FindPlace, type Outgoing, Refused, Unknown } from '../outgoing/outgoing.ts';
import { createSeal, type TakenTask, type TaskKind, type Tasks } from '../tasks/tasks.ts';
import { sign } from './sign-message.ts';
import { pauseLetter } from './webhook-letter.ts';
import {
  type DueDelivery,
  deleteOldMessages,
  endWaiting,
  findDelivery,
  insertReplays,
  noteDone,
  noteFailure,
  pauseEndpoint,
  spreadMessages,
  takeUntasked,
} from './webhooks.queries.ts';

export { createWebhookActs } from './webhook-acts.ts';
export { pauseLetter } from './webhook-letter.ts';

interface WebhooksParts {
  db: Database;
  tasks: Tasks;
  outgoing: Outgoing;
  mail: Mail;
  /** Without one, secrets are known to this process alone. */
  secretKey?: string | null | undefined;
  /** Who of the shop hears that one was paused. */
  shopMail: string | null;
  findPlace: FindPlace;
}

const KIND = 'webhook';
const PATIENCE_MS = 15_000;
const MOST_ANSWER_BYTES = 4096;
const MOST_BODY_BYTES = 20 * 1024;
const SPREAD_AT_ONCE = 200;
const MOST_REPLAYED = 10_000;
const KEPT_DAYS = 30;
const PAUSED_AFTER_HOURS = 5 * 24;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Between tries: the first is made at once. */
const PAUSES = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR];

export type Webhooks = ReturnType<typeof createWebhooks>;

export function createWebhooks({ db, tasks, outgoing, mail, secretKey, shopMail, findPlace }: WebhooksParts) {
  const seal = createSeal(secretKey ?? randomBytes(32).toString('base64url'), 'secrets of webhooks');

  const putTasks = async (tx: Db, ids: readonly number[]): Promise<void> => {
    for (const id of ids) await tasks.put(tx, { kind: KIND, key: `delivery:${id}`, payload: { id } });
  };

  async function send(delivery: DueDelivery): Promise<void> {
    const { messageId, type, data, version, at, endpointId, url } = delivery;
    const body = JSON.stringify({ type, timestamp: at.toISOString(), data: { ...data, version } });
    if (Buffer.byteLength(body) > MOST_BODY_BYTES) throw new Refused(KIND, 'too large');
    const place = await findPlace(url);
    if (!place) throw new Unknown('no public address', { wasSent: false });
    const secrets = [delivery.secret, ...(delivery.previous ? [delivery.previous] : [])];
    await outgoing.call({
      to: `${KIND}-${endpointId}`,
      operation: type,
      method: 'POST',
      url,
      dial: place,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Sheber-Webhooks/1.0',
        ...sign(
          secrets.map((secret) => seal.open(secret) as string),
          messageId,
          new Date(),
          body,
        ),
      },
      body,
      timeoutMs: PATIENCE_MS,
      maxBytes: MOST_ANSWER_BYTES,
      read({ status }) {
        if (status === 410) throw new Refused(KIND, 'gone');
        if (status < 200 || status > 299) throw new Unknown(`answered ${status}`);
      },
    });
  }

  async function pause(endpointId: number, why: 'failing' | 'gone'): Promise<void> {
    await transaction(db, async (tx) => {
      const paused = await pauseEndpoint(tx, endpointId, why);
      if (!paused) return;
      const readers = new Set([paused.email, shopMail].filter((each) => each !== null));
      for (const to of readers) await mail.enqueue(tx, pauseLetter(to, { ...paused, endpointId, why }));
    });
  }

  async function run(task: TakenTask): Promise<void> {
    const { id } = task.open() as { id: number };
    const delivery = await findDelivery(db, id);
    if (!delivery) return;
    if (!delivery.isActive) return endWaiting(db, id);
    try {
      await send(delivery);
    } catch (error) {
      const isGone = error instanceof Refused;
      const isLast = isGone || task.tries >= kind.mostTries;
      const hours = await noteFailure(db, id, { error: reasonOf(error), isLast });
      if (isGone && error.reason === 'gone') await pause(delivery.endpointId, 'gone');
      else if (hours >= PAUSED_AFTER_HOURS) await pause(delivery.endpointId, 'failing');
      throw error;
    }
    await noteDone(db, id);
  }

  return {
    seal,

    /** Gives new messages to those who want them. */
    async spread(): Promise<number> {
      return transaction(db, async (tx) => {
        const ids = [
          ...(await spreadMessages(tx, SPREAD_AT_ONCE)),
          ...(await takeUntasked(tx, SPREAD_AT_ONCE)),
        ];
        await putTasks(tx, ids);
        return ids.length;
      });
    },

    runDue: (signal?: AbortSignal): Promise<number> => tasks.runDue({ ...kind, run }, signal),

    tidy: () => deleteOldMessages(db, KEPT_DAYS),

    /** Within the caller's transaction: one message once more, or all of a time. */
    async replay(
      tx: Db,
      endpointId: number,
      what: { deliveryId: number } | { since: string; until: string },
    ): Promise<number> {
      const ids = await insertReplays(tx, endpointId, what, MOST_REPLAYED);
      await putTasks(tx, ids);
      return ids.length;
    },
  };
}

/** What is told to the journal and the log: never what the other side has said. */
function reasonOf(error: unknown): string {
  if (error instanceof Refused) return error.reason;
  if (!(error instanceof Unknown)) return 'unknown';
  return (
    /answered \d{3}|no answer within \d+ ms|no public address|left alone|E[A-Z]+|more than \d+ bytes/.exec(
      error.message,
    )?.[0] ?? 'the line broke'
  );
}

const kind: Omit<TaskKind, 'run'> = {
  kind: KIND,
  leaseSeconds: 60,
  mostTries: PAUSES.length + 1,
  firstPauseSeconds: 5,
  longestPauseSeconds: 10 * HOUR,
  pauseSeconds: (tries) => PAUSES[tries - 1] ?? 10 * HOUR,
  isFinal: (error) => error instanceof Refused,
  reasonOf,
};
