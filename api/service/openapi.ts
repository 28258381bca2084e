/** The OpenAPI document, made from the contract: what it says and what the server checks cannot differ. */
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { type ErrorCode, errorBody, errors } from '#contract/errors.ts';
import type { PartnerCall } from '#contract/partner-call.ts';
import { partnerCalls } from '#contract/partner-calls.ts';
import { notFoundOf } from '../http/allow.ts';

/** What stands between socket and handler refuses, whatever is asked for; a wrong Bearer also where anyone may ask. */
const GENERAL_REFUSALS: readonly ErrorCode[] = [
  'request.invalid',
  'request.malformed',
  'request.timeout',
  'request.uri_too_long',
  'request.headers_too_large',
  'service.unavailable',
  'service.fault',
];
const WRITING_REFUSALS: readonly ErrorCode[] = [
  'request.foreign_origin',
  'request.malformed_json',
  'request.too_large',
  'request.unsupported_type',
];
/** Of whoever comes by a key. */
const PARTNER_REFUSALS: readonly ErrorCode[] = [
  'key.required',
  'key.revoked',
  'key.expired',
  'key.elsewhere',
  'key.wrong_scope',
  'request.too_many',
];
const KEY_REFUSALS: readonly ErrorCode[] = ['request.key_reused', 'request.in_progress'];

type Described = Call | PartnerCall;

/** Every code that a call may be refused with: its own, and those of what stands before it. */
function refusalsOf(call: Described): ErrorCode[] {
  // A parameter that could be nobody's code, and a wholesale call without a contract: the call's own «not found».
  const canMiss = call.access === 'wholesale' || call.path.includes('{');
  return [
    ...new Set([
      ...call.refusals,
      ...GENERAL_REFUSALS,
      ...(call.access === 'partner' ? PARTNER_REFUSALS : (['session.required'] as const)),
      ...(canMiss ? [notFoundOf(call).code] : []),
      ...(call.method === 'GET' ? [] : WRITING_REFUSALS),
      ...(call.acceptsKey || call.requiresKey ? KEY_REFUSALS : []),
      ...(call.requiresKey ? (['request.key_required'] as const) : []),
    ]),
  ];
}

type JsonSchema = Record<string, unknown>;

/** Schemas that are named, and those that hold themselves: in one place of the document, whoever refers to them. */
type Shared = Record<string, JsonSchema>;

function schemaOf(schema: z.ZodType, io: 'input' | 'output', shared: Shared): JsonSchema {
  const made = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
  const moved = made.replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $schema: _, $defs = {}, ...rest } = JSON.parse(moved) as JsonSchema & { $defs?: Shared };
  Object.assign(shared, $defs);
  return rest;
}

function parametersOf(call: Described, place: 'path' | 'query', shared: Shared): JsonSchema[] {
  const schema = schemaOf(place === 'path' ? call.params : call.query, 'input', shared);
  const required = new Set((schema.required as string[] | undefined) ?? []);
  return Object.entries((schema.properties as Record<string, JsonSchema> | undefined) ?? {}).map(
    ([name, shape]) => ({
      name,
      in: place,
      required: place === 'path' || required.has(name),
      schema: shape,
    }),
  );
}

function operationOf(name: string, call: Described, shared: Shared): JsonSchema {
  const byStatus = Map.groupBy(refusalsOf(call), (code) => errors[code].status);
  const body = schemaOf(call.body, 'input', shared);
  const hasBody = Object.keys(body.properties ?? {}).length > 0;
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.tag],
    parameters: [
      ...parametersOf(call, 'path', shared),
      ...parametersOf(call, 'query', shared),
      { name: 'x-language-id', in: 'header', required: false, schema: { enum: ['ru', 'kz'], default: 'ru' } },
      ...(call.acceptsKey || call.requiresKey
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: call.requiresKey,
              schema: { type: 'string', maxLength: 200 },
            },
          ]
        : []),
    ],
    ...(hasBody
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: body } },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'The answer',
        content: call.file
          ? Object.fromEntries(
              ('kinds' in call.file ? Object.values(call.file.kinds) : [call.file]).map(({ type }) => [
                type,
                { schema: { type: 'string', format: 'binary' } },
              ]),
            )
          : { 'application/json': { schema: schemaOf(call.answer, 'output', shared) } },
      },
      ...Object.fromEntries(
        [...byStatus].map(([status, codes]) => [
          status,
          {
            description: codes.join(', '),
            content: {
              'application/json': {
                schema: {
                  allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: codes } } }],
                },
              },
            },
          },
        ]),
      ),
    },
    security:
      call.access === 'partner'
        ? [{ key: call.scope === null ? [] : [call.scope] }]
        : [...(call.access === 'anyone' ? [{}] : []), { bearer: [] }, { token: [] }],
  };
}

export function buildOpenApi(): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  const shared: Shared = {};
  shared.Error = schemaOf(errorBody, 'output', shared);
  const all = Object.entries<Described>({ ...calls, ...partnerCalls });
  for (const [name, call] of all) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(name, call, shared) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Шебер',
      version: '0.1.0',
      description: 'The calls of the shop; generated from contract/.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(all.map(([, { tag }]) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: shared,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key of a partner: shk_…; its scopes are named',
        },
        token: {
          type: 'apiKey',
          in: 'cookie',
          name: 'token',
          description: 'HttpOnly; counts on requests that a page of the shop itself made',
        },
      },
    },
  };
}
