/** The OpenAPI document, made from the contract: what it says and what the server checks cannot differ. */
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { type ErrorCode, errorBody, errors } from '#contract/errors.ts';

const GENERAL_REFUSALS: readonly ErrorCode[] = ['request.invalid', 'service.unavailable', 'service.fault'];

type JsonSchema = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return rest;
};

function parametersOf(call: Call, place: 'path' | 'query'): JsonSchema[] {
  const schema = schemaOf(place === 'path' ? call.params : call.query, 'input');
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

function operationOf(name: string, call: Call): JsonSchema {
  const refusals = [...new Set([...call.refusals, ...GENERAL_REFUSALS])];
  const byStatus = Map.groupBy(refusals, (code) => errors[code].status);
  const body = schemaOf(call.body, 'input');
  const hasBody = Object.keys(body.properties ?? {}).length > 0;
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.tag],
    parameters: [
      ...parametersOf(call, 'path'),
      ...parametersOf(call, 'query'),
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
          : { 'application/json': { schema: schemaOf(call.answer, 'output') } },
      },
      ...Object.fromEntries(
        [...byStatus].map(([status, codes]) => [
          status,
          {
            description: codes.join(', '),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
        ]),
      ),
    },
    security: call.access === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }],
  };
}

export function buildOpenApi(): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const [name, call] of Object.entries(calls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Шебер',
      version: '0.1.0',
      description: 'The calls of the shop; generated from contract/.',
    },
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}
