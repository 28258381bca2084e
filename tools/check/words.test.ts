import { expect, test } from 'vitest';
import { findReplacedWords } from './words.ts';

const judge = (path: string, text = 'export const a = 1;\n') => findReplacedWords([{ path, text }]);

test.each(['api/customers/customers.ts', 'server/crew.ts', 'storefront/features/cart/guest-saver.ts'])(
  'the file name %s bears a replaced word',
  (path) => {
    expect(judge(path)).toMatchObject([{ path, line: 1 }]);
  },
);

test.each(['findCustomer', 'ShopperFacts', 'complain', 'sentWishes', 'createGround'])(
  'the exported name %s bears a replaced word',
  (name) => {
    expect(judge('api/cart/cart.ts', `// first\nexport const ${name} = 1;\n`)).toMatchObject([{ line: 2 }]);
  },
);

test.each(['background', 'playground', 'wishlist', 'customerless'])('%s is another word', (name) => {
  expect(judge('api/cart/cart.ts', `export const ${name} = 1;\n`)).toEqual([]);
});

test('a file name with one meaning is refused in another place', () => {
  expect(judge('storefront/features/cart/outbox.ts')).toHaveLength(1);
  expect(judge('api/promotions/question.ts')).toHaveLength(1);
  expect(judge('api/http/room.ts')).toHaveLength(1);
  expect(judge('api/mail/outbox.routes.ts')).toEqual([]);
  expect(judge('rigs/faults/faults.ts')).toEqual([]);
});
