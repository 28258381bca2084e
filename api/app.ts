/**
 * The API as one Fastify application: the hooks between socket and handler, then every module by name.
 * Built by a function, so that a test or the page renderer can inject requests without a socket.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { calls } from '#contract/calls.ts';
import { registerBrands } from './brands/brands.routes.ts';
import { createBrands } from './brands/brands.ts';
import { registerCatalog } from './catalog/catalog.routes.ts';
import { createCatalog } from './catalog/catalog.ts';
import { registerCities } from './cities/cities.routes.ts';
import { createCities } from './cities/cities.ts';
import type { Config } from './config.ts';
import { registerCustomers } from './customers/customers.routes.ts';
import { createCustomers } from './customers/customers.ts';
import type { Db } from './database.ts';
import { registerFeedback } from './feedback/feedback.routes.ts';
import { createFeedback } from './feedback/feedback.ts';
import { answerBrokenRequest } from './http/broken-request.ts';
import { registerFailures, sendFailure } from './http/failures.ts';
import { registerSecurityHeaders } from './http/headers.ts';
import { registerMethodRefusals } from './http/methods.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerOriginRule } from './http/origin.ts';
import { parseQueryString } from './http/query-string.ts';
import { Refusal } from './http/refusal.ts';
import { makeRequestId, registerRequestLog } from './http/request-log.ts';
import { registerImages } from './images/images.routes.ts';
import { createImages } from './images/images.ts';
import { registerRecommendations } from './recommendations/recommendations.routes.ts';
import { createRecommendations } from './recommendations/recommendations.ts';
import { registerService } from './service/service.routes.ts';
import { registerStores } from './stores/stores.routes.ts';
import { createStores } from './stores/stores.ts';

const BODY_LIMIT_BYTES = 256 * 1024;

export interface AppParts {
  config: Pick<Config, 'logLevel' | 'trustProxy'>;
  db: Db;
  /** Stands between socket and application: answers what it can by itself. */
  answerFirst?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Is the database reachable and migrated? */
  findReadiness?: () => Promise<boolean>;
}

export async function buildApp({
  config,
  db,
  answerFirst = () => false,
  findReadiness,
}: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, base: null },
    logController: new LogController({ disableRequestLogging: true }),
    // A worker that is ending answers what comes on an open connection, and closes it after that.
    return503OnClosing: false,
    // One hop: what stands further left in X-Forwarded-For may have been written by the shopper.
    trustProxy: config.trustProxy === 1 ? (_address, hop) => hop === 0 : config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: makeRequestId,
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200, querystringParser: parseQueryString },
    serverFactory: (listener) =>
      createServer((request, response) => {
        if (!answerFirst(request, response)) listener(request, response);
      }),
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => sendFailure(error, request, reply),
  });

  registerRequestLog(app);
  registerMetrics(app);
  registerSecurityHeaders(app);
  registerFailures(app);
  registerOriginRule(app);
  app.setNotFoundHandler((request, reply) => sendFailure(new Refusal('call.not_found'), request, reply));

  const customers = createCustomers(db);
  app.decorate('findUserByTokenHash', customers.findByTokenHash);
  app.decorate('repeatsDb', db);
  const cities = createCities(db);
  const catalog = createCatalog(db);

  registerService(app, findReadiness ?? (async () => true));
  registerCities(app, cities);
  registerCustomers(app, customers);
  registerCatalog(app, catalog, cities);
  registerBrands(app, createBrands(db, catalog), cities);
  registerRecommendations(app, createRecommendations(db, catalog), cities);
  registerStores(app, createStores(db));
  registerFeedback(app, createFeedback(db), cities);
  registerImages(app, createImages(db));
  registerMethodRefusals(app, Object.values(calls));
  // Pages are attached beside the API: an unknown call must stay a call, not become a page.
  app.all('/api/*', (request, reply) => sendFailure(new Refusal('call.not_found'), request, reply));

  return app;
}
