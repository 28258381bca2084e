/** One worker of the shop: the API, the pages beside it, and in front of both the cache of anonymous pages. */
import { buildApp } from '#api/app.ts';
import { keepClubUp } from '#api/loyalty/loyalty.ts';
import { keepSending } from '#api/mail/mail.ts';
import { keepOrdersMoving } from '#api/order-life/order-life.ts';
import { keepPromotionsSettled } from '#api/promotions/promotions.ts';
import { keepRecommendationsFresh } from '#api/recommendations/recommendations.ts';
import { createSitemap } from '#api/sitemap/sitemap.ts';
import { attachPages, PageCache, PageFront } from './pages/pages.ts';
import { runWorker } from './run-worker.ts';

/** For the whole shop; each worker keeps its own share. */
const PAGE_CACHE_BYTES = 256 * 1024 * 1024;

await runWorker(async (parts) => {
  const { config, db } = parts;
  const cache = new PageCache(PAGE_CACHE_BYTES / config.workers);
  const front = new PageFront(cache);
  const app = await buildApp({
    ...parts,
    canExplainSearch: config.environment !== 'production',
    answerFirst: (request, response) => front.answer(request, response),
  });
  await attachPages(app, { config, cached: { cache, front }, sitemap: createSitemap(db) });
  let version = 0;
  app.onCatalogChange(() => cache.setVersion(++version));
  app.onContentChange(() => cache.setVersion(++version));
  const stopRefreshing = keepRecommendationsFresh(config, db, (error) =>
    app.log.warn({ reason: String(error) }, 'recommendations not refreshed'),
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
  const stopSending = keepSending(app.sendLetters, (error) =>
    app.log.warn({ reason: String(error) }, 'letters are not sent'),
  );
  app.addHook('onClose', stopSending);
  const stopSettlingMoney = keepSending(app.settleMoney, (error) =>
    app.log.warn({ reason: String(error) }, 'payments and receipts are not settled'),
  );
  app.addHook('onClose', stopSettlingMoney);
  return app;
});
