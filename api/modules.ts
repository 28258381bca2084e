/** Every module of the API by name, in reading order, each with what it stands on. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { registerAccess } from './access/access.routes.ts';
import { accessRecords, createAccess, recordSubscription } from './access/access.ts';
import { registerAddresses } from './addresses/addresses.routes.ts';
import { addressRecords, createAddresses } from './addresses/addresses.ts';
import { registerBrands } from './brands/brands.routes.ts';
import { createBrands } from './brands/brands.ts';
import { registerCalculators } from './calculators/calculators.routes.ts';
import { createCalculators } from './calculators/calculators.ts';
import { registerCart } from './cart/cart.routes.ts';
import { cartRecords, createCarts, listCartEventIds } from './cart/cart.ts';
import { registerCatalog } from './catalog/catalog.routes.ts';
import { registerCities } from './cities/cities.routes.ts';
import { registerContent } from './content/content.routes.ts';
import { type Content, createContent } from './content/content.ts';
import { createPrivateData } from './customers/customers.ts';
import { registerPrivateData } from './customers/private-data.routes.ts';
import type { Database } from './database.ts';
import { registerDocuments } from './documents/documents.routes.ts';
import { createDocuments } from './documents/documents.ts';
import { registerEstimates } from './estimates/estimates.routes.ts';
import { createEstimates, estimateRecords } from './estimates/estimates.ts';
import { registerFeedback } from './feedback/feedback.routes.ts';
import { createFeedback, feedbackRecords, tellAskers } from './feedback/feedback.ts';
import { registerFeeds } from './feeds/feeds.routes.ts';
import { createFeeds } from './feeds/feeds.ts';
import { createGround, type ModuleConfig } from './ground.ts';
import { registerImages } from './images/images.routes.ts';
import { createImages, type ImagesOptions } from './images/images.ts';
import { registerListing } from './listing/listing.routes.ts';
import { createListing } from './listing/listing.ts';
import { registerLists } from './lists/lists.routes.ts';
import { createLists, listRecords } from './lists/lists.ts';
import { registerLive } from './live/live.routes.ts';
import { userTopic } from './live/live.ts';
import { registerLoyalty } from './loyalty/loyalty.routes.ts';
import { acceptCard, createLoyalty, loyaltyRecords, tellBurningPoints } from './loyalty/loyalty.ts';
import { registerOutbox } from './mail/outbox.routes.ts';
import { returnRecords } from './order-life/order-life.ts';
import { registerOrderModules } from './order-modules.ts';
import { hasOrdered, orderRecords } from './orders/orders.ts';
import { registerPromotions } from './promotions/promotions.routes.ts';
import { createPromotions, promotionRecords } from './promotions/promotions.ts';
import { receiptRecords } from './receipts/receipts.ts';
import { registerRecommendations } from './recommendations/recommendations.routes.ts';
import { createEvents, createRecommendations, createViews } from './recommendations/recommendations.ts';
import { registerSearch } from './search/search.routes.ts';
import { createSearch } from './search/search.ts';
import { registerSeo } from './seo/seo.routes.ts';
import { createSeo } from './seo/seo.ts';
import { registerService } from './service/service.routes.ts';
import { registerSets } from './sets/sets.routes.ts';
import { createSets } from './sets/sets.ts';
import { createSms } from './sms/sms.ts';
import { registerStores } from './stores/stores.routes.ts';
import { createStores } from './stores/stores.ts';
import { registerWholesale } from './wholesale/wholesale.routes.ts';
import { createWholesale } from './wholesale/wholesale.ts';
import { registerZones } from './zones/zones.routes.ts';
import { createZones } from './zones/zones.ts';

const CONTENT_LOOK_MS = 5000;
const NOTICES_EVERY_MS = 60_000;
const OWN_CONTENT = join(import.meta.dirname, '..', 'content');

declare module 'fastify' {
  interface FastifyInstance {
    /** Tells when the catalogue that requests are answered from has changed. */
    onCatalogChange(listener: () => void): void;
    /** Tells when articles or pages have been read anew. */
    onContentChange(listener: () => void): void;
    /** The addresses of all articles and pages, for the sitemap. */
    listContentAddresses: Content['listAddresses'];
    /** Brings money and receipts to where they are due: what providers owe an answer for, refunds, the cash register. */
    settleMoney(): Promise<void>;
    /** Writes the letters that requests asked for and sends what is due. */
    sendLetters(): Promise<void>;
  }
}

export interface ModuleParts {
  config: ModuleConfig;
  db: Database;
  /** Is the database reachable and migrated? */
  findReadiness?: () => Promise<boolean>;
  /** Whether the search may tell how it understood a query: never in production. */
  canExplainSearch?: boolean;
}

