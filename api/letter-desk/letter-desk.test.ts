/** Every letter is seen with real things of the shop, names nobody, and says what staff wrote over its subject and opening words. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChanges } from '#contract/office/changes.ts';
import {
  getLetterTemplates,
  type LetterWordsRow,
  previewLetter,
  sendTrialLetter,
} from '#contract/office/letter-templates.ts';
import { LETTER_NAMES, languagesOf, templateOf } from '#domain/letter-templates.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { listLetters } from '#tests/outbox.ts';
import { anOrder } from '#tests/stored-order.ts';

let shop: TestApp;
let cookie: string;
let order: number;
beforeAll(async () => {
  shop = await openTestOffice({}, { hasOutbox: true });
  ({ cookie } = await aStaffSession(shop, { email: 'marketing@letters.test', roles: ['marketing'] }));
  const [user] = await shop.db<{ id: number }[]>`
    INSERT INTO users (email, first_name, last_name, password_hash) VALUES ('secret@letters.test', 'Секретбай', 'Тайный', 'x')
    RETURNING id::float8 AS id`;
  order = await anOrder(shop.db, { userId: user?.id ?? 0 });
});
afterAll(() => shop.close());

const asked = (over: object) => ({
  ...{ kind: 'created', language: 'ru', thing: order, subject: '', opening: '' },
  ...over,
});
const show = async (over: object) =>
  (await askOffice(shop, previewLetter, { cookie, body: asked(over) })).json();
const readWords = async (): Promise<LetterWordsRow[]> =>
  (await askOffice(shop, getLetterTemplates, { cookie })).json().data.words;
const save = async (row: LetterWordsRow | undefined, field: 'subject' | 'opening', to: string) =>
  (
    await askOffice(shop, createChanges, {
      cookie,
      body: {
        items: [{ subject: 'letter_words', id: row?.id, field, from: row?.[field] ?? '', to }],
        apply: true,
      },
    })
  ).json();

test.each(LETTER_NAMES)(
  '«%s» is shown in its languages with a real thing, and names nobody',
  async (kind) => {
    const { about } = templateOf(kind);
    for (const language of languagesOf(kind)) {
      const { data } = await show({ kind, language, thing: about === 'order' ? order : null });
      expect(data?.subject, language).toMatch(/\p{L}/u);
      expect(data.paragraphs.length).toBeGreaterThan(0);
      expect(data.paragraphs).not.toContain('');
      expect(JSON.stringify(data)).not.toMatch(/Секретбай|secret@|undefined/);
    }
  },
);

test('a thing that is not there is not shown', async () => {
  expect((await show({ thing: 999_999_999 })).code).toBe('order.not_found');
  expect((await show({ kind: 'notice_price', thing: 999_999_999 })).code).toBe('product.not_found');
});

test('own words go in where their slots can be filled, and are refused where not', async () => {
  const { data } = await show({ subject: 'Ваш {number} у нас', opening: '{name}, сумма {total}.' });
  expect(data.subject).toMatch(/^Ваш \S+ у нас$/);
  expect(data.paragraphs[0]).toMatch(/^Имя, сумма [\d\s\u00A0]+₸\.$/);
  expect(data.usual.opening).toContain('Мы получили ваш заказ');
  expect((await show({ subject: 'Ваш заказ' })).code).toBe('letter.missing_slot');
  expect((await show({ opening: '{phone}' })).code).toBe('letter.unknown_slot');
  const answer = await show({ kind: 'answer', thing: null, opening: 'Спасибо за вопрос!' });
  expect(answer.data.paragraphs).toHaveLength(3);
  const recovery = await show({ kind: 'recovery', thing: null, opening: 'Жмите, {name}.' });
  expect(recovery.data.paragraphs).toEqual([
    'Жмите, Имя.',
    expect.stringContaining('Ссылка действует один час'),
  ]);
});

test('every letter in every language it is written in has words to change, the first of them under their old numbers', async () => {
  const words = await readWords();
  expect(words).toHaveLength(LETTER_NAMES.reduce((sum, kind) => sum + languagesOf(kind).length, 0));
  const stored = await shop.db`SELECT id, kind, language FROM letter_words ORDER BY id`;
  expect(stored).toHaveLength(14);
  for (const row of stored) expect(words).toContainEqual(expect.objectContaining(row));
});

test('words are saved as changes, by the same rules, and taken back', async () => {
  const find = async () =>
    (await readWords()).find(({ kind, language }) => kind === 'leaving' && language === 'kz');
  expect((await save(await find(), 'opening', '{number}')).code).toBe('letter.unknown_slot');
  expect((await save(await find(), 'opening', 'Қош болыңыз, {name}.')).data.counts.applied).toBe(1);
  expect((await find())?.opening).toBe('Қош болыңыз, {name}.');
  expect((await save(await find(), 'opening', '')).data.counts.applied).toBe(1);
  expect((await find())?.opening).toBe('');
});

test('what was saved is what the next letter says; what must be said besides stays', async () => {
  const row = (await readWords()).find(({ kind, language }) => kind === 'recovery' && language === 'ru');
  await save(row, 'subject', 'Пароль по-нашему');
  const payload = { login: 'retail@sheber.test' };
  await shop.app.inject({ method: 'POST', url: '/api/v1/auth/recovery/', payload });
  await shop.sendLetters();
  const [letter] = listLetters(shop.config.dataDir ?? '').filter(({ kind }) => kind === 'recovery');
  expect(letter?.html).toContain('Пароль по-нашему');
  expect(letter?.html).toContain('confirm-recovery=');
});

test('a trial goes to whoever asks for it and to nobody else, marked as one', async () => {
  const body = asked({ subject: 'Ваш {number} у нас' });
  const sent = await askOffice(shop, sendTrialLetter, { cookie, body });
  expect(sent.json()).toEqual({ data: { to: 'marketing@letters.test' } });
  await shop.sendLetters();
  const [letter] = listLetters(shop.config.dataDir ?? '').filter(({ kind }) => kind === 'order-created');
  expect(letter?.source).toMatch(/^To: marketing@letters\.test$/m);
  expect(letter?.html).toMatch(/Проба: Ваш \S+ у нас/);
  expect(letter?.html).not.toContain('Секретбай');
});
