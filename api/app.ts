/**
 * The API as one Fastify application: the hooks between socket and handler; its modules follow in modules.ts.
 * Built by a function, so that a test or the page renderer can inject requests without a socket.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { calls } from '#contract/calls.ts';
import { officeCalls } from '#contract/office/office-calls.ts';
import { partnerCalls } from '#contract/partner-calls.ts';
import { type Config, ConfigError } from './config.ts';
import { createFoundation, type FoundationParts, START_PATIENCE_MS } from './foundation.ts';
import { answerBrokenRequest } from './http/broken-request.ts';
import { createCallFront } from './http/call-front.ts';
import { registerFailures, sendFailure } from './http/failures.ts';
import { registerSecurityHeaders } from './http/headers.ts';
import type { Http } from './http/http.ts';
import { registerUnknownCalls } from './http/methods.ts';
import { registerMetrics } from './http/metrics.ts';
import { type OpenOfficeServer, registerOfficeGate } from './http/office-gate.ts';
import { registerOriginRule } from './http/origin.ts';
import { registerProxyWarning } from './http/proxy-warning.ts';
import { parseQueryString } from './http/query-string.ts';
import { Refusal } from './http/refusal.ts';
import { makeRequestId, registerRequestLog, toLoggedError } from './http/request-log.ts';
import { refuseForeignTarget } from './http/request-target.ts';
import { registerRequestTraces } from './http/request-traces.ts';
import { type ModuleOptions, type Modules, registerModules } from './modules.ts';
import { createServer } from './plain-http.ts';

const BODY_LIMIT_BYTES = 256 * 1024;

export interface AppParts extends Omit<FoundationParts, 'app' | 'traced'>, ModuleOptions {
  config: FoundationParts['config'] &
    Pick<Config, 'logLevel' | 'trustProxy'> &
    // Unless told so nothing is traced.
    Partial<Pick<Config, 'tracing'>>;
  /** Where the log goes instead of the process's output. */
  logStream?: { write(line: string): void };
  /** Stands between socket and application: answers what it can by itself. */
  answerFirst?: (request: IncomingMessage, response: ServerResponse, goOn: () => void) => boolean;
}

/** The application, and beside it what the process, its pages and its tests need of the modules. */
export interface BuiltApp extends Modules {
  app: FastifyInstance;
  http: Http;
  openOfficeServer: OpenOfficeServer;
}

export async function buildApp({
  config,
  db,
  answerFirst = () => false,
  diskSpace,
  keptAnswers,
  readsAfter,
  keptCatalogue,
  logStream,
  ...rest
}: AppParts): Promise<BuiltApp> {
  let callFront: ReturnType<typeof createCallFront> | null = null;
  const app = Fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            base: null,
            serializers: { err: toLoggedError },
            ...(logStream ? { stream: logStream } : {}),
          },
    logController: new LogController({ disableRequestLogging: true }),
    // A worker that is ending answers what comes on an open connection, and closes it after that.
    return503OnClosing: false,
    // One hop: what stands further left in X-Forwarded-For may have been written by the visitor.
    trustProxy: config.trustProxy === 1 ? (_address, hop) => hop === 0 : config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    // A worker of a large shop waits for its index before it listens.
    pluginTimeout: START_PATIENCE_MS + 5000,
    genReqId: makeRequestId,
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200, querystringParser: parseQueryString },
    serverFactory: (listener) =>
      createServer((request, response) => {
        const goOn = () => listener(request, response);
        if (refuseForeignTarget(request, response) || answerFirst(request, response, goOn)) return;
        if (!callFront?.(request, response)) goOn();
      }),
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => sendFailure(error, request, reply),
  });

  // Fastify reads plain text too, which a form of another site could post: bodies are JSON and nothing else.
  app.removeContentTypeParser('text/plain');
  const tracing = config.tracing ? await loadTracing(config.tracing) : null;
  const findTraceId = tracing && registerRequestTraces(app, tracing, config.trustProxy !== false);
  registerRequestLog(app, findTraceId ?? undefined);
  registerProxyWarning(app, config);
  registerMetrics(app);
  registerSecurityHeaders(app);
  registerFailures(app);
  const openOfficeServer = registerOfficeGate(app, config.office);
  registerOriginRule(app);
  app.setNotFoundHandler((request, reply) => sendFailure(new Refusal('call.not_found'), request, reply));

  const foundation = createFoundation({
    app,
    config,
    db,
    diskSpace,
    keptAnswers,
    readsAfter,
    keptCatalogue,
    traced: tracing?.askPartner,
  });
  // Traces are made of what goes through the application; where the office stands alone there is no shop.
  if (!tracing && config.office?.mode !== 'only') callFront = createCallFront(foundation.http);
  const modules = registerModules(foundation, rest);

  // Pages are attached beside the API: an unknown call must stay a call, not become a page.
  registerUnknownCalls(app, '/api/', [...Object.values(calls), ...Object.values(partnerCalls)]);
  registerUnknownCalls(
    app,
    '/office/api/',
    (config.office?.mode ?? 'off') === 'off' ? [] : Object.values(officeCalls),
  );

  const jobs = tracing ? modules.jobs.map(tracing.traceJob) : modules.jobs;
  return { app, http: foundation.http, openOfficeServer, ...modules, jobs };
}

/** An optional package, and tens of files: only who asks for traces has them read. */
async function loadTracing(settings: NonNullable<Config['tracing']>) {
  try {
    const { openTracing } = await import('./tracing/tracing.ts');
    return openTracing(settings);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new ConfigError(
      'The setting OTLP_ENDPOINT needs the optional packages @opentelemetry/*: run npm ci.',
    );
  }
}
