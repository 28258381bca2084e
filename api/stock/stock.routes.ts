/** The calls of whoever keeps the stock of a store. */
import {
  adjustStock,
  countStock,
  getStock,
  getStockMoves,
  getStockStores,
  setShelf,
  transferStock,
} from '#contract/office/stock.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import {
  adjust,
  countAll,
  hasStore,
  listStores,
  moveShelf,
  readMoves,
  readStock,
  transfer,
} from './stock.ts';

export function registerStock(door: OfficeHttp): void {
  const { db, touched } = door;
  touched.set('store', async ({ params }) => {
    const id = Number(params.store);
    return (await hasStore(db, id)) ? [id] : null;
  });
  const facts = (productId: number, store: number, words: Record<string, string | number | null>) => ({
    subject: 'product',
    subjectId: productId,
    words: { store, ...words },
  });

  officeRoute(door, getStockStores, async ({ reach, language }) => {
    const all = [...(await listStores(db, language))];
    return { data: { own: all.filter(({ id }) => reach.stores?.includes(id) ?? true), all } };
  });

  officeRoute(door, getStock, ({ params, query, language }) =>
    readStock(db, { storeId: Number(params.store), language }, query),
  );

  officeRoute(door, getStockMoves, async ({ params, language }) => ({
    data: await readMoves(db, Number(params.product), { storeId: Number(params.store), language }),
  }));

  officeRoute(door, adjustStock, async ({ viewer, params, body, language, write }) => {
    const storeId = Number(params.store);
    const said = body.kind === 'count' ? { counted: body.counted } : { count: body.count };
    const data = await write(
      (tx) => adjust(tx, { staffId: viewer.id, storeId, language }, body),
      facts(body.productId, storeId, { kind: body.kind, reason: body.reason, ...said }),
    );
    return { data };
  });

  officeRoute(door, countStock, async ({ viewer, params, body, language, write }) => {
    const storeId = Number(params.store);
    const data = await write(
      (tx) => countAll(tx, { staffId: viewer.id, storeId, language }, body),
      ({ written, short }) => ({
        subject: 'store',
        subjectId: storeId,
        words: { written: written.length, short: short.length },
      }),
    );
    return { data };
  });

  officeRoute(door, transferStock, async ({ viewer, params, body, language, write }) => {
    const storeId = Number(params.store);
    const data = await write(
      (tx) => transfer(tx, { staffId: viewer.id, storeId, language }, body),
      facts(body.productId, storeId, { to: body.to, count: body.count }),
    );
    return { data };
  });

  officeRoute(door, setShelf, async ({ viewer, params, body, language, write }) => {
    const [storeId, productId] = [Number(params.store), Number(params.product)];
    const data = await write(
      (tx) => moveShelf(tx, { staffId: viewer.id, storeId, language }, productId, body.shelf),
      facts(productId, storeId, { row: body.shelf?.row ?? null, place: body.shelf?.place ?? null }),
    );
    return { data };
  });
}
