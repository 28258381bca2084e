import { expect, test } from 'vitest';
import { startStubShop } from '#tests/stub-shop.ts';
import { nameOf } from './watchdog.ts';

test('a worker whose loop stands still is ended after 5 s and replaced, and the log names the request', async () => {
  const shop = await startStubShop();
  await shop.said(/Shop: open at/);
  void fetch(`${shop.url}/stand-still?phone=77011234567`).catch(() => undefined);
  await shop.said(/has stood still for 5 s and is ended\. Under way: GET \/stand-still\./);
  await shop.said(/ended \(SIGKILL\); starting another/);
  expect(shop.words()).not.toContain('77011234567');
  expect((await fetch(`${shop.url}/pid`)).status).toBe(200);
});

test.each([
  ['/calculator?x=1', 'GET /calculator'],
  ['/api/v1/calculators/decking/', 'GET /api/v1/calculators/decking'],
  ['/personal/orders/100234', 'GET /personal/orders/…'],
  ['/order/Алия', 'GET /order/…'],
])('%s is named %s', (url, name) => {
  expect(nameOf({ method: 'GET', url })).toBe(name);
});
