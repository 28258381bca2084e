import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callbacks } from '#operator/shop/callbacks.ts';
import { notices } from '#operator/shop/notices.ts';
import { seo } from '#operator/shop/seo.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { listLetters } from '#tests/outbox.ts';

let shop: TestApp;
let code: string;
let id: number;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true, config: { publicUrl: 'https://sheber.test' } });
  const [row] = await shop.db<{ id: number; code: string }[]>`
    SELECT p.id, p.code FROM products p WHERE active AND NOT on_order ORDER BY id LIMIT 1`;
  code = row?.code ?? '';
  id = row?.id ?? 0;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db`DELETE FROM rate_counters`;
  await shop.db`TRUNCATE callbacks, product_notices`;
});

const post = (url: string, payload: object) => shop.app.inject({ method: 'POST', url, payload });

test('operators see who waits for a call, the oldest first, and note what came of it', async () => {
  await post('/api/v1/feedback/callback/', { phone: '+77051234567', name: 'Айгуль', theme: 'price' });
  const listed = await callbacks.run(shop.db, ['list', 'new']);
  expect(listed).toContain('Айгуль');
  expect(listed).toContain('705');
  const number = listed.split('  ')[0] ?? '';
  expect(await callbacks.run(shop.db, [number, 'called'])).toBe(`${number}: called`);
  expect(await callbacks.run(shop.db, ['list', 'new'])).toBe('');
  expect(await callbacks.run(shop.db, ['list'])).toContain('called');
  await expect(callbacks.run(shop.db, [number, 'gone'])).rejects.toThrow('Usage');
});

test('who left an e-mail is told once when the product stands in their city again; who left a phone is listed', async () => {
  await shop.db`UPDATE stocks SET count = 0 WHERE product_id = ${id}`;
  const ask = (contact: object) =>
    post(`/api/v1/products/${code}/notify/`, { city: 'pavlodar', kind: 'stock', ...contact });
  expect((await ask({ email: 'Aigul@Example.kz' })).statusCode).toBe(200);
  expect((await ask({ phone: '+77051234567' })).statusCode).toBe(200);
  const { tellAskers } = await import('./feedback.ts');
  const { createMail } = await import('../mail/mail.ts');
  const { createTasks } = await import('../tasks/tasks.ts');
  const mail = createMail(shop.db, createTasks(shop.db, { ...shop.config, log: shop.app.log }), shop.config);
  await shop.db`UPDATE product_notices SET confirmed_at = now()`;
  expect(await tellAskers(shop.db, mail, 'https://sheber.test')).toBe(0);
  expect(await notices.run(shop.db, ['list', 'due'])).toBe('');

  await shop.db`
    INSERT INTO stocks (product_id, store_id, count)
    SELECT ${id}, t.id, 3 FROM stores t JOIN cities c ON c.id = t.city_id WHERE c.code = 'pavlodar'
    ON CONFLICT (product_id, store_id) DO UPDATE SET count = 3`;
  expect(await tellAskers(shop.db, mail, 'https://sheber.test')).toBe(1);
  expect(await tellAskers(shop.db, mail, 'https://sheber.test')).toBe(0);
  await mail.sendDue();
  const letters = listLetters(shop.config.dataDir ?? '').filter(({ kind }) => kind === 'notice');
  expect(letters).toHaveLength(1);
  expect(letters[0]?.html).toContain(`https://sheber.test/p/${code}`);

  const due = await notices.run(shop.db, ['list', 'due']);
  expect(due).toContain('+77051234567');
  expect(await notices.run(shop.db, [due.split('  ')[0] ?? '', 'told'])).toContain('told');
  expect(await notices.run(shop.db, ['list'])).toBe('');
});

test('who follows a price is told when it is lower than on the day they asked', async () => {
  await shop.db`DELETE FROM price_history WHERE product_id = ${id}`;
  await shop.db`INSERT INTO price_history (product_id, valid_from, price) VALUES (${id}, current_date - 5, 1000)`;
  await post(`/api/v1/products/${code}/notify/`, { kind: 'price', phone: '+77051234567' });
  expect(await notices.run(shop.db, ['list', 'due'])).toBe('');
  await shop.db`UPDATE product_notices SET created_at = now() - interval '2 days'`;
  await shop.db`INSERT INTO price_history (product_id, valid_from, price) VALUES (${id}, current_date, 900)`;
  expect(await notices.run(shop.db, ['list', 'due'])).toContain('price');
});

test('texts for search engines are written, listed and removed by operators', async () => {
  expect(
    await seo.run(shop.db, ['set', '/c/laminat', 'ru', '--title', 'Свой заголовок', '--block']),
  ).toContain('set');
  expect(await seo.run(shop.db, ['list'])).toContain('/c/laminat/  ru  blocked  Свой заголовок');
  expect(await seo.run(shop.db, ['remove', '/c/laminat/', 'ru'])).toContain('removed');
  await expect(seo.run(shop.db, ['set', '/cart/', 'ru', '--title', 'x'])).rejects.toThrow('its own page');
  await expect(seo.run(shop.db, ['set', '/c/laminat/', 'ru'])).rejects.toThrow('Nothing');
});
