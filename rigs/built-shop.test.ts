import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startBuiltShop } from './built-shop.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheber-toy-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function aProgram(text: string): string {
  const file = join(folder, `${Math.random().toString(36).slice(2)}.mjs`);
  writeFileSync(file, text);
  return file;
}

test('waits until the shop is ready, gives it a folder, and stops it gently', async () => {
  const note = join(folder, 'note');
  const program = aProgram(`
    import { createServer } from 'node:http';
    import { writeFileSync } from 'node:fs';
    let looks = 0;
    const server = createServer((request, response) => {
      const isReady = ++looks > 2;
      response.writeHead(isReady ? 200 : 503).end(process.env.DATA_DIR);
    });
    server.listen(Number(process.env.PORT), '127.0.0.1');
    process.on('SIGTERM', () => {
      writeFileSync(process.env.NOTE, 'stopped');
      process.exit();
    });
  `);
  const shop = await startBuiltShop({ NOTE: note }, program);
  const dataDir = await (await fetch(shop.url)).text();
  expect(existsSync(dataDir)).toBe(true);
  await shop.stop();
  expect(readFileSync(note, 'utf8')).toBe('stopped');
  expect(existsSync(dataDir)).toBe(false);
  await expect(fetch(shop.url)).rejects.toThrow();
});

test('a shop that cannot start is told with its last words', async () => {
  const program = aProgram("process.stderr.write('The port is taken.'); process.exit(3);");
  await expect(startBuiltShop({}, program)).rejects.toThrow(/it ended with 3\.\nThe port is taken\./);
});

test('somebody else on the port is not taken for the shop', async () => {
  const program = aProgram(`
    import { createServer } from 'node:http';
    createServer((request, response) => response.end()).listen(Number(process.env.PORT), '127.0.0.1');
  `);
  const stranger = await startBuiltShop({}, program);
  onTestFinished(() => stranger.stop());
  const { port } = new URL(stranger.url);
  await expect(startBuiltShop({ PORT: port }, program)).rejects.toThrow(`port ${port} is taken`);
});
