import { expect, test, vi } from 'vitest';
import type { Api } from '../../api-client.ts';
import { findRecommended } from './recommended.ts';

const anApi = () => vi.fn(async () => ({ ok: true as const, value: { name: '404', products: [] } }));

test('in a browser every block is asked for with the visitor’s mark from its cookie', async () => {
  vi.stubGlobal('document', { cookie: 'city=x; uc=AbC-1; a=uc' });
  const api = anApi();
  await findRecommended({ api: api as unknown as Api, cityId: 7 }, '404');
  expect(api).toHaveBeenCalledWith('GET /api/v1/recs/{name}/', {
    params: { name: '404' },
    query: { cityId: 7, uc: 'AbC-1' },
  });
});

test('a page that the server makes bears no mark', async () => {
  const api = anApi();
  await findRecommended({ api: api as unknown as Api, cityId: 7 }, 'cart_with', { codes: ['a'] });
  expect(api).toHaveBeenCalledWith('GET /api/v1/recs/{name}/', {
    params: { name: 'cart_with' },
    query: { cityId: 7, uc: undefined, codes: ['a'] },
  });
});
