/** What the benches must know of the running shop: a product to ask for, a visitor to ask as. */
import { randomBytes } from 'node:crypto';
import { connect, type Database } from '#api/database.ts';
import { hashToken } from '#api/http/session.ts';
import { connections } from './load.ts';
import type { Facts } from './subject.ts';

/** `forget` takes the session away again, for a database that outlives the run. */
export async function gatherFacts(
  shopUrl: string,
  databaseUrl: string,
): Promise<{ facts: Facts; forget(): Promise<void> }> {
  const db = connect({ databaseUrl, workers: 1 }, { max: 1 });
  const [product] = await db<{ code: string }[]>`
    select p.code from products p join stocks s on s.product_id = p.id
    where p.active and s.count > 0 order by p.id limit 1`;
  if (!product) throw new Error('The demo range has no product on sale: nothing to measure.');
  const productCodes = await db<{ code: string }[]>`
    select p.code from products p where p.active order by md5(p.code) limit 1000`;
  const cityCodes = await db<{ code: string }[]>`select code from cities order by position`;
  const token = await addSession(db, 'retail@sheber.test');
  const contractToken = await addSession(db, 'wholesale@sheber.test');
  const visitors = await addVisitors(db);
  return {
    facts: {
      ...{ shopUrl, databaseUrl, productCode: product.code, token, contractToken, visitors },
      productCodes: productCodes.map(({ code }) => code),
      cityCodes: cityCodes.map(({ code }) => code),
    },
    forget: async () => {
      const hashes = [token, contractToken].map(hashToken);
      await db`delete from sessions where token_hash = any(${hashes})`.catch(() => {});
      await db`delete from users where id = any(${visitors.map(({ userId }) => userId)})`.catch(() => {});
      await db.end({ timeout: 2 });
    },
  };
}

async function addSession(db: Database, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const [session] = await db`
    insert into sessions (token_hash, user_id, expires_at)
    select ${hashToken(token)}, id, now() + interval '1 hour' from users where email = ${email}
    returning user_id`;
  if (!session) throw new Error(`The demo range has no shopper ${email}: nobody to measure as.`);
  return token;
}

/** Twice as many as there are connections: no write waits for another one's cart. */
function addVisitors(db: Database): Promise<Facts['visitors']> {
  const run = randomBytes(6).toString('hex');
  return Promise.all(
    Array.from({ length: 2 * connections }, async (_, at) => {
      const token = randomBytes(32).toString('base64url');
      const [user] = await db<{ id: string }[]>`
        insert into users (email, password_hash, first_name)
        values (${`bench-${run}-${at}@sheber.test`}, 'nobody logs in', 'Bench') returning id`;
      if (!user) throw new Error('a shopper could not be added');
      await db`
        insert into sessions (token_hash, user_id, expires_at)
        values (${hashToken(token)}, ${user.id}, now() + interval '1 hour')`;
      return { userId: Number(user.id), token };
    }),
  );
}
