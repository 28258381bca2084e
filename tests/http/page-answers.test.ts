import { expect, inject, test } from 'vitest';

const shop = inject('shopUrl');

test('the payload and the page of a guarded screen are never given to an anonymous visitor', async () => {
  for (const path of ['/personal', '/personal/private', '/order', '/kz/personal/orders']) {
    const page = await fetch(shop + path, { redirect: 'manual' });
    expect(page.status, path).toBe(302);
    const payload = (await (await fetch(`${shop}${path}/_payload.json`)).json()) as { redirect?: string };
    expect(Object.keys(payload), path).toEqual(['redirect']);
    expect(payload.redirect).toMatch(/^\/(kz)?\?login=/);
  }
});

test('the server tells its build', async () => {
  const build = (await fetch(`${shop}/`)).headers.get('x-build-id');
  const latest = (await (await fetch(`${shop}/builds/latest.json`)).json()) as { id: string };
  expect(latest.id).toBe(build);
  expect((await fetch(`${shop}/builds/meta/${build}.json`)).status).toBe(200);
});
