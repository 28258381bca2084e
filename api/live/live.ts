/**
 * Live updates: who listens to a topic hears the ids of its events, on whichever process or machine they happened.
 * Knows no subject: it carries (topic, event id). Promises that nothing is heard of a transaction that did not commit,
 * that a token opens the one topic of its user, and that whoever comes (back) is told at once where things stand, so
 * that a lost event is made good. Hides streams, tokens, PostgreSQL's NOTIFY and the Mercure hub that may stand in for
 * all of it. Relies on subjects to tell the current event ids of users (`addSource`).
 */
import { afterCommit, type Database, type Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { type HubAddress, postToHub } from './hub.ts';
import { readToken, signToken } from './live-tokens.ts';
import { Relay } from './relay.ts';
import { type LiveEvent, MESSAGE, type Stream, type StreamOutput, Streams, toText } from './streams.ts';

/** The path of the Mercure protocol. */
export const STREAM_PATH = '/.well-known/mercure';
/** The same within the office, which may stand on a listener of its own where nothing else is answered. */
export const OFFICE_STREAM_PATH = '/office/api/v1/stream/';
/** A stream ends with its token; its reader asks for another one and goes on. */
const TOKEN_SECONDS = 600;
const STREAMS_PER_USER = 10;
const STREAMS_IN_ALL = 20_000;
/** Asked for together after a loss. */
const USERS_AT_ONCE = 500;

/** Whose topics there are: a user's is the one of spec 7, one of the staff has one of their own. Ids are told apart by it. */
const FAMILIES = { user: '/cart/update/', staff: '/office/' } as const;
export type TopicFamily = keyof typeof FAMILIES;

export const userTopic = (userId: number): string => `${FAMILIES.user}${userId}`;
export const staffTopic = (staffId: number): string => `${FAMILIES.staff}${staffId}`;

/** The current event ids of users or staff, as far as they have any. */
export type FindEventIds = (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;

export interface LiveOptions {
  /** The same in every process of the shop. */
  secret: string;
  hub?: (HubAddress & { publicUrl: string }) | undefined;
  /** A connection of its own to listen on; null: this process hears only itself. */
  openListening: () => Database | null;
  onFailure: (error: unknown) => void;
  /** Here or in another process: sessions of this user may have ended. */
  onStreamsClosed?: (userId: number) => void;
}

export interface StreamRequest {
  topic: string;
  token: string | null;
  lastEventId: string | null;
}

export type Live = ReturnType<typeof createLive>;

export function createLive(
  db: Db,
  { secret, hub, openListening, onFailure, onStreamsClosed = () => {} }: LiveOptions,
) {
  const streams = new Streams({ perTopic: STREAMS_PER_USER, inAll: STREAMS_IN_ALL });
  const sources: { family: TopicFamily; type: string; findEventIds: FindEventIds }[] = [];
  /** When a user's streams were closed: tokens from before open nothing any more. */
  const closings = new Map<string, number>();
  const relay = new Relay(db, openListening, {
    hear: (event) => streams.deliver(event),
    close: closeHere,
    catchUp: () => void tellAllWhereTheyStand().catch(onFailure),
  });
  let isClosed = false;

  function closeHere(topic: string): void {
    const now = Date.now();
    for (const [closed, at] of closings) {
      if (now - at < TOKEN_SECONDS * 1000) break;
      closings.delete(closed);
    }
    closings.delete(topic);
    closings.set(topic, now);
    if (topic.startsWith(FAMILIES.user)) onStreamsClosed(Number(topic.slice(FAMILIES.user.length)));
    streams.closeTopic(topic);
  }

  async function listEvents(topics: readonly string[]): Promise<LiveEvent[]> {
    const found = await Promise.all(
      sources.map(async ({ family, type, findEventIds }) => {
        const prefix = FAMILIES[family];
        const ids = topics.flatMap((topic) =>
          topic.startsWith(prefix) ? [Number(topic.slice(prefix.length))] : [],
        );
        const current = ids.length > 0 ? [...(await findEventIds(ids))] : [];
        return current.map(([id, eventId]) => ({ topic: `${prefix}${id}`, type, eventId }));
      }),
    );
    return found.flat();
  }

  async function tellAllWhereTheyStand(): Promise<void> {
    const { topics } = streams;
    for (let at = 0; at < topics.length; at += USERS_AT_ONCE) {
      for (const event of await listEvents(topics.slice(at, at + USERS_AT_ONCE))) streams.deliver(event);
    }
  }

  return {
    /** Once `tx` has committed, everyone on the topic hears of it; `type` names a subject other than the cart. */
    publish(tx: Db, topic: string, eventId: string, type: string = MESSAGE): void {
      const event = { topic, type, eventId };
      afterCommit(tx, () => {
        if (hub) return void postToHub(hub, event).catch(onFailure);
        streams.deliver(event);
        relay.tell(event);
      });
    },

    /** Whoever opens a stream, or was cut off, is told the current id of each type. */
    addSource(findEventIds: FindEventIds, type: string = MESSAGE, family: TopicFamily = 'user'): void {
      sources.push({ family, type, findEventIds });
    },

    /** Hears of other processes from now on, streams or none. */
    listen: () => relay.listen(),

    /** At logout. Their other devices are cut off too, and come back with tokens of their own sessions. */
    closeStreams(id: number, family: TopicFamily = 'user'): void {
      const topic = `${FAMILIES[family]}${id}`;
      closeHere(topic);
      relay.tellClose(topic);
    },

    authorize(id: number, family: TopicFamily = 'user') {
      const topic = `${FAMILIES[family]}${id}`;
      return {
        token: signToken(hub?.secret ?? secret, { subscribe: [topic] }, TOKEN_SECONDS),
        topic,
        url: hub?.publicUrl ?? (family === 'staff' ? OFFICE_STREAM_PATH : STREAM_PATH),
        expiresInSeconds: TOKEN_SECONDS,
      };
    },

    /** Refuses, or gives what opens the stream on an output and then takes it off again. */
    admit({ topic, token, lastEventId }: StreamRequest) {
      const allowed = token === null ? null : readToken(secret, token);
      if (!allowed || allowed.issuedAtMs <= (closings.get(topic) ?? 0))
        throw new Refusal('live.token_refused');
      if (!allowed.topics.includes(topic)) throw new Refusal('live.topic_refused');
      const refusal = streams.refusal(topic);
      if (refusal === 'topic') throw new Refusal('live.too_many_streams');
      if (refusal === 'all' || isClosed) throw new Refusal('service.unavailable');
      return (output: StreamOutput): (() => void) => {
        const stream: Stream = { topic, expiresAtMs: allowed.expiresAtMs, output };
        streams.add(stream);
        relay.listen();
        // After it has begun to listen: nothing can fall in between. What cannot be told ends it, and it comes again.
        listEvents([topic]).then(
          (events) => {
            for (const event of events)
              if (event.eventId !== lastEventId) streams.send(stream, toText(event));
          },
          (error: unknown) => {
            onFailure(error);
            output.end();
          },
        );
        return () => streams.remove(stream);
      };
    },

    countStreams: () => streams.count,

    /** Streams end at once, so that the process can; their readers go to another. */
    endStreams(): void {
      isClosed = true;
      streams.closeAll();
    },

    close: () => relay.close(),
  };
}
