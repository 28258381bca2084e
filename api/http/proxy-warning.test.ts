import { expect, test } from 'vitest';
import { isPrivateAddress } from '#domain/network.ts';
import { watchProxies } from './proxy-warning.ts';

const PUBLIC = 'https://sheber.example';
const direct = { peer: '95.56.10.1', address: '95.56.10.1', isForwarded: false };

test.each([
  ['10.1.2.3', true],
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:192.168.1.4', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['fd12::1', true],
  ['fe80::1', true],
  ['2a00:1450::1', false],
  ['95.56.10.1', false],
  ['sheber.example', false],
])('%s is inside the house: %s', (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected);
});

test('a proxy whose word is not believed is told once, with the setting that mends it', () => {
  const look = watchProxies({ trustProxy: false, publicUrl: PUBLIC });
  const proxied = { peer: '10.0.0.7', address: '10.0.0.7', isForwarded: true };
  expect(look(proxied)).toContain('TRUST_PROXY=10.0.0.7');
  expect(look(proxied)).toBeNull();
});

test('a header that a visitor writes is no proxy, and one that is believed is no fault', () => {
  const look = watchProxies({ trustProxy: false, publicUrl: PUBLIC });
  expect(look({ ...direct, isForwarded: true })).toBeNull();
  const trusting = watchProxies({ trustProxy: ['10.0.0.7'], publicUrl: PUBLIC });
  expect(trusting({ peer: '10.0.0.7', address: '95.56.10.1', isForwarded: true })).toBeNull();
});

test('two hundred requests of one address inside the house are told once; one visitor from outside ends the watch', () => {
  const inner = { peer: '10.0.0.7', address: '10.0.0.7', isForwarded: false };
  const look = watchProxies({ trustProxy: false, publicUrl: PUBLIC });
  const said = Array.from({ length: 400 }, () => look(inner)).filter((words) => words !== null);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('10.0.0.7');
  const mixed = watchProxies({ trustProxy: false, publicUrl: PUBLIC });
  mixed(direct);
  expect(Array.from({ length: 400 }, () => mixed(inner)).every((words) => words === null)).toBe(true);
  const atHome = watchProxies({ trustProxy: false, publicUrl: 'http://localhost:3000' });
  expect(Array.from({ length: 400 }, () => atHome(inner)).every((words) => words === null)).toBe(true);
});
