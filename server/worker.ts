/** One worker of the shop: the API, the pages beside it, and in front of both the cache of anonymous pages. */
import { setFlagsFromString } from 'node:v8';
import { buildApp } from '#api/app.ts';
import type { Config } from '#api/config.ts';
import { type DiskSpace, endlessDiskSpace, watchDiskSpace } from '#api/http/disk-space.ts';
import { startJobs } from '#api/jobs.ts';
import { createSitemap } from '#api/sitemap/sitemap.ts';
import { findEmbeddedHome } from './embedded-postgres.ts';
import { attachPages, PageCache, PageFront } from './pages/pages.ts';
import { logStream, warn } from './report.ts';
import { runWorker } from './run-worker.ts';

/*
 * V8 puts what a line of code makes among the long-lived at once, when much of what it made before has lived long. Here
 * the same lines check answers that are kept for a page and answers that are gone a moment later: each listing left 13 KB
 * there for the next full collection.
 */
setFlagsFromString('--no-allocation-site-pretenuring');

/** For the whole shop; each worker keeps its own share. */
const PAGE_CACHE_BYTES = 256 * 1024 * 1024;

await runWorker(async (parts) => {
  const { config, db } = parts;
  const cache = new PageCache(PAGE_CACHE_BYTES / config.workers);
  const front = new PageFront(cache);
  const api = await buildApp({
    ...parts,
    diskSpace: watchDisk(config),
    logStream,
    canExplainSearch: config.environment !== 'production',
    answerFirst: (request, response) => front.answer(request, response),
  });
  const { app } = api;
  await attachPages(api, { config, cached: { cache, front }, sitemap: createSitemap(db) });
  let version = 0;
  api.onCatalogChange(() => cache.setVersion(++version));
  api.onContentChange(() => cache.setVersion(++version));
  app.addHook(
    'onClose',
    startJobs(api.jobs, { config, db, hasDiskSpace: api.http.hasDiskSpace, log: app.log }),
  );
  return app;
});

/** A database of somebody else's has a disk of its own, which others watch. */
function watchDisk(config: Config): DiskSpace {
  const folder = findEmbeddedHome(config);
  if (folder === null || config.diskReserveMb === 0) return endlessDiskSpace;
  return watchDiskSpace({
    folder,
    reserveBytes: config.diskReserveMb * 1024 * 1024,
    onChange: (hasDiskSpace, free) =>
      warn(
        hasDiskSpace
          ? `Shop: there is room on the disk again (${toMb(free)} MB), everything is written.`
          : `Shop: the disk is nearly full (${toMb(free)} MB): orders and all that grows is refused until there is diskSpace.`,
      ),
  });
}

const toMb = (bytes: number) => Math.floor(bytes / 1024 / 1024);
