/** One worker of the shop: the API, the pages beside it, and in front of both the cache of anonymous pages. */
import { setFlagsFromString } from 'node:v8';
import { buildApp } from '#api/app.ts';
import type { Config } from '#api/config.ts';
import { endlessRoom, type Room, watchRoom } from '#api/http/room.ts';
import { keepClubUp } from '#api/loyalty/loyalty.ts';
import { keepSending } from '#api/mail/mail.ts';
import { keepOrdersMoving } from '#api/order-life/order-life.ts';
import { keepPromotionsSettled } from '#api/promotions/promotions.ts';
import { keepRecommendationsFresh } from '#api/recommendations/recommendations.ts';
import { createSitemap } from '#api/sitemap/sitemap.ts';
import { findEmbeddedHome } from './embedded-postgres.ts';
import { attachPages, PageCache, PageFront } from './pages/pages.ts';
import { complain, logStream } from './report.ts';
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
    room: watchDisk(config),
    logStream,
    canExplainSearch: config.environment !== 'production',
    answerFirst: (request, response) => front.answer(request, response),
  });
  const { app } = api;
  await attachPages(api, { config, cached: { cache, front }, sitemap: createSitemap(db) });
  let version = 0;
  api.onCatalogChange(() => cache.setVersion(++version));
  api.onContentChange(() => cache.setVersion(++version));
  const stopRefreshing = keepRecommendationsFresh(
    config,
    db,
    (error) => app.log.warn({ reason: String(error) }, 'recommendations not refreshed'),
    undefined,
    api.http.hasRoom,
  );
  const stopSettling = keepPromotionsSettled(config, db, (error) =>
    app.log.warn({ reason: String(error) }, 'promotions not settled'),
  );
  app.addHook('onClose', stopRefreshing);
  app.addHook('onClose', stopSettling);
  app.addHook(
    'onClose',
    keepClubUp(db, (error) => app.log.warn({ reason: String(error) }, 'the club not kept up')),
  );
  app.addHook(
    'onClose',
    keepOrdersMoving(db, (error) => app.log.warn({ reason: String(error) }, 'orders not kept moving')),
  );
  // Letters are rows and, without a mail server, files.
  const stopSending = keepSending(
    async () => (api.http.hasRoom() ? api.sendLetters() : undefined),
    (error) => app.log.warn({ reason: String(error) }, 'letters are not sent'),
  );
  app.addHook('onClose', stopSending);
  const stopSettlingMoney = keepSending(api.settleMoney, (error) =>
    app.log.warn({ reason: String(error) }, 'payments and receipts are not settled'),
  );
  app.addHook('onClose', stopSettlingMoney);
  return app;
});

/** A database of somebody else's has a disk of its own, which others watch. */
function watchDisk(config: Config): Room {
  const folder = findEmbeddedHome(config);
  if (folder === null || config.diskReserveMb === 0) return endlessRoom;
  return watchRoom({
    folder,
    reserveBytes: config.diskReserveMb * 1024 * 1024,
    onChange: (hasRoom, free) =>
      complain(
        hasRoom
          ? `Shop: there is room on the disk again (${toMb(free)} MB), everything is written.`
          : `Shop: the disk is nearly full (${toMb(free)} MB): orders and all that grows is refused until there is room.`,
      ),
  });
}

const toMb = (bytes: number) => Math.floor(bytes / 1024 / 1024);
