import { hash } from '@node-rs/argon2';
import type postgres from 'postgres';
import type { StaffRole } from '#contract/office/rights.ts';

/** The accounts a visitor of the demo may try; README prints them. */
export const DEMO_PASSWORD = 'sheber-demo-1';

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
      password_hash: await hash(DEMO_PASSWORD, hashing),
      email_confirmed_at: new Date(),
    };
    await db`INSERT INTO users ${db(user)}`;
  }
}

/** One account per role; picker and cashier belong to one store. Their second factor is missing: a public shop lets none in. */
const staff: Record<StaffRole, { name: string; store?: number }> = {
  administrator: { name: 'Администратор' },
  content: { name: 'Редактор' },
  catalogue: { name: 'Каталог' },
  pricing: { name: 'Цены' },
  operator: { name: 'Оператор' },
  picker: { name: 'Сборщик', store: 1 },
  cashier: { name: 'Кассир', store: 1 },
  wholesale: { name: 'Опт' },
  marketing: { name: 'Маркетинг' },
  accountant: { name: 'Бухгалтер' },
  auditor: { name: 'Аудитор' },
};

export async function loadStaff(db: postgres.TransactionSql): Promise<void> {
  const passwordHash = await hash(DEMO_PASSWORD, hashing);
  for (const [role, { name, store }] of Object.entries(staff)) {
    const [row] = await db<{ id: string }[]>`
      INSERT INTO staff (email, name, password_hash, state)
      VALUES (${`${role}@staff.sheber.test`}, ${`${name} ДЕМО`}, ${passwordHash}, 'active') RETURNING id`;
    if (!row) throw new Error(`the demo account of the role ${role} was not made`);
    await db`INSERT INTO staff_roles (staff_id, role) VALUES (${row.id}, ${role})`;
    if (store !== undefined)
      await db`INSERT INTO staff_stores (staff_id, store_id) VALUES (${row.id}, ${store})`;
  }
}
