/**
 * One application for the files that ask all of its calls (contract, access, fuzz, security): whichever of them a worker
 * runs first opens it, the next ones find it. It listens, has a folder for its letters and stands as in production.
 * None of them may leave a demo account without its login, or believe that it is the only one that writes.
 * Relies on the worker keeping its modules between files (`isolate: false`); it ends with the worker.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { openTestApp, type TestApp } from './app.ts';
import { OFFICE_ON } from './office.ts';

export interface SharedApp extends TestApp {
  origin: string;
  /** Every route that was registered, by `GET /path`. */
  routes: ReadonlyMap<string, { method: string; url: string }>;
}

let opened: Promise<SharedApp> | undefined;

/** What it logged is looked through when the file ends. */
export function shareTestApp(): Promise<SharedApp> {
  opened ??= open();
  afterAll(async () => (await opened)?.log.settle());
  return opened;
}

async function open(): Promise<SharedApp> {
  const routes = new Map<string, { method: string; url: string }>();
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) routes.set(`${each} ${url}`, { method: each, url });
    });
  };
  subscribe('fastify.initialization', listen);
  const shop = await openTestApp({
    hasOutbox: true,
    config: {
      office: OFFICE_ON,
      smsSink: 'outbox',
      paymentSecret: 'what the sandbox signs with, long enough',
    },
  });
  unsubscribe('fastify.initialization', listen);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  return { ...shop, origin: `http://127.0.0.1:${port}`, routes };
}
