/**
 * What staff change of an order in its buyer's stead: by the functions that the buyer has, at the buyer's prices, within the
 * transaction that has its entry in the log. Whose lines another has open are held softly: taken over only in the open.
 */
import type { z } from 'zod';
import type { editOrder, quoteOrderEdit } from '#contract/office/order-edit.ts';
import type { User } from '#contract/users.ts';
import type { Locale } from '#domain/locale.ts';
import type { Database, Db } from '../database.ts';
import type { OfficeViewer } from '../http/office-route.ts';
import type { OfficeWrite } from '../http/office-write.ts';
import { Refusal } from '../http/refusal.ts';
import type { OfficeLive } from '../office-company/office-company.ts';
import {
  agreeOnCarriage,
  type OrderLife,
  offerReplacement,
  quoteReplacement,
  type ReplacementOffer,
  withdrawReplacement,
} from '../order-life/order-life.ts';
import { type ChangeWish, findOrderOwner } from '../orders/orders.ts';
import { findUserById } from '../users/users.ts';
import { findGoodsCode } from './goods.queries.ts';
import { findHolder } from './order-acts.queries.ts';

interface EditParts {
  db: Database;
  orderLife: Pick<OrderLife, 'quoteChange' | 'change' | 'listChangeOffers'>;
  live: OfficeLive;
}

type Edit = z.output<typeof editOrder.body>;
type Quoted = z.output<typeof quoteOrderEdit.body>;

export function createOrderEdits({ db, orderLife, live }: EditParts) {
  const tell = (tx: Db, id: number) => live.tellReaders(tx, 'orders.read', 'orders', id);

  async function getBuyer(orderId: number): Promise<User> {
    const owner = await findOrderOwner(db, orderId);
    const buyer = owner === null ? null : await findUserById(db, owner);
    if (!buyer) throw new Refusal('order.not_found');
    return buyer;
  }

  async function change(
    id: number,
    wish: ChangeWish & { revision: number; total: number },
    { language, write }: { language: Locale; write: OfficeWrite },
    facts: Record<string, string | boolean>,
    before: (tx: Db) => Promise<void> = async () => undefined,
  ): Promise<void> {
    const by = { viewer: await getBuyer(id), language, actor: 'operator' } as const;
    await orderLife.change(id, wish, by, (work) =>
      write(
        async (tx) => {
          await before(tx);
          await work(tx);
          await tell(tx, id);
        },
        { subject: 'order', subjectId: id, words: { ...facts, total: wish.total } },
      ),
    );
  }

  /** What is added is named by code or article, as it stands on the shelf. */
  const toCodes = (added: Edit['added']) =>
    Promise.all(
      added.map(async ({ product, count }) => {
        const productCode = await findGoodsCode(db, product);
        if (productCode === null) throw new Refusal('order.product_unknown');
        return { productCode, count };
      }),
    );

  return {
    listOffers: orderLife.listChangeOffers,

    async quote(id: number, { added, ...wish }: Quoted, language: Locale) {
      return orderLife.quoteChange(
        id,
        { ...wish, added: await toCodes(added) },
        { viewer: await getBuyer(id), language, actor: 'operator' },
      );
    },

    async edit(
      id: number,
      { consent, isTakenOver, added, ...kept }: Edit,
      viewer: OfficeViewer,
      asking: { language: Locale; write: OfficeWrite },
    ): Promise<void> {
      const facts = { consent, ...(isTakenOver ? { takenOver: true } : {}) };
      const wish = { ...kept, added: await toCodes(added) };
      await change(id, wish, asking, facts, async (tx) => {
        const holder = isTakenOver ? null : await findHolder(tx, id, viewer.id);
        if (holder !== null) throw new Refusal('order.held', { name: holder });
      });
    },

    setSlot: (
      id: number,
      { slotId, revision, total }: { slotId: string; revision: number; total: number },
      asking: { language: Locale; write: OfficeWrite },
    ): Promise<void> => change(id, { items: [], slotId, revision, total }, asking, { slot: slotId }),

    async setDeliveryPrice(id: number, sum: number, write: OfficeWrite): Promise<void> {
      await write(
        async (tx) => {
          await agreeOnCarriage(tx, id, sum);
          await tell(tx, id);
        },
        { subject: 'order', subjectId: id, words: { sum } },
      );
    },

    async quoteOffer(id: number, offer: Omit<ReplacementOffer, 'comment'>, language: Locale) {
      const { nameRu, nameKz, ...quoted } = await quoteReplacement(db, id, { ...offer, comment: '' });
      return { ...quoted, name: language === 'kz' ? nameKz : nameRu };
    },

    offer: (id: number, offer: ReplacementOffer, write: OfficeWrite): Promise<number> =>
      write(
        async (tx) => {
          const sum = await offerReplacement(tx, id, offer);
          await tell(tx, id);
          return sum;
        },
        { subject: 'order', subjectId: id, words: { line: offer.line, product: offer.product } },
      ),

    async withdraw(id: number, offerId: number, write: OfficeWrite): Promise<void> {
      await write(
        async (tx) => {
          await withdrawReplacement(tx, id, offerId);
          await tell(tx, id);
        },
        { subject: 'order', subjectId: id, words: { offer: offerId } },
      );
    },
  };
}
