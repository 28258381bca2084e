/**
 * A collector of OpenTelemetry as its protocol describes it (OTLP 1.x over HTTP, JSON): one path, the shape of a trace
 * checked strictly, ids in hex, times as strings of nanoseconds.
 */
import { z } from 'zod';
import { json, openStand, type Stand } from '../stand.ts';

const nanos = z.string().regex(/^\d{19}$/);
const attribute = z.strictObject({
  key: z.string(),
  value: z.union([
    z.strictObject({ stringValue: z.string() }),
    z.strictObject({ intValue: z.union([z.number().int(), z.string()]) }),
    z.strictObject({ arrayValue: z.unknown() }),
  ]),
});

const span = z.strictObject({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  traceState: z.string().optional(),
  name: z.string().min(1),
  kind: z.number().int().min(1).max(5),
  startTimeUnixNano: nanos,
  endTimeUnixNano: nanos,
  attributes: z.array(attribute),
  droppedAttributesCount: z.literal(0),
  events: z.array(z.never()),
  droppedEventsCount: z.literal(0),
  links: z.array(z.never()),
  droppedLinksCount: z.literal(0),
  status: z.strictObject({ code: z.number().int().min(0).max(2) }),
  flags: z.number().int().optional(),
});
type ToldSpan = z.infer<typeof span>;

const told = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes: z.array(attribute), droppedAttributesCount: z.number() }),
      scopeSpans: z.array(
        z.strictObject({ scope: z.object({ name: z.literal('sheber') }), spans: z.array(span) }),
      ),
    }),
  ),
});

export interface OtlpStand extends Pick<Stand, 'url' | 'close'> {
  spans: ToldSpan[];
  /** Everything that came, as it came. */
  bodies: string[];
}

export async function openOtlpStand(): Promise<OtlpStand> {
  const spans: ToldSpan[] = [];
  const bodies: string[] = [];
  const { url, close } = await openStand(({ method, path, headers, body }) => {
    if (method !== 'POST' || path !== '/v1/traces') return json({}, 404);
    if (headers['content-type'] !== 'application/json') return json({}, 415);
    bodies.push(body.toString());
    const parsed = told.safeParse(JSON.parse(body.toString()));
    if (!parsed.success) {
      bodies.push(parsed.error.message);
      return json({ message: parsed.error.message }, 400);
    }
    spans.push(...parsed.data.resourceSpans.flatMap((each) => each.scopeSpans.flatMap((one) => one.spans)));
    return json({ partialSuccess: {} });
  });
  return { url, close, spans, bodies };
}
