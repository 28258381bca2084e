/** One worker of the shop: the API, the pages beside it, and in front of both the cache of anonymous pages. */
import { join } from 'node:path';
import { buildApp } from '#api/app.ts';
import { KeptAnswers } from '#api/http/kept-answers.ts';
import { startJobs } from '#api/jobs.ts';
import { openKeptCopy } from '#api/kept-copy/kept-copy.ts';
import { createSitemap } from '#api/sitemap/sitemap.ts';
import { watchDisk } from './disk-watch.ts';
import { registerOfficePage } from './pages/office-page.ts';
import { attachPages, PageCache, PageFront } from './pages/pages.ts';
import { createRehearsalFront } from './rehearsal/rehearsal-front.ts';
import { createWorlds } from './rehearsal/worlds.ts';
import { logStream } from './report.ts';
import { runWorker } from './run-worker.ts';

/** For the whole shop; each worker keeps its own share. */
const PAGE_CACHE_BYTES = 96 * 1024 * 1024;
const KEPT_ANSWER_BYTES = 32 * 1024 * 1024;
const CLASS_PAGE_BYTES = 24 * 1024 * 1024;

await runWorker(async (parts) => {
  const { config, db } = parts;
  const cache = new PageCache(PAGE_CACHE_BYTES / config.workers);
  const front = new PageFront(cache);
  const keptAnswers = new KeptAnswers(KEPT_ANSWER_BYTES / config.workers);
  const rehearsals =
    config.office.mode === 'off' || config.secretKey === null
      ? null
      : createRehearsalFront(createWorlds({ config, hasPages: true }), config.secretKey);
  const diskSpace = watchDisk(config);
  const api = await buildApp({
    ...parts,
    diskSpace,
    keptCatalogue: openKeptCopy(join(config.dataDir, 'catalogue', 'index'), {
      hasDiskSpace: diskSpace.hasDiskSpace,
    }),
    keptAnswers,
    logStream,
    canExplainSearch: config.environment !== 'production',
    answerFirst: (request, response, goOn) =>
      rehearsals?.answer(request, response) || front.answer(request, response, goOn),
  });
  const { app } = api;
  const { warmUp } = await attachPages(api, {
    config,
    cached: { cache, front, classPageBytes: CLASS_PAGE_BYTES / config.workers },
    sitemap: createSitemap(db),
  });
  if (config.office.mode !== 'off') registerOfficePage(app);
  app.addHook('onClose', async () => rehearsals?.close());
  let version = 0;
  const dropKept = () => {
    keptAnswers.forget();
    cache.setVersion(++version);
  };
  api.onCatalogChange(dropKept);
  api.onContentChange(dropKept);
  app.addHook(
    'onClose',
    startJobs(api.jobs, { config, db, hasDiskSpace: api.http.hasDiskSpace, log: app.log }),
  );
  return { ...api, warmUp };
});
