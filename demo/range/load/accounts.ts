import { hash } from '@node-rs/argon2';
import type postgres from 'postgres';

/** The accounts a visitor of the demo may try; README prints them. */
const demoPassword = 'sheber-demo-1';

interface DemoAccount {
  email: string;
  phone: string;
  firstName: string;
  language: 'ru' | 'kz';
}

const accounts: readonly DemoAccount[] = [
  {
    email: 'retail@sheber.test',
    phone: '+77000000001',
    firstName: 'Айгерим',
    language: 'ru',
  },
  {
    email: 'wholesale@sheber.test',
    phone: '+77000000002',
    firstName: 'Ерлан',
    language: 'kz',
  },
  {
    email: 'org@sheber.test',
    phone: '+77000000003',
    firstName: 'Марина',
    language: 'ru',
  },
  { email: 'club@sheber.test', phone: '+77000000004', firstName: 'Данияр', language: 'kz' },
  { email: 'master@sheber.test', phone: '+77000000006', firstName: 'Қанат', language: 'ru' },
];

// the strength of every password of the shop
const hashing = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

export async function loadAccounts(db: postgres.TransactionSql): Promise<void> {
  for (const { email, phone, firstName, language } of accounts) {
    const user = {
      email,
      phone,
      first_name: firstName,
      last_name: 'ДЕМО',
      language,
      password_hash: await hash(demoPassword, hashing),
      email_confirmed_at: new Date(),
    };
    await db`INSERT INTO users ${db(user)}`;
  }
}
