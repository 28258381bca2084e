/** What the people of the demo have beside their accounts: addresses. And the streets that a form suggests. */
import type postgres from 'postgres';
import { cities } from '#domain/kazakhstan-cities.ts';
import { demoStreets, searchText } from '../streets.ts';
import { copyInto, toCopyLine } from './copy.ts';

const addresses = [
  {
    email: 'retail@sheber.test',
    title: 'Дом',
    city: 'pavlodar',
    street: 'ул. Садовая',
    house: '54',
    entrance: '2',
    floor: 4,
    flat: '16',
    latitude: 52.2925,
    longitude: 76.9581,
    is_default: true,
  },
  {
    email: 'retail@sheber.test',
    title: 'Дача',
    city: 'pavlodar',
    district: 'Кенжеколь',
    street: 'ул. Вишнёвая',
    house: 'уч. 8',
    is_private_house: true,
  },
  {
    email: 'club@sheber.test',
    title: 'Үй',
    city: 'astana',
    street: 'Достық көшесі',
    house: '12/1',
    entrance: '1',
    floor: 9,
    flat: '87',
    elevator: 'passenger',
    is_default: true,
  },
] as const;

export async function loadPeople(db: postgres.TransactionSql): Promise<void> {
  for (const { email, city, ...address } of addresses) {
    const [owner] = await db<{ id: string }[]>`SELECT id FROM users WHERE email = ${email}`;
    const place = cities.find(({ code }) => code === city);
    if (!owner || !place) throw new Error(`the demo address of ${email} in ${city} belongs to nobody`);
    await db`INSERT INTO addresses ${db({ ...address, user_id: owner.id, city_id: place.id })}`;
  }
}

export async function loadStreets(db: postgres.TransactionSql): Promise<void> {
  const rows = cities.flatMap(({ id }) =>
    demoStreets.map((street) => toCopyLine([id, street.ru, street.kz, searchText(street)])),
  );
  await copyInto(db, 'streets', ['city_id', 'name_ru', 'name_kz', 'search'], rows);
}
