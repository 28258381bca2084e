/** The calls of the office that change an order and its money. */
import {
  editOrder,
  getOrderEdits,
  offerOrderReplacement,
  quoteOrderEdit,
  quoteOrderReplacement,
  refundOrder,
  setDeliveryPrice,
  setOrderSlot,
  tellOfMoney,
  withdrawOrderReplacement,
} from '#contract/office/order-edit.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import type { OfficeOrders } from './office-orders.ts';

const done = { success: true } as const;

export function registerOrderEdits(
  door: OfficeHttp,
  { edits, refunds, toldMoney }: Pick<OfficeOrders, 'edits' | 'refunds' | 'toldMoney'>,
): void {
  officeRoute(door, getOrderEdits, async ({ params, language }) => ({
    data: await edits.listOffers(Number(params.id), language),
  }));

  officeRoute(door, quoteOrderEdit, async ({ params, body, language }) => ({
    data: await edits.quote(Number(params.id), body, language),
  }));

  officeRoute(door, editOrder, async ({ params, body, viewer, language, write }) => {
    await edits.edit(Number(params.id), body, viewer, { language, write });
    return done;
  });

  officeRoute(door, setOrderSlot, async ({ params, body, language, write }) => {
    await edits.setSlot(Number(params.id), body, { language, write });
    return done;
  });

  officeRoute(door, setDeliveryPrice, async ({ params, body, write }) => {
    await edits.setDeliveryPrice(Number(params.id), body.sum, write);
    return done;
  });

  officeRoute(door, quoteOrderReplacement, async ({ params, body: { count, ...offer }, language }) => ({
    data: await edits.quoteOffer(
      Number(params.id),
      { ...offer, ...(count === undefined ? {} : { count }) },
      language,
    ),
  }));

  officeRoute(door, offerOrderReplacement, async ({ params, body: { count, ...offer }, write }) => ({
    data: {
      sum: await edits.offer(
        Number(params.id),
        { ...offer, ...(count === undefined ? {} : { count }) },
        write,
      ),
    },
  }));

  officeRoute(door, withdrawOrderReplacement, async ({ params, write }) => {
    await edits.withdraw(Number(params.id), Number(params.offer), write);
    return done;
  });

  officeRoute(door, refundOrder, async ({ params, body, viewer, language, write }) => {
    await refunds.refund(Number(params.id), body, { viewer, language, write });
    return done;
  });

  officeRoute(door, tellOfMoney, async ({ params, body, write }) => {
    await toldMoney.tell(Number(params.id), body, write);
    return done;
  });
}
