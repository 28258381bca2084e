/** Who buys wholesale in the demo: a person with a contract, and somebody who acts for two companies. */
import type postgres from 'postgres';
import { almatyDate } from '#domain/time.ts';

/** All four numbers have a right check digit and belong to nobody. */
const register = [
  ['200140001230', 'ДЕМО Құрылыс Сервис', 'ТОО', 'г. Павлодар, ул. Примерная, 12'],
  ['190340007778', 'ДЕМО Жаңа Үй', 'ТОО', 'г. Экибастуз, ул. Образцовая, 7, офис 3'],
  ['210640010557', 'ДЕМО Ертіс Монтаж', 'ТОО', 'г. Павлодар, ул. Условная, 40'],
  ['150740000014', 'ДЕМО Баян Ремонт', 'АО', 'г. Астана, пр. Показательный, 1'],
] as const;

const manager = {
  name: 'Гүлнар Мұратова (ДЕМО)',
  phone: '+77000000020',
  email: 'opt@sheber.test',
};

const buyer = 'wholesale@sheber.test';
const agent = 'org@sheber.test';

const day = (today: Date, daysAgo: number): string =>
  almatyDate(new Date(today.getTime() - daysAgo * 86_400_000));

export async function loadWholesale(db: postgres.TransactionSql, today: Date): Promise<void> {
  for (const [bin, name, form, address] of register) {
    await db`INSERT INTO company_register ${db({ bin, name, form, address })}`;
  }
  await db`
    INSERT INTO wholesale_contracts (user_id, number, signed_on, min_order_sum, manager)
    SELECT id, 'ОПТ-Ф-26-0014', ${day(today, 210)}, 50000, ${db.json(manager)} FROM users WHERE email = ${buyer}`;
  const builder = await insertOrganization(db, register[0], 'active', 'KZ770000000000000001');
  await insertOrganization(db, register[1], 'moderation', 'KZ73000DEMO000000001');
  await db`UPDATE users SET organization_id = ${builder} WHERE email = ${agent}`;
  const [contract] = await db<{ id: number }[]>`
    INSERT INTO wholesale_contracts (organization_id, number, signed_on, last_day, credit_limit, deferral_days, manager)
    VALUES (${builder}, 'ОПТ-О-26-0031', ${day(today, 120)}, ${day(today, -245)}, 2000000, 14, ${db.json(manager)})
    RETURNING id`;
  for (const [number, daysAgo, sum, paid] of [
    ['СФ-26-00871', 30, 412_600, 412_600],
    ['СФ-26-00955', 16, 286_400, 200_000],
    ['СФ-26-01010', 4, 538_900, 0],
  ] as const) {
    const bill = { number, issued_on: day(today, daysAgo), due_on: day(today, daysAgo - 14), sum, paid };
    await db`INSERT INTO wholesale_bills ${db({ ...bill, contract_id: contract?.id ?? 0 })}`;
  }
  await loadTiers(db);
}

async function insertOrganization(
  db: postgres.TransactionSql,
  [bin, name, form, address]: (typeof register)[number],
  status: 'active' | 'moderation',
  iik: string,
): Promise<number> {
  const fields = {
    bin,
    name,
    form,
    status,
    iik,
    legal_address: address,
    actual_address: address,
    bik: 'DEMOKZ2A',
    bank_name: 'АО «ДЕМО Банк»',
    vat_payer: status === 'active',
    director: 'Марина ДЕМО',
    contact: 'Марина ДЕМО',
    phone: '+77000000003',
    email: agent,
  };
  const [row] = await db<{ id: number }[]>`INSERT INTO organizations ${db(fields)} RETURNING id`;
  const id = Number(row?.id);
  await db`INSERT INTO organization_members (user_id, organization_id) SELECT id, ${id} FROM users WHERE email = ${agent}`;
  if (status === 'moderation') {
    await db`
      INSERT INTO wholesale_requests (user_id, organization_id, volume, comment)
      SELECT id, ${id}, 1500000, 'ДЕМО' FROM users WHERE email = ${agent}`;
  }
  return id;
}

/** Goods that are bought by the pallet: cheaper from 20 and from 100. Enough of them for a demo of any size. */
async function loadTiers(db: postgres.TransactionSql): Promise<void> {
  await db`
    INSERT INTO wholesale_tiers (product_id, from_count, price)
    SELECT p.id, step.from_count, greatest(1, floor(r.wholesale_price * step.part))::int
    FROM products p JOIN product_prices r ON r.product_id = p.id
    CROSS JOIN (VALUES (20, 0.97), (100, 0.94)) step (from_count, part)
    WHERE p.id <= 20000 AND p.units -> 0 ->> 'unit' IN ('bag', 'pack', 'sheet') AND r.wholesale_price >= 100`;
}
