import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from './free-port.ts';

test('a port is none that a connection may get, none that is taken, and given once', async () => {
  const first = await findFreePort();
  const squatter = createServer().listen(first + 1, '127.0.0.1');
  onTestFinished(() => void squatter.close());
  await once(squatter, 'listening');
  const others = [await findFreePort(), await findFreePort()];
  expect(new Set([first, ...others]).size).toBe(3);
  expect(others).not.toContain(first + 1);
  for (const port of others) {
    // Where Linux, macOS and Windows begin to give them out.
    expect(port).toBeLessThan(32_768);
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
  }
});
