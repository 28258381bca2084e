/** The calls of the office about orders by phone. */
import {
  addBuyer,
  addBuyerAddress,
  findBuyer,
  getOrderPlaces,
  placePhoneOrder,
  quotePhoneOrder,
  sendPhoneCart,
} from '#contract/office/phone-orders.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import type { OfficePhone } from './office-phone.ts';

export function registerOfficePhone(door: OfficeHttp, phone: OfficePhone): void {
  officeRoute(door, getOrderPlaces, async ({ language }) => ({ data: await phone.listPlaces(language) }));

  officeRoute(door, findBuyer, async ({ body, language }) => ({
    data: await phone.find(body.phone, language),
  }));

  officeRoute(door, addBuyer, async ({ body, language, write }) => ({
    data: await phone.add(body, language, write),
  }));

  officeRoute(door, addBuyerAddress, async ({ params, body, language, write }) => ({
    data: await phone.addAddress(Number(params.id), body, language, write),
  }));

  officeRoute(door, quotePhoneOrder, async ({ params, body, language }) => ({
    data: await phone.quote(Number(params.id), body, language),
  }));

  officeRoute(door, placePhoneOrder, async ({ params, body, client, request, write }) => ({
    data: await phone.place(Number(params.id), body, {
      key: String(request.headers['idempotency-key']),
      client,
      write,
    }),
  }));

  officeRoute(door, sendPhoneCart, async ({ params, body, client, write }) => ({
    data: await phone.fillCart(Number(params.id), body, client, write),
  }));
}
