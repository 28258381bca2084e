/**
 * What calls are registered on: the application, and what `route` asks for every one of them. Made once by
 * foundation.ts and given to each module; nothing of it is hung on the application for others to find.
 */
import type { FastifyInstance } from 'fastify';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';
import type { Client } from './client.ts';
import type { FairTurns } from './fair-turns.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { SessionSource, Viewer } from './session.ts';
import type { VisitorMarks } from './visitor-mark.ts';

/** What a call is sent, before it is checked. */
export interface Sent {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Who makes a call, whichever way it came: over the wire, or from a page being made in this process. */
export interface Caller {
  language: Locale;
  /** The network address as it came. */
  address: string;
  /** Who is counted. */
  client: Client;
  findViewer(): Promise<Viewer | null>;
}

export type DirectCall = (sent: Sent, caller: Caller) => Promise<unknown>;

/** The id of the user whom the named thing belongs to; null when there is no such thing. */
export type FindOwner = (params: Readonly<Record<string, unknown>>) => Promise<number | null>;

export interface Http extends SessionSource {
  app: FastifyInstance;
  /** Where answers to requests with a key are kept. */
  db: Db;
  /** The GET calls by method and path as the contract writes them, to be made without HTTP. */
  directCalls: Map<string, DirectCall>;
  /** By the word of a call's `owned`; each module that has such things tells whose they are. */
  owners: Map<string, FindOwner>;
  /** How long a request of a visitor waits for the database in all. */
  patienceMs: number;
  /** Through which all goes that costs a processor and is not kept. */
  turns: FairTurns;
  /** Tell one browser of an address from the next. */
  marks: VisitorMarks;
  /** Answers that are the same for many; null: every one is made anew. */
  keptAnswers: KeptAnswers | null;
  /** Whether there is room for what grows; always, where nobody watches. */
  hasDiskSpace(): boolean;
}
