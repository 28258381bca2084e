/** Of a carrier: a parcel is booked, found, labelled and taken back. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Carrier, CarrierWord, Parcel } from '#api/shipments/carrier.ts';
import { requireRefusal, requireSo, type Sentence } from './sentence.ts';

const LOOKS = 20;

const aParcel = (): Parcel => ({
  number: `P${Date.now()}`,
  orderNumber: 'T-261118-00001',
  recipient: { name: 'Айгерим Пробная', phone: '+77000000099' },
  address: {
    cityName: 'Павлодар',
    district: null,
    street: 'ул. Условная',
    house: '5',
    building: null,
    entrance: null,
    intercom: null,
    floor: 4,
    flat: '7',
    comment: null,
    point: null,
  },
  places: [
    {
      weightGrams: 4200,
      lengthCm: 40,
      widthCm: 30,
      heightCm: 20,
      lines: [{ article: 'A-1', name: 'Краска', count: 3, unitTenge: 5200 }],
    },
  ],
});

/** `pauseMs`: between two looks at what the carrier does in its own time. */
export function listCarrierSentences(carrier: Carrier, stranger: Carrier, pauseMs: number): Sentence[] {
  const parcel = aParcel();
  let externalId = '';
  const findUntil = async (isSo: (word: CarrierWord | null) => boolean): Promise<CarrierWord | null> => {
    for (let look = 0; look < LOOKS; look++) {
      const word = await carrier.find(externalId);
      if (isSo(word)) return word;
      await sleep(pauseMs);
    }
    throw new Error('it did not come to that');
  };
  return [
    {
      says: 'of a number that was never used it is said that there is no such parcel',
      async holds() {
        requireSo((await carrier.findByNumber(`${parcel.number}0`)) === null, 'there is one');
      },
    },
    {
      says: 'a parcel is booked, checked and given a number to follow it by',
      async holds() {
        externalId = await carrier.book(parcel);
        const word = await findUntil((each) => each?.refusal !== null || each.tracking !== null);
        requireSo(word?.refusal === null, `it was refused: ${word?.refusal}`);
      },
    },
    {
      says: 'it is found by our number',
      async holds() {
        const word = await carrier.findByNumber(parcel.number);
        requireSo(word?.externalId === externalId, `${word?.externalId} is found`);
      },
    },
    {
      says: 'its label is a PDF',
      async holds() {
        const label = await carrier.orderLabel(externalId);
        for (let look = 0; look < LOOKS; look++) {
          const drawn = await carrier.fetchLabel(label);
          if (drawn !== null) return requireSo(String(drawn).startsWith('%PDF'), 'that is no PDF');
          await sleep(pauseMs);
        }
        throw new Error('it was not drawn');
      },
    },
    {
      says: 'it is taken back before the goods are handed over',
      async holds() {
        await carrier.cancel(externalId);
        await findUntil((word) => word === null || word.state === 'cancelled');
      },
    },
    { says: 'another secret is refused', holds: () => requireRefusal(stranger.findByNumber('P1')) },
  ];
}
