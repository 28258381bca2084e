import { describe, expect, test } from 'vitest';
import { findMisplacedMatter } from './layers.ts';

const judge = (path: string, line: string) => findMisplacedMatter([{ path, text: `// first\n${line}\n` }]);

describe('refused', () => {
  test.each([
    ['a query in the door', 'api/cart/cart.ts', 'const rows = await db`select 1`;'],
    ['a fragment in the door', 'api/cart/cart.ts', 'const more = sql`and price > ${price}`;'],
    ['a query under another tag', 'api/cart/cart.routes.ts', 'await pool`\n  update carts set count = 0`;'],
    ['a raw query', 'api/cart/cart.ts', "await db.unsafe('select 1');"],
    ['Fastify in the door', 'api/cart/cart.ts', "import type { FastifyRequest } from 'fastify';"],
    ['a value hung on the application', 'api/cart/cart.routes.ts', "app.decorate('carts', carts);"],
    ["a module's own types in Fastify's", 'api/cart/cart.routes.ts', "declare module 'fastify' {}"],
    ['the environment outside config.ts', 'api/app.ts', 'const port = process.env.PORT;'],
    [
      'the environment in the storefront',
      'storefront/app/routing/root.tsx',
      "if (process.env['NODE_ENV']) {}",
    ],
  ])('%s', (_, path, line) => {
    expect(judge(path, line)).toMatchObject([{ path, line: 2 }]);
  });
});

describe('allowed', () => {
  test.each([
    ['api/cart/cart.queries.ts', 'const rows = await db`select 1`;'],
    ['api/cart/cart.ts', 'const words = html`<b>select a city</b>`;'],
    ['api/cart/cart.routes.ts', "import type { FastifyInstance } from 'fastify';"],
    ['api/http/session.ts', "import type { FastifyRequest } from 'fastify';"],
    ['api/http/route.ts', "declare module 'fastify' {}"],
    ['api/config.ts', 'const env = process.env;'],
    ['server/worker.ts', 'const env = process.env;'],
    ['api/cart/cart.test.ts', 'await db`delete from carts`;'],
  ])('%s: %s', (path, line) => {
    expect(judge(path, line)).toEqual([]);
  });
});
