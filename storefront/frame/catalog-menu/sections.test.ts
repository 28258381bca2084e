import { beforeEach, expect, test, vi } from 'vitest';
import { expectConsoleError } from '#tests/strict-console.ts';

const section = { code: 'plitka', name: 'Плитка', image: 'plitka', count: 4, children: [] };

function answerWith(status: number, body: unknown) {
  const call = vi.fn(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', call);
  return call;
}

let sections: typeof import('./sections.ts');
beforeEach(async () => {
  vi.resetModules();
  sections = await import('./sections.ts');
});

test('the sections are asked for once per language', async () => {
  const call = answerWith(200, { data: [section] });
  await Promise.all([sections.loadSections('ru'), sections.loadSections('ru')]);
  await sections.loadSections('ru');
  expect(call).toHaveBeenCalledOnce();
  await sections.loadSections('kz');
  expect(call).toHaveBeenCalledTimes(2);
  expect(call).toHaveBeenLastCalledWith('/api/v2/sections/', {
    method: 'GET',
    headers: { 'x-language-id': 'kz' },
  });
});

test('after a failure they are asked for again', async () => {
  expectConsoleError(/GET \/api\/v2\/sections\/: 503/);
  answerWith(503, { code: 'service.unavailable', message: 'Попробуйте позже' });
  await sections.loadSections('ru');
  const call = answerWith(200, { data: [section] });
  await sections.loadSections('ru');
  expect(call).toHaveBeenCalledOnce();
});

test('an answer without sections counts as a failure: a menu is never empty', async () => {
  answerWith(200, { data: [] });
  await sections.loadSections('ru');
  const call = answerWith(200, { data: [section] });
  await sections.loadSections('ru');
  expect(call).toHaveBeenCalledOnce();
});
