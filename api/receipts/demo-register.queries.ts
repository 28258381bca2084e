import type { Db } from '../database.ts';

export async function findOrMakeDemoNumber(db: Db, key: string): Promise<{ number: number; at: Date }> {
  await db`
    INSERT INTO demo_register (operation_key, number, at) VALUES (${key}, nextval('demo_register_numbers'), now())
    ON CONFLICT (operation_key) DO NOTHING`;
  const [row] = await db<{ number: number; at: Date }[]>`
    SELECT number, at FROM demo_register WHERE operation_key = ${key}`;
  if (!row) throw new Error('the demo register has forgotten a receipt');
  return row;
}
