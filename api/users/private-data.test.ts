import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { EMAIL, noLogin, PASSWORD, withRetailUser } from '#tests/retail-user.ts';
import { createPrivateData } from './private-data.ts';

const own = withRetailUser();
const from = { language: 'kz', address: '10.1.2.3' } as const;

const change = (payload: object) => own.call('PATCH', payload);

describe('private data', () => {
  test('are told whole and changed one by one', async () => {
    const told = (await own.call('GET')).body.data;
    expect(told).toMatchObject({
      email: EMAIL,
      emailConfirmed: true,
      birthday: null,
      gender: null,
      subscribe: false,
    });
    const changed = {
      firstName: ' Әсел ',
      lastName: 'Сейт-Али',
      birthday: '1990-02-28',
      gender: 'female',
      languageId: 'kz',
      subscribe: true,
    };
    const { status, body } = await change(changed);
    expect(status).toBe(200);
    expect(body.data).toEqual({ ...told, ...changed, firstName: 'Әсел' });
    expect((await change({ birthday: null, gender: null, lastName: '' })).body.data).toMatchObject({
      firstName: 'Әсел',
      lastName: '',
      birthday: null,
      gender: null,
      subscribe: true,
    });
  });

  test('every changed mind about letters is a row of its own, and all of them are in the archive', async () => {
    await own.shop.db`DELETE FROM consents WHERE user_id = ${own.userId}`;
    await change({ subscribe: true });
    await change({ subscribe: true, firstName: 'Айгерим' });
    await change({ subscribe: false });
    await Promise.all([change({ subscribe: true }), change({ subscribe: true })]);
    const { response } = await own.call('GET', undefined, { path: 'export/' });
    const consents = JSON.parse(
      strFromU8(unzipSync(response.rawPayload)['consents.json'] ?? new Uint8Array()),
    );
    expect(consents).toMatchObject([
      {
        document: 'subscription',
        language: 'ru',
        version: expect.any(String),
        withdrawnAt: expect.any(String),
      },
      { document: 'subscription', givenAt: expect.any(String), withdrawnAt: null },
    ]);
    expect(consents).toHaveLength(2);
  });

  test.each([
    ['no first name', { firstName: ' ' }, 'firstName'],
    ['a name of digits', { firstName: '123' }, 'firstName'],
    ['a last name of 51 letters', { lastName: 'а'.repeat(51) }, 'lastName'],
    ['a day that is not in the calendar', { birthday: '1990-02-31' }, 'birthday'],
    ['a day to come', { birthday: '2999-01-01' }, 'birthday'],
    ['a day before 1900', { birthday: '1899-12-31' }, 'birthday'],
    ['an e-mail without a dot', { email: 'a@b', password: PASSWORD }, 'email'],
    ['a new e-mail without the password', { email: 'new@sheber.test' }, 'password'],
    ['a new e-mail with a wrong password', { email: 'new@sheber.test', password: 'wrong' }, 'password'],
    ['an unknown language', { languageId: 'en' }, 'languageId'],
  ])('with %s are refused at the field', async (_name, payload, field) => {
    const { status, body } = await change(payload);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  test('of nobody are nobody’s', async () => {
    const response = await own.shop.app.inject({
      method: 'PATCH',
      url: '/api/v1/users/',
      payload: { firstName: 'Я' },
    });
    expect(response.json().code).toBe('session.required');
  });
});

describe('a new e-mail', () => {
  test('waits for its confirmation while the old one stays, and is taken back by typing the old one', async () => {
    const { body } = await change({ email: 'New@Sheber.test', password: PASSWORD });
    expect(body.data).toMatchObject({ email: EMAIL, pendingEmail: 'new@sheber.test' });
    expect((await change({ email: EMAIL })).body.data.pendingEmail).toBeNull();
  });

  test('that is somebody’s gets the same answer as one that is nobody’s', async () => {
    const taken = await change({ email: 'club@sheber.test', password: PASSWORD });
    const free = await change({ email: 'free@sheber.test', password: PASSWORD });
    expect(taken.status).toBe(free.status);
    expect({ ...taken.body.data, pendingEmail: '' }).toEqual({ ...free.body.data, pendingEmail: '' });
  });

  test('counts once it is confirmed, unless it is somebody’s or another one is waited for', async () => {
    const { confirmEmail } = createPrivateData(own.shop.db, [], noLogin);
    await change({ email: 'new@sheber.test', password: PASSWORD });
    expect(await confirmEmail(own.shop.db, own.userId, 'other@sheber.test')).toBe(false);
    expect(await confirmEmail(own.shop.db, own.userId, 'new@sheber.test')).toBe(true);
    const [row] = await own.shop.db`SELECT email, pending_email FROM users WHERE id = ${own.userId}`;
    expect(row).toEqual({ email: 'new@sheber.test', pending_email: null });
    await own.shop.db`UPDATE users SET pending_email = 'club@sheber.test' WHERE id = ${own.userId}`;
    expect(await confirmEmail(own.shop.db, own.userId, 'club@sheber.test')).toBe(false);
  });

  test('is announced to whoever sends the letter, in the reader’s language', async () => {
    const letters: unknown[] = [];
    const privateData = createPrivateData(own.shop.db, [], {
      ...noLogin,
      sendConfirmation: async (...letter) => void letters.push(letter),
    });
    const viewer = { ...(await own.call('GET')).body.data, id: own.userId };
    await privateData.change(viewer, { email: 'new@sheber.test', password: PASSWORD }, from);
    await privateData.change(viewer, { firstName: 'Ая' }, from);
    expect(letters).toEqual([[own.userId, 'new@sheber.test', 'kz']]);
  });

  test('cannot be used to guess the password', async () => {
    const tries = [];
    for (let i = 0; i < 6; i++)
      tries.push((await change({ email: 'new@sheber.test', password: `wrong${i}` })).status);
    expect(tries).toEqual([422, 422, 422, 422, 422, 429]);
  });
});

describe('the archive', () => {
  test('holds every section of the person, and nothing secret or of anybody else', async () => {
    const phone = '+77000000001';
    await own.shop.db`
      INSERT INTO callbacks (city_id, phone, name, theme, language)
      VALUES (1, ${phone}, 'Айгерим', 'price', 'ru'), (1, '+77000000004', 'Данияр', 'price', 'kz')`;
    const { response } = await own.call('GET', undefined, { path: 'export/' });
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="sheber-my-data.zip"',
      'cache-control': 'no-store',
    });
    const files = Object.fromEntries(
      Object.entries(unzipSync(response.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]),
    );
    expect(Object.keys(files).sort()).toEqual([
      'README.txt',
      'addresses.json',
      'cart.json',
      'club.json',
      'consents.json',
      'estimates.json',
      'feedback.json',
      'letters.json',
      'lists.json',
      'notes.json',
      'orders.json',
      'profile.json',
      'promotions.json',
      'receipts.json',
      'returns.json',
      'reviews.json',
      'sessions.json',
      'wholesale.json',
    ]);
    expect(JSON.parse(files['profile.json'] ?? '')).toMatchObject({ email: EMAIL, phone });
    expect(JSON.parse(files['addresses.json'] ?? '')).toHaveLength(2);
    expect(JSON.parse(files['feedback.json'] ?? '').callbacks).toMatchObject([{ name: 'Айгерим' }]);
    expect(JSON.parse(files['sessions.json'] ?? '').length).toBeGreaterThan(0);
    expect(Object.values(files).join()).not.toMatch(/argon2|hash|club@|Данияр/);
  });
});

test('every table that refers to a person is in a section of their records', async () => {
  const rows = await own.shop.db<{ name: string }[]>`
    SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
    WHERE contype = 'f' AND confrelid = 'users'::regclass ORDER BY name`;
  const known = new Set(own.shop.personalRecords.flatMap(({ tables }) => tables));
  // A new one: give its module a PersonalRecords section (api/users/personal-records.ts) and list it in api/modules/user-modules.ts.
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});
