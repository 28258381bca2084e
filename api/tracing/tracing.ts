/**
 * Traces by OpenTelemetry, told to OTLP_ENDPOINT. Promises: loaded only where that is set (app.ts), so that a shop without it
 * pays nothing; a span says which route, partner or job, how it ended and how long it took, and nothing of a person: no
 * address, query, header, value. Hides the SDK. A receiver that is away costs the spans, never a request.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { RequestTrace } from '../http/request-traces.ts';
import type { Job } from '../jobs.ts';
import { WorthTelling } from './worth-telling.ts';

export interface TracingOptions {
  /** Without `/v1/traces`. */
  endpoint: string;
  /** Of ordinary traces, in percent. */
  percent: number;
}

const EXPORT_MS = 5000;
const PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

export function openTracing({ endpoint, percent }: TracingOptions) {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_MS });
  const batches = new BatchSpanProcessor({
    exporter,
    scheduledDelayMillis: 1000,
    exportTimeoutMillis: EXPORT_MS,
  });
  const provider = new TracerProvider({ spanProcessors: [new WorthTelling(batches, percent / 100)] });
  const tracer = provider.getTracer('sheber');
  const open = new AsyncLocalStorage<Span>();

  const contextOf = (parent: Span | undefined): Context =>
    parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;

  function end(span: Span, isFailure: boolean): void {
    if (isFailure) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }

  /** `work` as a part of whatever is under way. */
  async function within<T>(
    name: string,
    { kind, attributes }: { kind: SpanKind; attributes: Attributes },
    work: (span: Span) => Promise<T>,
  ): Promise<T> {
    const span = tracer.startSpan(name, { kind, attributes }, contextOf(open.getStore()));
    let isFailure = true;
    try {
      const value = await open.run(span, () => work(span));
      isFailure = false;
      return value;
    } finally {
      end(span, isFailure);
    }
  }

  return {
    /** A request has come; one whose trace another has begun (`traceparent`) goes on with it. */
    beginRequest(id: string, traceparent: string | null): RequestTrace {
      const span = tracer.startSpan(
        'request',
        { kind: SpanKind.SERVER, attributes: { 'sheber.request': id } },
        readParent(traceparent),
      );
      return {
        traceId: span.spanContext().traceId,
        run: (work) => open.run(span, work),
        end({ method, route, status }) {
          span.updateName(`${method} ${route}`);
          span.setAttributes({
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
          });
          end(span, status >= 500);
        },
      };
    },

    close: (): Promise<void> => provider.shutdown(),

    /** A question to a partner; the headers let the partner's own trace hang on it. */
    askPartner: <T>(
      to: string,
      operation: string,
      ask: (headers: Readonly<Record<string, string>>) => Promise<T>,
    ): Promise<T> =>
      within(
        `${to} ${operation}`,
        { kind: SpanKind.CLIENT, attributes: { 'sheber.partner': to, 'sheber.operation': operation } },
        (span) => ask({ traceparent: toParent(span) }),
      ),

    /** The same job, each run of it a trace. */
    traceJob: (job: Job): Job => ({
      ...job,
      run: (db, signal) =>
        within(`job ${job.name}`, { kind: SpanKind.INTERNAL, attributes: { 'sheber.job': job.name } }, () =>
          job.run(db, signal),
        ),
    }),

    flush: (): Promise<void> => provider.forceFlush(),
  };
}

function toParent(span: Span): string {
  const { traceId, spanId } = span.spanContext();
  return `00-${traceId}-${spanId}-01`;
}

function readParent(header: string | null): Context {
  const [, traceId, spanId] = PARENT.exec(header ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || /^0+$/.test(traceId) || /^0+$/.test(spanId))
    return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: 1, isRemote: true });
}
