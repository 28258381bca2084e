/** The demo's retail buyer as they were before each test, and the calls about them, for tests of private data. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openTestApp, type TestApp, type TestAppOptions } from './app.ts';

export const PASSWORD = 'sheber-demo-1';
export const EMAIL = 'retail@sheber.test';

/** Passwords and letters are the module access's. */
export const noLogin = {
  recordSubscription: async () => {},
  requirePassword: async () => {},
  sendConfirmation: async () => {},
  sendLeavingLetter: async () => {},
  spendLeavingToken: async () => 0,
};

/** To be called once, at the top of a test file. */
export function withRetailUser(options?: TestAppOptions) {
  let shop: TestApp;
  let userId = 0;
  let before: Record<string, unknown>;
  beforeAll(async () => {
    shop = await openTestApp(options);
    // The index of the catalogue is built first: it would keep the first request waiting.
    await shop.app.ready();
    const [row] = await shop.db<{ id: number }[]>`SELECT * FROM users WHERE email = ${EMAIL}`;
    if (!row) throw new Error('the demo has no retail buyer');
    before = { ...row };
    userId = Number(row.id);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.db`DELETE FROM rate_counters`;
    const { id: _, ...columns } = before;
    await shop.db`UPDATE users SET ${shop.db(columns)} WHERE id = ${userId}`;
  });

  return {
    get shop() {
      return shop;
    },
    get userId() {
      return userId;
    },
    async call(method: 'GET' | 'PATCH' | 'DELETE', payload?: object, { path = '', token = '' } = {}) {
      const response = await shop.app.inject({
        method,
        url: `/api/v1/users/${path}`,
        headers: { authorization: `Bearer ${token || (await shop.logIn(EMAIL))}` },
        ...(payload ? { payload } : {}),
      });
      const isJson = response.headers['content-type']?.toString().includes('json');
      return { status: response.statusCode, response, body: isJson ? response.json() : null };
    },
  };
}
