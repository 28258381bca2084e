/** Hangs every request on a trace, where traces are made (api/tracing). */
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface RequestTrace {
  traceId: string;
  /** What begins within `work` belongs to this request. */
  run<T>(work: () => T): T;
  end(facts: { method: string; route: string; status: number }): void;
}

export interface RequestTracing {
  beginRequest(id: string, traceparent: string | null): RequestTrace;
  close(): Promise<void>;
}

/** `isProxied`: a proxy of ours stands in front, whose `traceparent` is believed. Gives what the log line says of it. */
export function registerRequestTraces(
  app: FastifyInstance,
  tracing: RequestTracing,
  isProxied: boolean,
): (request: FastifyRequest) => string | null {
  const traces = new WeakMap<FastifyRequest, RequestTrace>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    const given = isProxied && typeof traceparent === 'string' ? traceparent : null;
    const trace = tracing.beginRequest(request.id, given);
    traces.set(request, trace);
    trace.run(done);
  });
  // A body comes with the socket, which knows nothing of us.
  app.addHook('preValidation', (request, _reply, done) => {
    const trace = traces.get(request);
    if (trace) trace.run(done);
    else done();
  });
  app.addHook('onResponse', async (request, { statusCode: status }) => {
    traces
      .get(request)
      ?.end({ method: request.method, route: request.routeOptions.url ?? 'unknown', status });
  });
  app.addHook('onClose', () => tracing.close());
  return (request) => traces.get(request)?.traceId ?? null;
}
