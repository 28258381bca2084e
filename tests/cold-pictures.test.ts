/** One address with 450 open connections, each asking for a picture that nobody has made yet, and a visitor beside it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#api/app.ts';
import { openTestApp, type TestApp } from './app.ts';

const CONNECTIONS = 450;
const SIZES = ['sm_320', 'md_448', 'md_640', 'lg_896'];

let shop: TestApp;
let folder: string;
let port: number;
beforeAll(async () => {
  shop = await openTestApp();
  folder = mkdtempSync(join(tmpdir(), 'sheber-cold-'));
  await shop.app.close();
  shop.app =
    // What the greedy one leaves behind is nobody's fault to log.
    (
      await buildApp({
        config: { ...shop.config, dataDir: folder, imagesCacheMb: 200, logLevel: 'silent' },
        db: shop.db,
      })
    ).app;
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  port = (shop.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  shop.app.server.closeAllConnections();
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

/** From an address of its own: the machine answers on all of its loopback network. */
function ask(path: string, localAddress: string) {
  const sent = request({ host: '127.0.0.1', port, path, localAddress, agent: false });
  const answer = new Promise<number>((resolve) => {
    sent.on('response', (response: IncomingMessage) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', () => resolve(0));
  });
  sent.end();
  return { answer, leave: () => sent.destroy() };
}

test('450 connections of one address make nobody else wait for a cold picture in vain', async () => {
  const ids = await shop.db<{ id: string }[]>`SELECT external_id AS id FROM products ORDER BY id LIMIT 160`;
  const pathOf = (id: string, size: string) => `/img/p/${size}/${id.slice(0, 3)}/${id}_0.webp`;
  const cold = ids.slice(20).flatMap(({ id }) => SIZES.map((size) => pathOf(id, size)));
  expect(cold.length).toBeGreaterThanOrEqual(CONNECTIONS);
  const greedy = cold.slice(0, CONNECTIONS).map((path) => ask(path, '127.0.0.1'));
  const counted: number[] = [];
  for (const each of greedy) void each.answer.then((status) => counted.push(status));
  const started = performance.now();
  const answers: number[] = [];
  for (const { id } of ids.slice(0, 8)) answers.push(await ask(pathOf(id, 'md_448'), '127.0.0.2').answer);
  const tookMs = performance.now() - started;
  // The others were still waiting: it was no idle shop that answered.
  const answeredMeanwhile = counted.length;
  for (const each of greedy) each.leave();
  expect(answers).toEqual(ids.slice(0, 8).map(() => 200));
  expect(answeredMeanwhile).toBeLessThan(CONNECTIONS);
  expect(tookMs).toBeLessThan(15_000);
}, 20_000);
