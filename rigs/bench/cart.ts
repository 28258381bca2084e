import { randomUUID } from 'node:crypto';
import { holdCarts, listCarriedRows, listLineRows, writeLines } from '#api/cart/cart.queries.ts';
import { connect, transaction } from '#api/database.ts';
import { hashToken } from '#api/http/session.ts';
import { acceptCard } from '#api/loyalty/loyalty.ts';
import { listPricedProducts } from '#api/promotions/promotions.queries.ts';
import { listUsersByTokenHash } from '#api/users/users.queries.ts';
import type { Bench } from './subject.ts';

const COUNT = 3;

export const bench: Bench = {
  name: 'cart',
  what: 'a count written into the cart, with the whole priced cart as the answer',
  path: () => '/api/v1/cart/',
  headers: () => ({ 'accept-encoding': 'identity' }),
  post: ({ productCode, visitors }) => ({
    body: JSON.stringify({ city: 'pavlodar', items: [{ productCode, count: COUNT }] }),
    tokens: visitors.map(({ token }) => token),
  }),
  floors: {
    'bare driver, the same SQL': async ({ databaseUrl, productCode, visitors }) => {
      const db = connect({ databaseUrl, workers: 1 });
      const line = { productCode, count: COUNT, name: productCode, addedPrice: 1000 };
      let asked = 0;
      return async () => {
        asked += 1;
        const { userId, token } = visitors[asked % visitors.length] ?? { userId: 0, token: '' };
        const [viewer = null] = await listUsersByTokenHash(db, [hashToken(token)]);
        const eventId = randomUUID();
        await transaction(db, async (tx) => {
          await holdCarts(tx, [userId], '0');
          await listLineRows(tx, userId);
          await writeLines(tx, [{ userId, eventId, put: [line], gone: [] }]);
        });
        await acceptCard(db, viewer, undefined);
        await listCarriedRows(db, [productCode]);
        await listPricedProducts(db, [productCode]);
      };
    },
  },
};
