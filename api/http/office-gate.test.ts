/** Where the office answers, and where there is none. */
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { OfficeSettings } from '../office-settings.ts';
import { sendFailure } from './failures.ts';
import { registerOfficeGate } from './office-gate.ts';
import { Refusal } from './refusal.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** A shop of four addresses. */
function open(settings: Partial<OfficeSettings>) {
  app = Fastify();
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendFailure(new Refusal('call.not_found'), request, reply));
  const openOfficeServer = registerOfficeGate(app, {
    mode: 'on',
    listener: null,
    url: 'http://localhost:3000',
    onlyHost: null,
    allow: null,
    isFactorNeeded: true,
    ...settings,
  });
  for (const path of ['/office/api/v1/me/', '/api/v2/cities/', '/healthz', '/img/p/a.webp'])
    app.get(path, async () => ({ code: 'open' }));
  return openOfficeServer;
}

const codeOf = async (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  (await app.inject({ url, headers, remoteAddress })).json().code;
const ME = '/office/api/v1/me/';

test('where it is off there is nothing, and the storefront is as ever', async () => {
  open({ mode: 'off' });
  for (const url of [ME, '/office', '/office/', '/office/login', '/office?a=b'])
    expect(await codeOf(url)).toBe('office.off');
  expect(await codeOf('/officer')).toBe('call.not_found');
  expect(await codeOf('/api/v2/cities/')).toBe('open');
});

test('beside the storefront it answers, and no search engine keeps it', async () => {
  open({});
  const response = await app.inject({ url: ME });
  expect(response.json().code).toBe('open');
  expect(response.headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(await codeOf('/api/v2/cities/')).toBe('open');
});

test('alone it serves nothing of the storefront, but tells how it is', async () => {
  open({ mode: 'only' });
  expect(await codeOf(ME)).toBe('open');
  expect(await codeOf('/api/v2/cities/')).toBe('call.not_found');
  expect(await codeOf('/healthz')).toBe('open');
});

test('pictures of goods show where the office is alone, to those whom it answers', async () => {
  open({ mode: 'only', allow: ['10.0.0.0/8'] });
  expect(await codeOf('/img/p/a.webp', {}, '10.1.2.3')).toBe('open');
  expect(await codeOf('/img/p/a.webp', {}, '192.168.0.1')).toBe('call.not_found');
  expect(await codeOf('/images', {}, '10.1.2.3')).toBe('call.not_found');
});

test('under an address of its own it answers under no other', async () => {
  open({ onlyHost: 'office.sheber.test' });
  expect(await codeOf(ME, { host: 'office.sheber.test' })).toBe('open');
  expect(await codeOf(ME, { host: 'sheber.test' })).toBe('office.off');
  expect(await codeOf(ME, { host: 'sheber.test', 'x-forwarded-host': 'office.sheber.test' })).toBe(
    'office.off',
  );
});

test('it answers the networks it is told and no others', async () => {
  open({ allow: ['10.0.0.0/8', '2a00:1fa0::/32'] });
  expect(await codeOf(ME, {}, '10.200.0.1')).toBe('open');
  expect(await codeOf(ME, {}, '::ffff:10.1.1.1')).toBe('open');
  expect(await codeOf(ME, {}, '2a00:1fa0:7::1')).toBe('open');
  expect(await codeOf(ME, {}, '11.0.0.1')).toBe('office.off');
  expect(await codeOf(ME, { 'x-forwarded-for': '10.0.0.1' }, '95.56.1.1')).toBe('office.off');
});

test('on a port of its own it answers there alone, and nothing else does', async () => {
  const server = open({ listener: { host: '127.0.0.1', port: 1 } })?.();
  if (!server) throw new Error('there is no server for it');
  expect(await codeOf(ME)).toBe('office.off');
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    expect((await (await fetch(origin + ME)).json()).code).toBe('open');
    expect((await fetch(`${origin}/api/v2/cities/`)).status).toBe(404);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${origin}/img/p/a.webp`)).status).toBe(200);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
