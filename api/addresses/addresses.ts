/**
 * The addresses of a user. Promises: ten at most and exactly one default among them, however many requests come at
 * once; nothing of another user is seen or touched; what is stored keeps every rule of domain/address.ts. An order
 * copies the address it is made with, so that a change here changes no order. Hides the locking.
 */
import type { Address, AddressBody } from '#contract/addresses.ts';
import {
  type AddressTexts,
  findAddressFaults,
  isNearCity,
  isPricedByHand,
  MOST_ADDRESSES,
} from '#domain/address.ts';
import { foldText } from '#domain/fold.ts';
import type { Locale } from '#domain/locale.ts';
import { parsePersonName } from '#domain/person-name.ts';
import { parsePhone } from '#domain/phone.ts';
import type { Cities } from '../cities/cities.ts';
import { type Database, type Db, transaction } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { PersonalRecords } from '../users/users.ts';
import type { Zones } from '../zones/zones.ts';
import {
  type AddressRow,
  countAddresses,
  deleteAddress,
  deleteAddresses,
  findAddress,
  findOwner,
  insertAddress,
  listAddresses,
  listStreets,
  lockUser,
  moveAddresses,
  promoteDefault,
  type StoredAddress,
  setDefault,
  updateAddress,
} from './addresses.queries.ts';

import type { SuggestOutside } from './two-gis.ts';

export { growGazetteer, isGrowingDue, STREETS_LOCK } from './gazetteer.ts';
export { createTwoGis } from './two-gis.ts';

const MOST_SUGGESTIONS = 8;
/** With fewer of its own the shop asks elsewhere. */
const ENOUGH_SUGGESTIONS = 3;

export interface Addresses {
  list(userId: number, language: Locale): Promise<Address[]>;
  get(userId: number, id: number, language: Locale): Promise<Address>;
  add(userId: number, body: AddressBody, language: Locale): Promise<Address>;
  set(userId: number, id: number, body: AddressBody, language: Locale): Promise<Address>;
  /** Gives those that are left. */
  remove(userId: number, id: number, language: Locale): Promise<Address[]>;
  setDefault(userId: number, id: number, language: Locale): Promise<Address>;
  findOwner(id: number): Promise<number | null>;
  suggestStreets(typed: string, cityCode: string | undefined, language: Locale): Promise<string[]>;
}

export function createAddresses(
  db: Database,
  cities: Cities,
  zones: Pick<Zones, 'read'>,
  suggestOutside: SuggestOutside | null = null,
): Addresses {
  const toAddress = async (stored: StoredAddress, language: Locale): Promise<Address> => {
    const city = (await cities.list(language)).find(({ code }) => code === stored.cityCode);
    if (!city) throw new Error('an address stands in a city that is gone');
    const own = (await zones.read()).filter(({ cityCode }) => cityCode === stored.cityCode);
    return { ...stored, cityName: city.name, isPricedByHand: isPricedByHand(own, stored.point) };
  };

  const get = async (source: Db, userId: number, id: number, language: Locale) => {
    const stored = await findAddress(source, userId, id);
    if (!stored) throw new Refusal('address.not_found');
    return toAddress(stored, language);
  };

  const requireRow = async (body: AddressBody, language: Locale): Promise<AddressRow> => {
    const city = (await cities.list(language)).find(({ code }) => code === body.cityCode);
    const faults = findAddressFaults(toTexts(body), { language, isKnownCity: city !== undefined });
    if (Object.keys(faults).length > 0) {
      const fields = Object.entries(faults).map(([name, words]) => [name, [words]]);
      throw new Refusal('request.invalid', {}, Object.fromEntries(fields));
    }
    // A point far from the city was meant for another one: better none than a wrong one.
    const isNear = city && body.point && isNearCity(city.coordinates, body.point);
    return toRow({ ...body, point: isNear ? body.point : null });
  };

  return {
    async list(userId, language) {
      const stored = await listAddresses(db, userId);
      return Promise.all(stored.map((each) => toAddress(each, language)));
    },

    get: (userId, id, language) => get(db, userId, id, language),

    async add(userId, body, language) {
      const row = await requireRow(body, language);
      return transaction(db, async (tx) => {
        await lockUser(tx, userId);
        if ((await countAddresses(tx, userId)) >= MOST_ADDRESSES)
          throw new Refusal('address.too_many', { most: MOST_ADDRESSES });
        const id = await insertAddress(tx, userId, row);
        if (body.isDefault) await setDefault(tx, userId, id);
        else await promoteDefault(tx, userId);
        return get(tx, userId, id, language);
      });
    },

    async set(userId, id, body, language) {
      const row = await requireRow(body, language);
      return transaction(db, async (tx) => {
        await lockUser(tx, userId);
        if (!(await updateAddress(tx, userId, id, row))) throw new Refusal('address.not_found');
        if (body.isDefault) await setDefault(tx, userId, id);
        return get(tx, userId, id, language);
      });
    },

    async remove(userId, id, language) {
      const left = await transaction(db, async (tx) => {
        await lockUser(tx, userId);
        if (!(await deleteAddress(tx, userId, id))) throw new Refusal('address.not_found');
        await promoteDefault(tx, userId);
        return listAddresses(tx, userId);
      });
      return Promise.all(left.map((each) => toAddress(each, language)));
    },

    setDefault: (userId, id, language) =>
      transaction(db, async (tx) => {
        await lockUser(tx, userId);
        if (!(await findAddress(tx, userId, id))) throw new Refusal('address.not_found');
        await setDefault(tx, userId, id);
        return get(tx, userId, id, language);
      }),

    findOwner: (id) => findOwner(db, id),

    async suggestStreets(typed, cityCode, language) {
      const folded = foldText(typed).trim();
      if (folded === '') return [];
      const city = await cities.resolveCode(cityCode);
      const own = await listStreets(db, { cityCode: city, folded, language, most: MOST_SUGGESTIONS });
      if (suggestOutside === null || own.length >= ENOUGH_SUGGESTIONS) return own;
      const cityName = (await cities.list(language)).find(({ code }) => code === city)?.name ?? '';
      const others = await suggestOutside(typed.trim(), cityName, language);
      return [...new Set([...own, ...others])].slice(0, MOST_SUGGESTIONS);
    },
  };
}

/** The addresses in a person's archive, and their end. */
export const addressRecords: PersonalRecords = {
  name: 'addresses',
  tables: ['addresses'],
  list: listAddresses,
  forget: deleteAddresses,
  move: moveAddresses,
};

function toTexts(body: AddressBody): AddressTexts {
  return {
    cityCode: body.cityCode,
    title: body.title ?? '',
    district: body.district ?? '',
    street: body.street,
    house: body.house,
    building: body.building ?? '',
    entrance: body.entrance ?? '',
    intercom: body.intercom ?? '',
    floor: body.floor === null ? '' : String(body.floor),
    flat: body.flat ?? '',
    comment: body.comment ?? '',
    recipientName: body.recipientName ?? '',
    recipientPhone: body.recipientPhone ?? '',
  };
}

/** A private house has no entrance, whatever was typed before the box was ticked. */
function toRow({ isDefault: _, ...body }: AddressBody): AddressRow {
  const { isPrivateHouse } = body;
  return {
    ...body,
    ...(isPrivateHouse ? { entrance: null, intercom: null, floor: null, flat: null, elevator: 'none' } : {}),
    recipientName: body.recipientName === null ? null : parsePersonName(body.recipientName),
    recipientPhone: body.recipientPhone === null ? null : (parsePhone(body.recipientPhone)?.e164 ?? null),
  };
}
