import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPublicAddress } from '#domain/public-address.ts';
import { ForbiddenAddress, fetchFile } from './fetch-file.ts';

const TURNS: Readonly<Record<string, string>> = {
  '/on': '/picture',
  '/inside': 'http://10.0.0.7/secret',
  '/round': '/round',
};
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer(({ url: path = '' }, answer) => {
    const location = TURNS[path];
    if (location !== undefined) answer.writeHead(302, { location }).end();
    else answer.writeHead(200, { 'content-type': 'image/png' }).end('x'.repeat(100));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

const limits = { maxBytes: 1000, timeoutMs: 2000 };
const isAllowed = (address: string) => isPublicAddress(address) || /^(127\.|::1)/.test(address);

test('an address and where it sends on are fetched', async () => {
  const { body } = await fetchFile(`${url}/on`, { ...limits, isAllowed });
  expect(body.length).toBe(100);
});

test.each([
  ['the machine itself by its number', 'http://127.0.0.1/x'],
  ['the machine itself by another number', 'http://2130706433/x'],
  ['the machine itself by a number of six', 'http://[::1]/x'],
  ['the machine itself by its name', 'http://localhost/x'],
  ['a file', 'file:///etc/passwd'],
  ['a password', 'http://user:secret@pictures.test/x'],
  ['what is no address', 'http://'],
])('%s is not asked', async (_title, address) => {
  await expect(fetchFile(address, limits)).rejects.toThrow(ForbiddenAddress);
});

test.each(['/inside', '/round'])('nobody is led inside or in a circle: %s', async (path) => {
  await expect(fetchFile(`${url}${path}`, { ...limits, isAllowed })).rejects.toThrow(ForbiddenAddress);
});

test('what is larger than told is not taken', async () => {
  await expect(fetchFile(`${url}/`, { ...limits, maxBytes: 50, isAllowed })).rejects.toThrow('50 bytes');
});
