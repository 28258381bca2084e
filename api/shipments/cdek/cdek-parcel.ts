/** A parcel as CDEK wants it written: weights in grams, centimetres, the address in one line, goods by place. */
import type { CdekSettings } from '../../partner-settings.ts';
import type { Parcel } from '../carrier.ts';

const SHOP_TYPE = 1;
const LONGEST_NAME = 255;
const LONGEST_KEY = 50;

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1)}…`;

export function toCdekOrder(parcel: Parcel, { point, tariff }: Pick<CdekSettings, 'point' | 'tariff'>) {
  const { address } = parcel;
  return {
    type: SHOP_TYPE,
    number: parcel.number,
    tariff_code: tariff,
    comment: cut(`Заказ ${parcel.orderNumber}`, LONGEST_NAME),
    shipment_point: point,
    recipient: {
      name: cut(parcel.recipient.name, LONGEST_NAME),
      phones: [{ number: parcel.recipient.phone }],
    },
    to_location: {
      country_code: 'KZ',
      city: address.cityName,
      address: cut(
        [address.district, address.street, address.house, address.building, address.flat]
          .filter(Boolean)
          .join(', '),
        LONGEST_NAME,
      ),
    },
    packages: parcel.places.map((place, at) => {
      const units = place.lines.reduce((sum, { count }) => sum + count, 0);
      return {
        number: `${parcel.number}-${at + 1}`,
        weight: place.weightGrams,
        length: place.lengthCm,
        width: place.widthCm,
        height: place.heightCm,
        items: place.lines.map(({ article, name, count, unitTenge }) => ({
          name: cut(name, LONGEST_NAME),
          ware_key: cut(article, LONGEST_KEY),
          // Paid to the shop already: nothing is taken at the door.
          payment: { value: 0 },
          cost: unitTenge,
          amount: count,
          weight: Math.max(1, Math.floor(place.weightGrams / units)),
        })),
      };
    }),
  };
}
