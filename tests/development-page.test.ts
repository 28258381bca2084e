/** A page in development: its entry is one module, by whatever way it is imported, and so the page has one root. */

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { LIFE_ID, type Life } from '#storefront/page/hydration/hydration-manifest.ts';
import { launchBrowser } from './browser.ts';

const ENTRY = '/tests/fixtures/entry-of-a-page.tsx';
const life: Life = { entry: ENTRY, modules: [], messages: '/messages.json' };

async function openPage() {
  const cacheDir = mkdtempSync(join(tmpdir(), 'vite-'));
  const vite = await createServer({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    cacheDir,
    plugins: [react()],
    logLevel: 'silent',
    optimizeDeps: { entries: [ENTRY.slice(1)] },
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
  });
  const html = await vite.transformIndexHtml(
    '/',
    `<!doctype html><html><head></head><body>shown
     <script type="application/json" id="${LIFE_ID}">${JSON.stringify(life)}</script>
     <script type="module" src="/storefront/app/entry-start.ts"></script></body></html>`,
  );
  const asked = new Set<string>();
  const server = createHttpServer((request, response) => {
    asked.add(request.url ?? '');
    vite.middlewares(request, response, () =>
      response
        .setHeader('content-type', request.url === '/' ? 'text/html' : 'application/json')
        .end(request.url === '/' ? html : '{}'),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const browser = await launchBrowser();
  onTestFinished(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
    await vite.close();
    rmSync(cacheDir, { recursive: true, force: true });
  });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction('globalThis.runs > 0');
  await page.waitForLoadState('networkidle');
  return { page, asked };
}

test('the entry of a page runs once in development', async () => {
  const { page, asked } = await openPage();
  expect([...asked].filter((url) => url.includes(ENTRY))).toHaveLength(1);
  expect(await page.evaluate('globalThis.runs')).toBe(1);
});

test('in development nobody asks for the service workers that only a built shop has', async () => {
  const { page } = await openPage();
  const registered = await page.evaluate(`(async () => {
    const registered = [];
    ServiceWorkerContainer.prototype.register = async (address) => void registered.push(address);
    const [shop, office] = await Promise.all([
      import('/storefront/features/offline/start-worker.ts'),
      import('/office/picking/start-pick-worker.ts'),
    ]);
    shop.startWorker((key) => key);
    office.startPickWorker();
    return registered.map(String);
  })()`);
  expect(registered).toEqual([]);
});
