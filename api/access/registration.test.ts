import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeEan13 } from '#domain/gtin.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { listLetters, tokenIn } from '#tests/outbox.ts';

let shop: TestApp;
let dataDir: string;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true });
  dataDir = shop.config.dataDir ?? '';
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db`DELETE FROM rate_counters`;
});

const PASSWORD = 'Жеті тау 7 өзен';
let number = 0;
const someone = (over: object = {}) => {
  number += 1;
  return {
    phone: `8 (705) 111-22-${String(10 + number)}`,
    email: `Person${number}@Example.kz`,
    password: PASSWORD,
    firstName: 'Әсел',
    lastName: '',
    agreement: true,
    ...over,
  };
};

async function post(path: string, payload: object, headers: Record<string, string> = {}) {
  const response = await shop.app.inject({ method: 'POST', url: `/api/v1/auth/${path}/`, payload, headers });
  const cookies = [response.headers['set-cookie'] ?? []].flat();
  return { status: response.statusCode, body: response.json(), cookies };
}
const own = (cookie: string) => ({ cookie, 'sec-fetch-site': 'same-origin' });
const browserCookie = (cookies: readonly string[]) =>
  cookies.join().match(/registration=[\w-]{43}/)?.[0] ?? '';
const lettersTo = async (email: string) => {
  await shop.sendLetters();
  return listLetters(dataDir).filter(({ source }) => source.includes(`To: ${email}`));
};
const accountOf = (email: string) => shop.db`SELECT * FROM users WHERE email = ${email}`;

