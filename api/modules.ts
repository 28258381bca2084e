/** Every module of the API by name, in reading order, each with what it stands on. */
import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { registerAccess } from './access/access.routes.ts';
import { accessRecords, createAccess } from './access/access.ts';
import { registerAddresses } from './addresses/addresses.routes.ts';
import { addressRecords, createAddresses } from './addresses/addresses.ts';
import { registerBrands } from './brands/brands.routes.ts';
import { createBrands } from './brands/brands.ts';
import { registerCart } from './cart/cart.routes.ts';
import { cartRecords, createCarts, listCartEventIds } from './cart/cart.ts';
import { registerCatalog } from './catalog/catalog.routes.ts';
import { createCatalog } from './catalog/catalog.ts';
import { createCatalogIndex } from './catalog-index/catalog-index.ts';
import { registerCities } from './cities/cities.routes.ts';
import { createCities } from './cities/cities.ts';
import type { Config } from './config.ts';
import { registerContent } from './content/content.routes.ts';
import { type Content, createContent } from './content/content.ts';
import { createCustomers, createPrivateData } from './customers/customers.ts';
import { registerPrivateData } from './customers/private-data.routes.ts';
import { connect, type Database } from './database.ts';
import { registerDocuments } from './documents/documents.routes.ts';
import { createDocuments } from './documents/documents.ts';
import { registerFeedback } from './feedback/feedback.routes.ts';
import { createFeedback, feedbackRecords, tellDueNotices } from './feedback/feedback.ts';
import { registerImages } from './images/images.routes.ts';
import { createImages, type ImagesOptions } from './images/images.ts';
import { registerListing } from './listing/listing.routes.ts';
import { createListing } from './listing/listing.ts';
import { registerLists } from './lists/lists.routes.ts';
import { createLists, listRecords } from './lists/lists.ts';
import { registerLive } from './live/live.routes.ts';
import { createLive, userTopic } from './live/live.ts';
import { registerLoyalty } from './loyalty/loyalty.routes.ts';
import { acceptCard, createLoyalty, loyaltyRecords } from './loyalty/loyalty.ts';
import { createMail } from './mail/mail.ts';
import { registerOutbox } from './mail/outbox.routes.ts';
import { registerOrders } from './orders/orders.routes.ts';
import { createOrders, findOrderOwner, orderRecords } from './orders/orders.ts';
import { registerPromotions } from './promotions/promotions.routes.ts';
import { createPromotions, promotionRecords } from './promotions/promotions.ts';
import { registerRecommendations } from './recommendations/recommendations.routes.ts';
import { createRecommendations, createViews } from './recommendations/recommendations.ts';
import { registerSearch } from './search/search.routes.ts';
import { createSearch } from './search/search.ts';
import { registerSeo } from './seo/seo.routes.ts';
import { createSeo } from './seo/seo.ts';
import { registerService } from './service/service.routes.ts';
import { createSms } from './sms/sms.ts';
import { registerStores } from './stores/stores.routes.ts';
import { createStores } from './stores/stores.ts';
import { registerWholesale } from './wholesale/wholesale.routes.ts';
import { createWholesale } from './wholesale/wholesale.ts';

/** For the index of a very large catalogue on a busy machine. */
export const START_PATIENCE_MS = 90_000;
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
    /** Writes the letters that requests asked for and sends what is due. */
    sendLetters(): Promise<void>;
  }
}

