import { beforeEach, expect, test, vi } from 'vitest';
import { tellView } from './tell-view.ts';

const view = { productCode: 'laminat-1', cityId: 4, locale: 'kz' } as const;
let fetched: ReturnType<typeof vi.fn>;
beforeEach(() => {
  fetched = vi.fn(async () => new Response('{"data":{"isRecorded":true}}'));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    documentElement: { toggleAttribute: () => {} },
  });
  vi.stubGlobal('navigator', {});
});

test('a look is told in a way that outlives the page', async () => {
  await tellView(view);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/v1/views/', {
    method: 'POST',
    headers: { 'x-language-id': 'kz', 'content-type': 'application/json' },
    body: '{"productCode":"laminat-1","cityId":4}',
    keepalive: true,
  });
});

test('a page in the background tells nothing', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  await tellView(view);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('%o: nothing is told', async (intent) => {
  vi.stubGlobal('navigator', intent);
  await tellView(view);
  expect(fetched).not.toHaveBeenCalled();
});