describe('a registration', () => {
  test('becomes an account by the mailed link, and the browser that registered is logged in by it', async () => {
    const asked = someone({ subscribe: true });
    const email = asked.email.toLowerCase();
    const answer = await post('registration', asked, { 'x-language-id': 'kz' });
    expect(answer).toMatchObject({ status: 200, body: { data: { email, ttl: 86_400, resendIn: 60 } } });
    expect(answer.cookies.join()).toMatch(
      /^registration=[\w-]{43}; Max-Age=86400; Path=\/api\/v1\/auth\/; Secure; HttpOnly; SameSite=Lax$/,
    );
    expect(await accountOf(email)).toHaveLength(0);

    const [letter] = await lettersTo(email);
    expect(letter?.html).toContain('<html lang="kk">');
    expect(letter?.html).toContain('http://localhost:3000/kz?confirm-email=');
    const token = tokenIn(letter?.html ?? '', 'confirm-email');
    const confirmed = await post('confirm-email', { token }, own(browserCookie(answer.cookies)));
    expect(confirmed.body.data).toMatchObject({ email, isPhoneTaken: false, user: { firstName: 'Әсел' } });
    expect(confirmed.cookies.join()).toContain(`token=${confirmed.body.data.token};`);

    const [account] = await accountOf(email);
    expect(account).toMatchObject({ language: 'kz', is_subscribed: true });
    expect(account?.password_hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=1,p=1\$/);
    const consents = await shop.db`
      SELECT document, version, language FROM consents WHERE user_id = ${account?.id} ORDER BY document`;
    expect(consents.map(({ document }) => document)).toEqual(['offer', 'privacy', 'subscription']);
    expect((await post('login', { login: asked.phone, password: PASSWORD })).status).toBe(200);
  });

  test('confirmed in another browser makes the account and logs nobody in', async () => {
    const asked = someone();
    await post('registration', asked);
    const [letter] = await lettersTo(asked.email.toLowerCase());
    const token = tokenIn(letter?.html ?? '', 'confirm-email');
    const confirmed = await post('confirm-email', { token }, own(`registration=${'x'.repeat(43)}`));
    expect(confirmed.body.data).toMatchObject({ token: null, user: null });
    expect(confirmed.cookies).toEqual([]);
    expect((await post('login', { login: asked.email, password: PASSWORD })).status).toBe(200);
  });

  test('keeps the city, and a device without a choice of its own begins there', async () => {
    const asked = someone({ cityCode: 'astana' });
    const answer = await post('registration', asked);
    const [letter] = await lettersTo(asked.email.toLowerCase());
    const token = tokenIn(letter?.html ?? '', 'confirm-email');
    const chosen = `city=%7B%22code%22%3A%22almaty%22%7D; ${browserCookie(answer.cookies)}`;
    const confirmed = await post('confirm-email', { token }, own(chosen));
    expect(confirmed.cookies.join()).not.toContain('city=');
    const who = await shop.app.inject({
      url: '/api/v1/users/',
      headers: { authorization: `Bearer ${confirmed.body.data.token}` },
    });
    expect(who.json().data).toMatchObject({ cityCode: 'astana', hasPassword: true });
    const login = await post('login', { login: asked.email, password: PASSWORD });
    expect(login.cookies.join()).toContain('city=%7B%22code%22%3A%22astana%22%7D; Path=/;');
    const unknown = someone({ cityCode: 'atlantis' });
    await post('registration', unknown);
    const [row] =
      await shop.db`SELECT city_id FROM registrations WHERE email = ${unknown.email.toLowerCase()}`;
    expect(row?.city_id).toBeNull();
  });

  test.each([
    ['its own code attaches a plastic card with its points', '246810', true],
    ['a wrong code makes the account without the card, which stays nobody’s', '111111', false],
  ])('%s', async (_name, cardCode, isCardAttached) => {
    const number = makeEan13('29', 70_000_001);
    await shop.db`
      UPDATE loyalty_accounts SET user_id = NULL
      WHERE id = (SELECT account_id FROM loyalty_cards WHERE number = ${number})`;
    const cardNumber = `${number.slice(0, 1)} ${number.slice(1, 7)} ${number.slice(7)}`;
    const asked = someone({ cardNumber, cardCode });
    const answer = await post('registration', asked);
    expect(answer.status).toBe(200);
    const [letter] = await lettersTo(asked.email.toLowerCase());
    const token = tokenIn(letter?.html ?? '', 'confirm-email');
    const confirmed = await post('confirm-email', { token }, own(browserCookie(answer.cookies)));
    expect(confirmed.body.data).toMatchObject({ isCardAttached });
    const card = await shop.app.inject({
      url: '/api/v1/loyalty/info/card/',
      headers: { authorization: `Bearer ${confirmed.body.data.token}` },
    });
    if (isCardAttached) expect(card.json().data).toMatchObject({ number, balance: 500 });
    else expect(card.json().data).toBeNull();
    const kept = await shop.db`SELECT FROM registrations WHERE card_number <> '' AND ended_at IS NOT NULL`;
    expect(kept).toHaveLength(0);
  });

  test('with a taken e-mail gets the very same answer; its owner hears of it and nothing else happens', async () => {
    const taken = await post('registration', someone({ email: 'retail@sheber.test' }));
    const free = await post('registration', someone());
    expect(taken.status).toBe(free.status);
    expect(Object.keys(taken.body.data)).toEqual(Object.keys(free.body.data));
    expect(taken.cookies.map((cookie) => cookie.replace(/=[\w-]{43}/, ''))).toEqual(
      free.cookies.map((cookie) => cookie.replace(/=[\w-]{43}/, '')),
    );
    const [letter] = await lettersTo('retail@sheber.test');
    expect(letter?.kind).toBe('already-registered');
    expect(letter?.html).not.toContain('confirm-email=');
    expect(await accountOf('retail@sheber.test')).toHaveLength(1);
  });

  test('with a taken phone leaves the phone where it is', async () => {
    const asked = someone({ phone: '+7 700 000 00 01' });
    const answer = await post('registration', asked);
    const [letter] = await lettersTo(asked.email.toLowerCase());
    const token = tokenIn(letter?.html ?? '', 'confirm-email');
    const confirmed = await post('confirm-email', { token }, own(browserCookie(answer.cookies)));
    expect(confirmed.body.data).toMatchObject({ isPhoneTaken: true, user: { phone: null } });
    const [owner] = await shop.db`SELECT email FROM users WHERE phone = '+77000000001'`;
    expect(owner?.email).toBe('retail@sheber.test');
  });

  test.each([
    ['a phone that is none', { phone: '12345' }, 'phone'],
    ['a fixed phone', { phone: '8 (7182) 55-40-40' }, 'phone'],
    ['an e-mail that is none', { email: 'a@b' }, 'email'],
    ['a header in the e-mail', { email: 'a@example.kz\r\nBcc: b@example.kz' }, 'email'],
    ['a name of digits', { firstName: 'R2D2' }, 'firstName'],
    ['a last name of signs', { lastName: '<b>' }, 'lastName'],
    ['a short password', { password: 'a1b2c3d' }, 'password'],
    ['a password without digits', { password: 'только буквы тут' }, 'password'],
    ['one of the commonest passwords', { password: 'Qwerty123!' }, 'password'],
    ['the phone as password', { password: 'a87051234567', phone: '87051234567' }, 'password'],
    ['no agreement', { agreement: false }, 'agreement'],
    ['a slip in the number of a card', { cardNumber: '2900700000012', cardCode: '246810' }, 'cardNumber'],
    ['a card without its code', { cardNumber: makeEan13('29', 70_000_001) }, 'cardCode'],
  ])('%s is refused at its field in both languages', async (_name, over, field) => {
    const asked = someone(over);
    const ru = await post('registration', asked);
    const kz = await post('registration', asked, { 'x-language-id': 'kz' });
    for (const { status, body } of [ru, kz]) {
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual([field]);
    }
    expect(ru.body.errors[field]).not.toEqual(kz.body.errors[field]);
  });

  test('fields that nobody asked for change nothing', async () => {
    const asked = someone({
      id: 1,
      userId: 1,
      wholesaleContract: 'individual',
      wholesale_contract: 'individual',
      organizationId: 1,
      points: 9999,
      price: 1,
      emailConfirmed: true,
      __proto__: { agreement: true },
    });
    const answer = await post('registration', asked);
    const [letter] = await lettersTo(asked.email.toLowerCase());
    const token = tokenIn(letter?.html ?? '', 'confirm-email');
    await post('confirm-email', { token, userId: 1, points: 5 }, own(browserCookie(answer.cookies)));
    const [account] = await accountOf(asked.email.toLowerCase());
    expect(account).toMatchObject({ organization_id: null });
    expect(await shop.db`SELECT FROM wholesale_contracts WHERE user_id = ${account?.id}`).toHaveLength(0);
    expect(Number(account?.id)).toBeGreaterThan(4);
  });

  test('three of one e-mail an hour are enough', async () => {
    const asked = someone();
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await post('registration', asked)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('the link', () => {
  test('works once; a garbled one is unknown, an old one has expired', async () => {
    const asked = someone();
    await post('registration', asked);
    const [letter] = await lettersTo(asked.email.toLowerCase());
    const token = tokenIn(letter?.html ?? '', 'confirm-email');
    await shop.db`UPDATE registrations SET expires_at = now() - interval '1 second' WHERE ended_at IS NULL`;
    expect(await post('confirm-email', { token })).toMatchObject({
      status: 410,
      body: { code: 'token.expired' },
    });
    await shop.db`UPDATE registrations SET expires_at = now() + interval '1 hour' WHERE ended_at IS NULL`;
    expect((await post('confirm-email', { token })).status).toBe(200);
    expect((await post('confirm-email', { token })).body.code).toBe('token.expired');
    expect(await post('confirm-email', { token: 'x'.repeat(43) })).toMatchObject({
      status: 404,
      body: { code: 'token.unknown' },
    });
    expect((await post('confirm-email', { token: '' })).status).toBe(404);
  });

  test('of a newer letter voids the older; the browser may ask for one a minute', async () => {
    const asked = someone();
    const email = asked.email.toLowerCase();
    const { cookies } = await post('registration', asked);
    const [first] = await lettersTo(email);
    const browser = own(browserCookie(cookies));
    expect((await post('confirm-email/resend', {}, browser)).status).toBe(200);
    expect((await post('confirm-email/resend', {}, browser)).status).toBe(429);
    const letters = await lettersTo(email);
    expect(letters).toHaveLength(2);
    const [old, fresh] = [first, letters.find(({ html }) => html !== first?.html)].map((letter) =>
      tokenIn(letter?.html ?? '', 'confirm-email'),
    );
    expect((await post('confirm-email', { token: old })).status).toBe(404);
    expect((await post('confirm-email', { token: fresh }, browser)).body.data.token).toBeTruthy();
  });

  test('asked for by nobody is no error', async () => {
    expect((await post('confirm-email/resend', {})).status).toBe(200);
  });

  test('and its token are nowhere in the database', async () => {
    const asked = someone();
    await post('registration', asked);
    await shop.sendLetters();
    const [letter] = await lettersTo(asked.email.toLowerCase());
    const token = tokenIn(letter?.html ?? '', 'confirm-email');
    for (const table of ['registrations', 'tasks', 'mailed_tokens']) {
      const rows = await shop.db`SELECT * FROM ${shop.db(table)}`;
      expect(JSON.stringify(rows.map((row) => Object.values(row).map(String)))).not.toContain(token);
    }
  });
});

describe('the right password before the e-mail is confirmed', () => {
  const logIn = (login: string, password = PASSWORD) => post('login', { login, password });

  test('says so, by e-mail and by phone, and costs no try; a wrong one says nothing of it', async () => {
    const asked = someone();
    await post('registration', asked);
    for (let turn = 0; turn < 4; turn += 1)
      for (const login of [asked.email, asked.phone])
        expect(await logIn(login)).toMatchObject({ status: 422, body: { code: 'auth.email_unconfirmed' } });
    const [wrong, unknown] = [
      await logIn(asked.email, 'not the password'),
      await logIn('nobody-at-all@example.kz', 'not the password'),
    ];
    const told = ({ body: { requestId: _, ...body } }: typeof wrong) => body;
    expect(told(wrong)).toEqual(told(unknown));
  });

  test('has the letter sent again, from any browser and within the limit; a wrong one sends nothing', async () => {
    const asked = someone();
    const email = asked.email.toLowerCase();
    await post('registration', asked);
    expect(await lettersTo(email)).toHaveLength(1);
    const proof = { login: asked.email, password: PASSWORD };
    expect((await post('confirm-email/resend', { ...proof, password: 'wrong one' })).status).toBe(422);
    expect((await post('confirm-email/resend', proof)).status).toBe(200);
    const letters = await lettersTo(email);
    expect(letters).toHaveLength(2);
    expect((await post('confirm-email/resend', proof)).status).toBe(429);
    const token = tokenIn(letters.at(-1)?.html ?? '', 'confirm-email');
    expect((await post('confirm-email', { token })).status).toBe(200);
    expect((await logIn(asked.email)).status).toBe(200);
  });
});