export interface ModuleParts {
  config: Pick<Config, 'databaseUrl'> &
    // Without them pictures are drawn and nothing is kept.
    Partial<Pick<Config, 'dataDir' | 'imagesDir' | 'imagesCacheMb' | 'contentDir'>> &
    // Without a secret, what is signed, keyed or sealed is known to this process alone.
    Partial<Pick<Config, 'secretKey' | 'mercure'>> &
    // Without them letters wait, and their links lead to localhost.
    Partial<
      Pick<Config, 'environment' | 'publicUrl' | 'workers' | 'smtpUrl' | 'mailFrom' | 'shopMail' | 'smsSink'>
    >;
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
  const customers = createCustomers(db);
  app.decorate('findUserByTokenHash', customers.findByTokenHash);
  app.decorate('repeatsDb', db);
  const cities = createCities(db);
  const live = createLive(db, {
    ...liveSecrets(config),
    openListening: () =>
      config.databaseUrl === null
        ? null
        : connect({ ...config, workers: 1 }, { max: 1, name: 'sheber-live', reconnectMs: 1000 }),
    onFailure: (error) => app.log.warn({ err: error }, 'live updates failed'),
  });
  const index = createCatalogIndex(db, {
    databaseUrl: config.databaseUrl,
    onFailure: (error) => app.log.warn({ err: error }, 'the catalogue index could not be renewed'),
  });
  // Opens its doors with the index in hand, unless the database is away: then it answers that it is.
  app.addHook('onReady', async () => {
    await index.read(START_PATIENCE_MS).catch(() => undefined);
  });
  app.addHook('onClose', () => index.close());
  app.decorate('onCatalogChange', index.onChange);
  const catalog = createCatalog(db, index);

  registerService(app, async () => index.isReady() && (await findReadiness?.()) !== false);
  registerCities(app, cities);
  const mail = createMail(db, { ...config, log: app.log });
  app.addHook('onClose', async () => mail.close());
  const publicUrl = config.publicUrl ?? 'http://localhost:3000';
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
  let noticesAt = 0;
  app.decorate('sendLetters', async () => {
    await access.writeLetters();
    if (performance.now() - noticesAt > NOTICES_EVERY_MS) {
      noticesAt = performance.now();
      await tellDueNotices(db, mail, publicUrl);
    }
    await mail.sendDue();
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
        feedbackRecords,
        listRecords,
        loyaltyRecords,
        orderRecords,
        promotionRecords,
      ],
      {
        requirePassword: access.requirePassword,
        sendConfirmation: (userId, email, language) => access.requestEmail({ userId, email, language }),
      },
    ),
  );
  const addresses = createAddresses(db, cities);
  registerAddresses(app, addresses);
  registerCatalog(app, catalog, cities);
  const promotions = createPromotions({
    db,
    index,
    catalog,
    complain: (error) => app.log.warn({ err: error }, 'a promotion was left out'),
  });
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
  registerRecommendations(app, {
    recommendations: createRecommendations(db, catalog),
    views: createViews(db),
    cities,
  });
  const stores = createStores(db);
  registerStores(app, stores);
  registerLists(app, createLists(db, catalog, live), cities);
  registerLive(app, live);
  registerLoyalty(app, createLoyalty(db));
  const wholesale = createWholesale(db);
  registerWholesale(app, wholesale);
  const orders = createOrders({
    db,
    addresses,
    carts,
    cities,
    mail,
    promotions,
    publicUrl,
    stores,
    wholesale,
  });
  registerOrders(app, orders, { cities, findOwner: (id) => findOrderOwner(db, id) });
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
  registerSeo(app, createSeo({ db, catalog, cities, publicUrl }), cities);
  registerDocuments(app, db, createDocuments(db, catalog));
  registerImages(
    app,
    createImages(
      db,
      imagesOptions(config, (words) => app.log.warn(words)),
    ),
  );
}

/** Own tokens and those for a hub are signed apart: the hub's key opens nothing here. */
function liveSecrets({ secretKey, mercure }: ModuleParts['config']) {
  const shopSecret = secretKey ?? randomBytes(32).toString('base64url');
  return {
    secret: createHmac('sha256', shopSecret).update('live updates').digest('base64url'),
    hub: mercure ? { ...mercure, secret: mercure.secret ?? shopSecret } : undefined,
  };
}

function imagesOptions(
  { dataDir, imagesDir, imagesCacheMb = 0 }: ModuleParts['config'],
  complain: (words: string) => void,
): ImagesOptions {
  return {
    originalsDir: imagesDir,
    cacheDir: dataDir === undefined ? undefined : join(dataDir, 'pictures'),
    cacheBytes: imagesCacheMb * 1024 * 1024,
    complain,
  };
}
