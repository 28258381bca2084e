/** An address between its form, which knows texts and boxes, and the call. */
import type { Address } from '#contract/addresses.ts';
import type { City } from '#contract/cities.ts';
import { parseFloor } from '#domain/address.ts';
import { formatPhone } from '#domain/phone.ts';

export type FormCity = Pick<City, 'code' | 'name' | 'coordinates' | 'local' | 'suburbs'>;

export interface SchemePlace {
  latitude: number;
  longitude: number;
}

const empty = {
  title: '',
  cityCode: '',
  district: '',
  street: '',
  house: '',
  building: '',
  entrance: '',
  intercom: '',
  floor: '',
  flat: '',
  elevator: 'none',
  comment: '',
  recipientName: '',
  recipientPhone: '',
  latitude: '',
  longitude: '',
  isPrivateHouse: false,
  isDefault: false,
};
export type AddressValues = typeof empty;

export function toValues(address: Address | null, cityCode: string): AddressValues {
  if (!address) return { ...empty, cityCode };
  return {
    title: address.title ?? '',
    cityCode: address.cityCode,
    district: address.district ?? '',
    street: address.street,
    house: address.house,
    building: address.building ?? '',
    entrance: address.entrance ?? '',
    intercom: address.intercom ?? '',
    floor: address.floor === null ? '' : String(address.floor),
    flat: address.flat ?? '',
    elevator: address.elevator,
    comment: address.comment ?? '',
    recipientName: address.recipientName ?? '',
    recipientPhone: address.recipientPhone ? formatPhone(address.recipientPhone) : '',
    ...toPointValues(address.point),
    isPrivateHouse: address.isPrivateHouse,
    isDefault: address.isDefault,
  };
}

export const pointOf = ({ latitude, longitude }: Pick<AddressValues, 'latitude' | 'longitude'>) =>
  latitude === '' || longitude === '' ? null : { latitude: Number(latitude), longitude: Number(longitude) };

/** The fields of a point; of none they are empty. */
export const toPointValues = (point: SchemePlace | null) => ({
  latitude: point ? String(point.latitude) : '',
  longitude: point ? String(point.longitude) : '',
});

/** Districts that may be meant by what is typed so far. */
export function listDistricts(typed: string, districts: readonly string[]): string[] {
  const beginning = typed.trim().toLowerCase();
  return districts.filter((name) => typed !== name && name.toLowerCase().startsWith(beginning));
}

/** As the call takes it; its rules drop what a private house does not have. */
export function toBody({ latitude, longitude, floor, elevator, ...values }: AddressValues) {
  return {
    ...values,
    floor: parseFloor(floor) ?? null,
    elevator: elevator as Address['elevator'],
    point: pointOf({ latitude, longitude }),
  };
}
