/** The calls of a picker who cannot take something. */
import {
  getPickPhoto,
  getPickSubstitutes,
  offerPickSubstitute,
  putPickPhoto,
} from '#contract/office/pick-lacks.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import { readPhoto } from '../order-life/order-life.ts';
import { getPhoto, insertPhoto, isPhotoKept, offerSubstitute, readSubstitutes } from './lacks.ts';

const keyOf = ({ store, order }: { store: string; order: string }) => ({
  storeId: Number(store),
  orderId: Number(order),
});

export function registerLacks(door: OfficeHttp, tell: (orderId: number) => Promise<void>): void {
  const { db } = door;
  const facts = ({ orderId, storeId }: ReturnType<typeof keyOf>, line?: number) => ({
    subject: 'order',
    subjectId: orderId,
    words: { store: storeId, ...(line === undefined ? {} : { line }) },
  });

  officeRoute(door, putPickPhoto, async ({ viewer, params, body, write, leaveAsIs }) => {
    const key = keyOf(params);
    if (await isPhotoKept(db, key, params.event)) {
      leaveAsIs();
      return { data: { isKept: true } };
    }
    const photo = await readPhoto(body.photo);
    await write((tx) => insertPhoto(tx, key, params.event, { photo, staffId: viewer.id }), facts(key));
    await tell(key.orderId);
    return { data: { isKept: true } };
  });

  officeRoute(door, getPickPhoto, async ({ params, reply }) => {
    reply.type('image/webp');
    return getPhoto(db, keyOf(params), params.event);
  });

  officeRoute(door, getPickSubstitutes, async ({ params, language }) => ({
    items: await readSubstitutes(db, keyOf(params), Number(params.line), language),
  }));

  officeRoute(door, offerPickSubstitute, async ({ viewer, params, body, write }) => {
    const key = keyOf(params);
    const line = Number(params.line);
    const picker = { id: viewer.id, language: viewer.language };
    const sumTenge = await write(
      (tx) => offerSubstitute(tx, key, picker, { line, productCode: body.productCode }),
      facts(key, line),
    );
    await tell(key.orderId);
    return { data: { sumTenge } };
  });
}
