/**
 * The shop for a developer (`npm run dev`): one process, the same database steps as in earnest, pages straight from
 * the sources with hot reload. A change of the API restarts it.
 */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { type Config, readConfig } from '#api/config.ts';
import { requireFreePort } from './free-port.ts';
import { takeInstanceLock } from './instance-lock.ts';
import { Lifetime } from './lifetime.ts';
import { openReport } from './report.ts';
import { ensureSecret } from './secret.ts';
import { ShopDatabase } from './shop-database.ts';
import { silenceThreads } from './silent-threads.ts';

process.env.NODE_ENV = 'development';
silenceThreads();
const report = openReport();
const lifetime = new Lifetime(report);
try {
  await open();
} catch (error) {
  await lifetime.fail(error);
}

async function open(): Promise<void> {
  const settings = readConfig();
  const lock = takeInstanceLock(settings.dataDir);
  lifetime.closeAtEnd({ close: lock.release, kill: lock.release });
  await requireFreePort('PORT', settings.port, settings.host);

  const database = new ShopDatabase(settings, report);
  lifetime.closeAtEnd({ close: () => database.close(), kill: () => database.kill() });
  const databaseUrl = await database.open();
  await serve({ ...settings, databaseUrl, secretKey: settings.secretKey ?? ensureSecret(settings.dataDir) });
  report(`Shop: open at http://localhost:${settings.port} for development.`);
}

async function serve(config: Config): Promise<void> {
  // Loaded only now: React chooses its development build when it is loaded.
  const { connect } = await import('#api/database.ts');
  const { buildApp } = await import('#api/app.ts');
  const { startJobs } = await import('#api/jobs.ts');
  const { createSitemap } = await import('#api/sitemap/sitemap.ts');
  const { attachPages } = await import('./pages/pages.ts');
  const { registerOfficePage } = await import('./pages/office-page.ts');
  const { createServer } = await import('vite');

  const db = connect(config);
  lifetime.closeAtEnd({ close: () => db.end({ timeout: 1 }) });
  const api = await buildApp({ config, db, canExplainSearch: true });
  const { app } = api;
  app.addHook(
    'onClose',
    startJobs(api.jobs, { config, db, hasDiskSpace: api.http.hasDiskSpace, log: app.log }),
  );
  const vite = await createServer({
    root: join(import.meta.dirname, '..'),
    server: { middlewareMode: true, ws: { server: app.server } },
    appType: 'custom',
  });
  passToVite(app, vite);
  const head = (await vite.transformIndexHtml('/', '<head></head>')).replace(/<\/?head>/g, '');
  await attachPages(api, { config, development: sourcePages(vite, head), sitemap: createSitemap(db) });
  if (config.office.mode !== 'off') registerOfficePage(app, head);
  lifetime.closeAtEnd({
    close: async () => {
      // A browser tab keeps its hot-reload connection open: waiting for it would take for ever.
      app.server.closeAllConnections();
      await Promise.all([vite.close(), app.close()]);
    },
  });
  await app.listen({ port: config.port, host: config.host });
  const officeServer = api.openOfficeServer?.();
  const { listener } = config.office;
  if (!officeServer || !listener) return;
  lifetime.closeAtEnd({ close: () => officeServer.closeAllConnections() });
  officeServer.listen(listener.port, listener.host);
}

/** Sources, styles and hot reload are answered by Vite; what it does not know goes on to the shop. */
function passToVite(app: FastifyInstance, vite: ViteDevServer): void {
  app.addHook('onRequest', async (request, reply) => {
    if (/^\/(?:office\/)?api\//.test(request.url)) return;
    const isAnswered = await new Promise<boolean>((settle) => {
      reply.raw.once('finish', () => settle(true));
      vite.middlewares(request.raw, reply.raw, () => settle(false));
    });
    if (isAnswered) reply.hijack();
  });
}

function sourcePages(vite: ViteDevServer, developmentHead: string) {
  const assets = {
    start: '/storefront/app/entry-start.ts',
    script: '/storefront/app/entry-client.tsx',
    styles: [],
    modulePreloads: [],
    fonts: [],
    developmentHead,
  };
  return {
    findAssets: () => assets,
    loadStorefront: () =>
      vite.ssrLoadModule('/storefront/app/entry-server.tsx') as Promise<
        typeof import('#storefront/app/entry-server.tsx')
      >,
  };
}
