import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from './free-port.ts';

test('a port is none that a connection may get, none that is taken, and given once', async () => {
  const [first, second] = [await findFreePort(), await findFreePort()];
  // A worker's inspector takes the port after its parent's.
  expect(Math.abs(second - first)).toBeGreaterThan(5);
  const taken = second + (second - first);
  const squatter = createServer().listen(taken, '127.0.0.1');
  onTestFinished(() => void squatter.close());
  await once(squatter, 'listening');
  const others = [await findFreePort(), await findFreePort()];
  expect(new Set([first, second, ...others]).size).toBe(4);
  expect(others).not.toContain(taken);
  for (const port of others) {
    // Where Linux, macOS and Windows begin to give them out.
    expect(port).toBeLessThan(32_768);
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
  }
});
