/** An address in words: the line a courier looks for, and what helps to find the door. */
import type { Address } from '#contract/addresses.ts';
import type { Translate } from '../../i18n/translate.ts';

type Line = Pick<Address, 'street' | 'house' | 'building' | 'flat'>;

/** `ул. Садовая, 54, корп. 2, кв. 16`: the city stands elsewhere. */
export function addressLine({ street, house, building, flat }: Line, t: Translate): string {
  return [
    street,
    house,
    ...(building ? [t('address.buildingShort', { building })] : []),
    ...(flat ? [t('address.flatShort', { flat })] : []),
  ].join(', ');
}

type Details = Pick<
  Address,
  'cityName' | 'district' | 'entrance' | 'floor' | 'intercom' | 'elevator' | 'isPrivateHouse'
>;

const ELEVATORS = { passenger: 'address.elevator.passenger', cargo: 'address.elevator.cargo' } as const;

/** `Павлодар · подъезд 2 · этаж 4` */
export function addressDetails(address: Details, t: Translate): string {
  const { cityName, district, entrance, floor, intercom, elevator, isPrivateHouse } = address;
  return [
    cityName,
    ...(district ? [district] : []),
    ...(isPrivateHouse ? [t('address.private')] : []),
    ...(entrance ? [t('address.entranceShort', { entrance })] : []),
    ...(floor === null ? [] : [t('address.floorShort', { floor: String(floor) })]),
    ...(elevator === 'none' ? [] : [t(ELEVATORS[elevator])]),
    ...(intercom ? [t('address.intercomShort', { intercom })] : []),
  ].join(' · ');
}