export function registerModules(
  app: FastifyInstance,
  { config, db, findReadiness, canExplainSearch = false }: ModuleParts,
): void {
  app.decorate('directCalls', new Map());
  app.decorate('owners', new Map());
  const { customers, cities, live, index, catalog, mail, publicUrl } = createGround(app, config, db);

  registerService(app, async () => index.isReady() && (await findReadiness?.()) !== false);
  registerCities(app, cities);
  const access = createAccess({
    db,
    mail,
    sms: createSms(config),
    publicUrl,
    secretKey: config.secretKey,
    workers: config.workers,
    findUser: customers.findByTokenHash,
    onSessionsEnded: (userId) => live.closeStreams(userId),
  });
  registerAccess(app, access);
  if (config.environment !== undefined && config.environment !== 'production')
    registerOutbox(app, config.dataDir);
  // What the shop holds of a person: their archive and their forgetting are made of these.
  registerPrivateData(
    app,
    createPrivateData(
      db,
      [
        accessRecords,
        addressRecords,
        cartRecords,
        estimateRecords,
        feedbackRecords,
        listRecords,
        loyaltyRecords,
        orderRecords,
        promotionRecords,
        returnRecords,
        receiptRecords,
      ],
      {
        recordSubscription,
        requirePassword: access.requirePassword,
        sendConfirmation: (userId, email, language) => access.requestEmail({ userId, email, language }),
      },
    ),
  );
  const zones = createZones(db);
  registerZones(app, zones);
  const addresses = createAddresses(db, cities, zones);
  registerAddresses(app, addresses);
  const promotions = createPromotions({
    db,
    index,
    catalog,
    findOrdered: (userId) => hasOrdered(db, userId),
    complain: (error) => app.log.warn({ err: error }, 'a promotion was left out'),
  });
  const recommendations = createRecommendations(db, catalog);
  const sets = createSets({
    db,
    index,
    catalog,
    promotions,
    findCard: (viewer) => acceptCard(db, viewer, null),
    findSimilar: (productCode, reader) => recommendations.list('product_similar', { productCode, reader }),
  });
  registerCatalog(app, { catalog, cities, listSetsOf: sets.listOfProduct });
  registerSets(app, sets, cities);
  const listing = createListing(index, catalog, promotions.findGoods);
  const search = createSearch(
    { db, index, catalog, listing },
    {
      databaseUrl: config.databaseUrl,
      canExplain: canExplainSearch,
      onFailure: (error) => app.log.warn({ err: error }, 'the search could not be renewed'),
    },
  );
  // Not before there are visitors: building it takes a moment of the machine.
  app.addHook('onListen', async () => search.warmUp());
  app.addHook('onClose', () => search.close());
  registerListing(app, listing, cities);
  registerSearch(app, db, search, cities);
  registerBrands(app, createBrands(index, catalog), cities);
  registerPromotions(app, {
    promotions,
    catalog,
    cities,
    index,
    findCard: (viewer) => acceptCard(db, viewer, null),
  });
  live.addSource((userIds) => listCartEventIds(db, userIds));
  const carts = createCarts({
    db,
    catalog,
    cities,
    promotions,
    acceptCard: (viewer, typed) => acceptCard(db, viewer, typed),
    publish: (tx, userId, eventId) => live.publish(tx, userTopic(userId), eventId),
    complain: (error) => app.log.warn({ err: error }, 'a cart was priced without the engine'),
  });
  registerCart(app, carts, { cities, db });
  registerEstimates(app, createEstimates({ db, catalog, carts, search, recommendations, publicUrl }), {
    cities,
    db,
  });
  registerRecommendations(app, {
    recommendations,
    views: createViews(db),
    events: createEvents(db),
    cities,
  });
  const stores = createStores(db);
  registerStores(app, stores);
  registerCalculators(app, createCalculators(db, catalog), cities);
  registerLists(app, createLists(db, catalog, live), cities);
  registerLive(app, live);
  registerLoyalty(app, createLoyalty(db, { catalog, publicUrl }));
  const wholesale = createWholesale(db);
  registerWholesale(app, wholesale);
  const orderLife = registerOrderModules(app, {
    config,
    publicUrl,
    db,
    addresses,
    carts,
    catalog,
    cities,
    live,
    mail,
    promotions,
    recommendations,
    stores,
    zones,
    wholesale,
  });
  let noticesAt = 0;
  app.decorate('sendLetters', async () => {
    await access.writeLetters();
    if (performance.now() - noticesAt > NOTICES_EVERY_MS) {
      noticesAt = performance.now();
      await tellAskers(db, mail, publicUrl);
      await tellBurningPoints(db, mail, publicUrl);
    }
    await orderLife.tellSteps();
    await mail.sendDue();
  });
  registerFeedback(app, createFeedback(db, mail, config.shopMail ?? null), cities);
  const content = createContent(config.contentDir ?? OWN_CONTENT, (file, error) =>
    app.log.warn({ file, reason: String(error) }, 'a text could not be read'),
  );
  app.decorate('onContentChange', content.onChange);
  app.decorate('listContentAddresses', content.listAddresses);
  // Pages come out of a cache: without a look of its own a changed text would wait for the next uncached one.
  const look = setInterval(() => void content.look(), CONTENT_LOOK_MS).unref();
  app.addHook('onClose', async () => clearInterval(look));
  registerContent(app, content);
  registerSeo(app, createSeo({ db, catalog, cities, sets, publicUrl }), cities);
  registerFeeds(
    app,
    createFeeds({
      db,
      catalog,
      publicUrl,
      merchantId: config.kaspiMerchant ?? 'sheber',
      folder: join(config.dataDir ?? tmpdir(), 'feeds'),
    }),
  );
  registerDocuments(app, db, createDocuments(db, catalog));
  registerImages(app, createImages(db, imagesOptions(config, app)));
}

function imagesOptions(
  { dataDir, imagesDir, imagesCacheMb = 0 }: ModuleConfig,
  app: FastifyInstance,
): ImagesOptions {
  return {
    originalsDir: imagesDir,
    cacheDir: dataDir === undefined ? undefined : join(dataDir, 'pictures'),
    cacheBytes: imagesCacheMb * 1024 * 1024,
    hasRoom: () => app.hasRoom(),
    complain: (words) => app.log.warn(words),
  };
}
