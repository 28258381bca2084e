import { beforeEach, expect, test, vi } from 'vitest';

let messages: typeof import('./messages.ts');
const warn = vi.fn();
beforeEach(async () => {
  vi.resetModules();
  warn.mockClear();
  vi.stubGlobal('console', { ...console, warn });
  messages = await import('./messages.ts');
});

const answerWith = (response: Response | Error) =>
  vi.stubGlobal('fetch', async () => {
    if (response instanceof Error) throw response;
    return response;
  });

test.each([
  ['ru', new TypeError('fetch failed'), 'TypeError: fetch failed'],
  ['kz', new Response('', { status: 503 }), 'status 503'],
  ['kz', new Response('<html>'), 'SyntaxError'],
] as const)(
  'a failure to load %s is an error that names it and its cause, and a warning that names it',
  async (locale, response, cause) => {
    answerWith(response);
    const failure: Error = await messages.loadMessages(locale).then(
      () => new Error('it loaded'),
      (error) => error,
    );
    expect(failure.message).toContain(`The locale ${locale} `);
    expect(failure.message).toContain(cause);
    expect(failure.cause).toBeInstanceOf(Error);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`locale ${locale}`), failure.cause);
    expect(() => messages.getWords(locale)).toThrow(locale);
  },
);

test('what was loaded is not fetched again', async () => {
  answerWith(Response.json({ 'button.active': 'Себетке' }));
  await messages.loadMessages('kz');
  answerWith(new Error('asked twice'));
  await messages.loadMessages('kz');
  expect(messages.getWords('kz').t('button.active')).toBe('Себетке');
  expect(messages.spokenLocale('ru')).toBe('kz');
});
