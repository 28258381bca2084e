/** Orders that 1C has not confirmed yet. They count as told only when it says so: an answer may be lost on its way. */
import { toDayAndTime } from '#domain/exchange/moments.ts';
import { wantsContainers } from '#domain/exchange/package-kind.ts';
import type { Database } from '../database.ts';
import { findOrder } from '../orders/orders.ts';
import type { ExchangeSession } from './exchange-sessions.queries.ts';
import { type OrderPlace, toListsXml, toOrderXml } from './order-xml.ts';
import {
  confirmQuery,
  listReceiptNumbers,
  listStoreIds,
  listUnitCodes,
  rememberQuery,
  takeUntold,
} from './orders-out.queries.ts';
import { type AnswerEncoding, byReference, encodeText, type ToldAnswer } from './told-answer.ts';

const MOST_ORDERS = 2000;

export interface OrdersOut {
  write(session: ExchangeSession): Promise<ToldAnswer>;
  confirm(session: ExchangeSession): Promise<void>;
  /** What our states, ways to pay and to deliver are called. */
  list(): ToldAnswer;
}

export function createOrdersOut(
  db: Database,
  { siteUrl, encoding }: { siteUrl: string; encoding: AnswerEncoding },
): OrdersOut {
  // Some clients of UTF-8 refuse it without its mark.
  const head = `${encoding === 'utf-8' ? '\ufeff' : ''}<?xml version="1.0" encoding="${encoding}"?>\n`;

  return {
    async write(session) {
      const untold = await takeUntold(db, MOST_ORDERS);
      const stores = await listStoreIds(db);
      const unitCodes = await listUnitCodes(db);
      const receipts = await listReceiptNumbers(db, untold.ids);
      const hasContainers = wantsContainers(session.version);
      const { day, time } = toDayAndTime(new Date());
      const parts = [
        encodeXml(
          `${head}<КоммерческаяИнформация ВерсияСхемы="${hasContainers ? '2.08' : '2.04'}" ДатаФормирования="${day}T${time}">`,
        ),
      ];
      for (const id of untold.ids) {
        const order = await findOrder(db, id);
        if (!order) continue;
        const place: OrderPlace = {
          siteUrl,
          unitCodes,
          receiptNumber: receipts.get(id) ?? null,
          storeExternalId: order.storeId === null ? null : (stores.get(order.storeId) ?? null),
        };
        const xml = toOrderXml(order, place);
        parts.push(encodeXml(hasContainers ? `\n<Контейнер>${xml}</Контейнер>` : `\n${xml}`));
      }
      parts.push(encodeXml('\n</КоммерческаяИнформация>\n'));
      await rememberQuery(db, session.id, untold);
      return { kind: 'xml', body: Buffer.concat(parts), encoding };
    },

    confirm: (session) => confirmQuery(db, session.id),

    list: () => ({ kind: 'xml', body: encodeXml(`${head}${toListsXml()}\n`), encoding }),
  };

  function encodeXml(text: string): Buffer {
    return encodeText(text, encoding, byReference);
  }
}
