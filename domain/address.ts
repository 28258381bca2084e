/**
 * An address as the shop delivers to it: what may stand in it, and what is told where it may not. The same rules for
 * the form and for the call, the words too, so that both say the same.
 */
import { type Place, type Ring, zoneAt } from './delivery-zone.ts';
import type { Locale } from './locale.ts';
import { parsePersonName } from './person-name.ts';
import { parsePhone } from './phone.ts';

export const MOST_ADDRESSES = 10;

export const ADDRESS_LENGTHS = {
  title: 40,
  district: 80,
  street: 120,
  house: 10,
  building: 10,
  entrance: 10,
  intercom: 20,
  flat: 10,
  comment: 255,
  recipientName: 50,
} as const;

const LEAST_STREET = 2;
const LOWEST_FLOOR = -3;
const HIGHEST_FLOOR = 60;

/** `12`, `12/3`, `12А`, `уч. 45`: whatever it is, a number stands in it. */
const HOUSE = /^[\p{L}\d][\p{L}\d ./№-]*$/u;

const FAULTS = {
  city: { ru: 'Выберите город из списка.', kz: 'Қаланы тізімнен таңдаңыз.' },
  street: {
    ru: 'Назовите улицу: от 2 до 120 знаков.',
    kz: 'Көшені көрсетіңіз: 2-ден 120 таңбаға дейін.',
  },
  house: {
    ru: 'Назовите дом: 12, 12/3, 12А или уч. 45.',
    kz: 'Үйді көрсетіңіз: 12, 12/3, 12А немесе 45-телім.',
  },
  floor: { ru: 'Этаж — целое число от −3 до 60.', kz: 'Қабат — −3 пен 60 аралығындағы бүтін сан.' },
  tooLong: { ru: 'Слишком длинно: сократите.', kz: 'Тым ұзын: қысқартыңыз.' },
  name: { ru: 'Имя пишут буквами, до 50 знаков.', kz: 'Аты әріппен жазылады, 50 таңбаға дейін.' },
  phone: {
    ru: 'Введите номер Казахстана: +7 и десять цифр.',
    kz: 'Қазақстан нөмірін енгізіңіз: +7 және он цифр.',
  },
} as const;
type Fault = keyof typeof FAULTS;

/** The texts of an address; what is empty was not given. */
export type AddressTexts = Record<
  keyof typeof ADDRESS_LENGTHS | 'cityCode' | 'floor' | 'recipientPhone',
  string
>;

/** What is wrong with which field, in the reader's language. An entrance of a private house is nobody's fault. */
export function findAddressFaults(
  address: AddressTexts,
  { language, isKnownCity }: { language: Locale; isKnownCity: boolean },
): Partial<Record<keyof AddressTexts, string>> {
  const faults: Partial<Record<keyof AddressTexts, Fault>> = {};
  for (const [name, most] of Object.entries(ADDRESS_LENGTHS) as [keyof typeof ADDRESS_LENGTHS, number][])
    if ([...address[name].trim()].length > most) faults[name] = 'tooLong';
  const house = address.house.trim();
  if (!isKnownCity) faults.cityCode = 'city';
  if ([...address.street.trim()].length < LEAST_STREET) faults.street = 'street';
  if (!faults.house && !(HOUSE.test(house) && /\d/.test(house))) faults.house = 'house';
  if (parseFloor(address.floor) === undefined) faults.floor = 'floor';
  if (address.recipientName.trim() !== '' && !parsePersonName(address.recipientName))
    faults.recipientName = 'name';
  if (address.recipientPhone.trim() !== '' && !parsePhone(address.recipientPhone))
    faults.recipientPhone = 'phone';
  return Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, FAULTS[fault][language]]));
}

/** Null when none is given, undefined when it is no floor. */
export function parseFloor(typed: string): number | null | undefined {
  const text = typed.trim().replace('−', '-');
  if (text === '') return null;
  const floor = /^-?\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return floor >= LOWEST_FLOOR && floor <= HIGHEST_FLOOR ? floor : undefined;
}

const KM_PER_DEGREE = 111.2;

/** How far east and north of a place another one lies. True enough within a city and its surroundings. */
export function offsetKm(from: Place, to: Place): { east: number; north: number } {
  return {
    east: (to.longitude - from.longitude) * KM_PER_DEGREE * Math.cos((from.latitude * Math.PI) / 180),
    north: (to.latitude - from.latitude) * KM_PER_DEGREE,
  };
}

/** The way back; rounded to about ten metres. */
export function placeAt(from: Place, { east, north }: { east: number; north: number }): Place {
  const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
  return {
    latitude: round(from.latitude + north / KM_PER_DEGREE),
    longitude: round(from.longitude + east / (KM_PER_DEGREE * Math.cos((from.latitude * Math.PI) / 180))),
  };
}

export function distanceKm(from: Place, to: Place): number {
  const { east, north } = offsetKm(from, to);
  return Math.hypot(east, north);
}

/** A point in the city or near it can be meant; one further away is a slip. */
const FURTHEST_POINT_KM = 60;

export const isNearCity = (city: Place, point: Place): boolean =>
  distanceKm(city, point) <= FURTHEST_POINT_KM;

/** Who counts the price of delivery: where no vehicle of the shop goes by tariff, a manager does. */
export function isPricedByHand(zones: readonly { ring: Ring }[], point: Place | null): boolean {
  return zones.length === 0 || (point !== null && zoneAt(zones, point) === null);
}
