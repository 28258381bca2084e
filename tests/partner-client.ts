/**
 * A client for partners' programs, written from the published OpenAPI document alone: types of every call under
 * `/api/v1/partner/`, and a `call` that takes and gives them. What the document does not say, a program cannot know.
 */
import type { OpenApi, Operation } from './openapi.ts';

type Schema = Record<string, unknown> & {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
};

/** A JSON schema as a type of TypeScript. */
function toType(schema: Schema): string {
  if (typeof schema.$ref === 'string') return schema.$ref.replace(/^.*\//, '');
  if (Array.isArray(schema.enum)) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  const union = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (union) return union.map((each) => `(${toType(each)})`).join(' | ');
  if (Array.isArray(schema.allOf))
    return (schema.allOf as Schema[]).map((each) => `(${toType(each)})`).join(' & ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => toType({ ...schema, type })).join(' | ');
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return `(${toType(schema.items ?? {})})[]`;
    case 'object':
      return toObject(schema);
    default:
      return schema.properties ? toObject(schema) : 'unknown';
  }
}

function toObject({ properties, required = [], additionalProperties }: Schema): string {
  if (!properties)
    return `Record<string, ${typeof additionalProperties === 'object' ? toType(additionalProperties) : 'unknown'}>`;
  const fields = Object.entries(properties).map(
    ([name, shape]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${toType(shape)}`,
  );
  return `{ ${fields.join('; ')} }`;
}

const toFields = ({ parameters }: Operation, place: string): string =>
  parameters
    .filter((each) => each.in === place)
    .map(
      ({ name, required, schema }) =>
        `${JSON.stringify(name)}${required ? '' : '?'}: ${toType(schema as Schema)}`,
    )
    .join('; ');

const bodyOf = (content: Record<string, { schema: unknown }> | undefined): string => {
  const schema = content?.['application/json']?.schema as Schema | undefined;
  return schema ? toType(schema) : 'undefined';
};

/** The whole client as one file of TypeScript that needs nothing but `fetch`. */
export function writePartnerClient(document: OpenApi): string {
  const shared = Object.entries(document.components.schemas).map(
    ([name, schema]) => `export type ${name} = ${toType(schema as Schema)};`,
  );
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes('partner'))
      .map(([method, operation]) => {
        const refused = Object.entries(operation.responses).filter(([status]) => status !== '200');
        return `  ${operation.operationId}: {
    method: ${JSON.stringify(method.toUpperCase())}; path: ${JSON.stringify(path)};
    input: { path: { ${toFields(operation, 'path')} }; query: { ${toFields(operation, 'query')} };
      headers: { ${toFields(operation, 'header')} }; body: ${bodyOf(operation.requestBody?.content)} };
    answer: ${bodyOf(operation.responses['200']?.content)};
    refusal: ${refused.map(([, { content }]) => `(${bodyOf(content)})`).join(' | ')};
  };`;
      }),
  );
  return `${shared.join('\n')}
export interface Operations {
${operations.join('\n')}
}
type Wanted<T> = { [K in keyof T as Record<never, never> extends T[K] ? never : T[K] extends undefined ? never : K]: T[K] }
  & { [K in keyof T as Record<never, never> extends T[K] ? K : never]?: T[K] };
export declare function call<K extends keyof Operations>(
  name: K, input: Wanted<Operations[K]['input']>,
): Promise<{ data: Operations[K]['answer'] } | { refusal: Operations[K]['refusal'] }>;
`;
}
