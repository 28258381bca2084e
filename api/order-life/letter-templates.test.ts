/** Letters are seen with a real order, name nobody, and say what staff wrote over their subject and opening words. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChanges } from '#contract/office/changes.ts';
import { getLetterTemplates, type LetterWordsRow, previewLetter } from '#contract/office/letter-templates.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { anOrder } from '#tests/stored-order.ts';
import { LETTER_KINDS } from './order-letter-words.ts';

let shop: TestApp;
let cookie: string;
let order: number;
beforeAll(async () => {
  shop = await openTestOffice();
  ({ cookie } = await aStaffSession(shop, { email: 'marketing@letters.test', roles: ['marketing'] }));
  const [user] = await shop.db<{ id: number }[]>`
    INSERT INTO users (email, first_name, last_name, password_hash) VALUES ('secret@letters.test', 'Секретбай', 'Тайный', 'x')
    RETURNING id::float8 AS id`;
  order = await anOrder(shop.db, { userId: user?.id ?? 0 });
});
afterAll(() => shop.close());

const show = async (body: object) =>
  (
    await askOffice(shop, previewLetter, {
      cookie,
      body: { kind: 'created', language: 'ru', order, subject: '', opening: '', ...body },
    })
  ).json();

test('every letter is shown in both languages with a real order, and names nobody', async () => {
  for (const kind of LETTER_KINDS)
    for (const language of ['ru', 'kz']) {
      const { data } = await show({ kind, language });
      expect(data.subject, `${kind} ${language}`).not.toBe('');
      expect(data.sums.at(-1)).toMatchObject({ isTotal: true });
      expect(JSON.stringify(data)).not.toMatch(/Секретбай|secret@/);
    }
  expect((await show({ order: 999_999_999 })).code).toBe('order.not_found');
});

test('own words go in where their slots can be filled, and are refused where not', async () => {
  const { data } = await show({ subject: 'Ваш {number} у нас', opening: '{name}, сумма {total}.' });
  expect(data.subject).toMatch(/^Ваш \S+ у нас$/);
  expect(data.paragraphs[0]).toMatch(/^Имя, сумма [\d\s\u00A0]+₸\.$/);
  expect(data.usual.opening).toContain('Мы получили ваш заказ');
  expect((await show({ subject: 'Ваш заказ' })).code).toBe('letter.missing_slot');
  expect((await show({ opening: '{phone}' })).code).toBe('letter.unknown_slot');
});

test('they are saved as changes, by the same rules', async () => {
  const { words } = (await askOffice(shop, getLetterTemplates, { cookie })).json().data as {
    words: LetterWordsRow[];
  };
  expect(words).toHaveLength(LETTER_KINDS.length * 2);
  const row = words.find(({ kind, language }) => kind === 'ready' && language === 'ru');
  const save = async (field: string, to: string) =>
    (
      await askOffice(shop, createChanges, {
        cookie,
        body: { items: [{ subject: 'letter_words', id: row?.id, field, from: '', to }], apply: true },
      })
    ).json();
  expect((await save('subject', 'Готово!')).code).toBe('letter.missing_slot');
  expect((await save('subject', '{number}: забирайте')).data.counts.applied).toBe(1);
  const [stored] = await shop.db`SELECT subject FROM letter_words WHERE id = ${row?.id ?? 0}`;
  expect(stored).toEqual({ subject: '{number}: забирайте' });
});
