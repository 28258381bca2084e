/**
 * The published OpenAPI document, taken at its word: is it sound in itself, and is an answer one that it names? Knows
 * nothing of the contract's own schemas, so that both are held against each other.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import documentSchema from './fixtures/openapi-3.1.json' with { type: 'json' };

type Json = Record<string, unknown>;

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { description: string; content: Record<string, { schema: Json }> }>;
  security: Record<string, string[]>[];
}

export interface OpenApi {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; securitySchemes: Record<string, Json> };
}

const newAjv = () => formats.default(new Ajv2020({ strict: false, allErrors: true }));

const listOperations = (document: OpenApi) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

/** What is wrong with the document, in words; an empty list when nothing is. */
export function lintOpenApi(document: OpenApi): string[] {
  const ajv = newAjv();
  const faults: string[] = [];
  if (!ajv.validate(documentSchema, document)) faults.push(ajv.errorsText(ajv.errors, { separator: '\n' }));
  const ids = new Set<string>();
  const tags = new Set(document.tags.map(({ name }) => name));
  for (const { path, method, operation } of listOperations(document)) {
    const tell = (fault: string) => faults.push(`${method.toUpperCase()} ${path}: ${fault}`);
    if (ids.has(operation.operationId)) tell(`the operationId ${operation.operationId} is taken`);
    ids.add(operation.operationId);
    for (const tag of operation.tags) if (!tags.has(tag)) tell(`the tag ${tag} is not listed`);
    const slots = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    const named = operation.parameters.filter((each) => each.in === 'path').map(({ name }) => name);
    if (slots.join() !== named.sort().join()) tell(`its path has ${slots.join()}, its parameters ${named}`);
    const written = operation.parameters.map((each) => `${each.in} ${each.name.toLowerCase()}`);
    if (new Set(written).size < written.length) tell('a parameter is named twice');
    for (const scheme of operation.security.flatMap(Object.keys)) {
      if (!Object.hasOwn(document.components.securitySchemes, scheme)) tell(`no security scheme ${scheme}`);
    }
    const statuses = Object.keys(operation.responses);
    if (!statuses.includes('200')) tell('no word of its success');
    for (const status of ['401', '422', '500', '503']) if (!statuses.includes(status)) tell(`no ${status}`);
    if (method === 'get' && operation.requestBody) tell('a GET with a body');
  }
  for (const { where, schema } of listSchemas(document)) {
    if (!ajv.validateSchema(schema)) faults.push(`${where}: ${ajv.errorsText()}`);
    for (const fault of findExampleFaults(ajv, document, schema)) faults.push(`${where}: ${fault}`);
  }
  for (const [, reference = ''] of JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)) {
    if (findReferred(document, reference) === undefined) faults.push(`${reference} leads nowhere`);
  }
  return faults;
}

function* listSchemas(document: OpenApi): Generator<{ where: string; schema: Json }> {
  for (const [name, schema] of Object.entries(document.components.schemas)) yield { where: name, schema };
  for (const { path, method, operation } of listOperations(document)) {
    const where = `${method.toUpperCase()} ${path}`;
    for (const { name, schema } of operation.parameters) yield { where: `${where} ${name}`, schema };
    const bodies = [operation.requestBody, ...Object.values(operation.responses)];
    for (const body of bodies) {
      for (const { schema } of Object.values(body?.content ?? {})) yield { where, schema };
    }
  }
}

/** What a schema shows as an example must be one. */
function findExampleFaults(ajv: Ajv2020, document: OpenApi, schema: Json): string[] {
  const faults: string[] = [];
  const shown = [
    ...((schema.examples as unknown[] | undefined) ?? []),
    ...('default' in schema ? [schema.default] : []),
  ];
  for (const example of shown) {
    if (!ajv.validate(withComponents(document, schema), example))
      faults.push(`${JSON.stringify(example)} is no example of it: ${ajv.errorsText()}`);
  }
  for (const inner of Object.values((schema.properties as Record<string, Json> | undefined) ?? {}))
    faults.push(...findExampleFaults(ajv, document, inner));
  return faults;
}

const findReferred = (document: OpenApi, reference: string): unknown =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((within, name) => (within as Json | undefined)?.[name], document);

/** A schema on its own still refers to the components of its document. */
const withComponents = ({ components }: OpenApi, schema: Json): Json => ({
  ...schema,
  components: { schemas: components.schemas },
});

const toPointer = (name: string) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

export interface WireAnswer {
  status: number;
  contentType: string;
  body: unknown;
}

/** Tells what an answer has that the document does not name; null when it is as it is written. */
export function createAnswerJudge(document: OpenApi) {
  // The document whole, once: its parts refer to each other.
  const ajv = newAjv().addSchema(document as unknown as Json, 'document', undefined, false);
  const compiled = new Map<string, ValidateFunction>();
  return (method: string, path: string, { status, contentType, body }: WireAnswer): string | null => {
    const operation = document.paths[path]?.[method.toLowerCase()];
    if (!operation) return 'the document does not know the call';
    const response = operation.responses[String(status)];
    if (!response) return `the document does not know the status ${status}: ${JSON.stringify(body)}`;
    const type = contentType.replace(/;.*$/, '');
    const schema = response.content[type]?.schema;
    if (!schema) return `the document does not know ${type} with the status ${status}`;
    if (type !== 'application/json') return null;
    const key = `${method} ${path} ${status}`;
    const place = [
      'paths',
      path,
      method.toLowerCase(),
      'responses',
      String(status),
      'content',
      type,
      'schema',
    ];
    const validate =
      compiled.get(key) ?? ajv.compile({ $ref: `document#/${place.map(toPointer).join('/')}` });
    compiled.set(key, validate);
    return validate(body)
      ? null
      : `${status}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(body).slice(0, 400)}`;
  };
}
