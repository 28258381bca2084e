import { expect, test } from 'vitest';
import { findStrayWords } from './screen-words.ts';

const judge = (files: Readonly<Record<string, string>>) =>
  findStrayWords(
    Object.entries({
      'office/i18n/ru.json': '{"menu.order": "Заказ"}',
      'office/i18n/order/ru.json': '{"order.total": "Итого", "order.state.new": "Новый"}',
      'office/app/entry-office.tsx': "import '../screens.ts';",
      'office/screens.ts':
        "import './rail.ts';\nload: async () => (await import('./screens/order/order-screen.tsx')).OrderScreen,\n  words: 'order',\n",
      'office/rail.ts': "t('menu.order');",
      'office/screens/order/order-screen.tsx': "import './sums.ts';",
      'office/screens/order/sums.ts': "t('order.total'); t(`order.state.${state}`);",
      'office/screens/stock/stock-screen.tsx': "t('menu.order');",
      ...files,
    }).map(([path, text]) => ({ path, text })),
  ).map(({ path, message }) => `${path}: ${message}`);

test('words asked for by the screens they come with are at home', () => {
  expect(judge({})).toEqual([]);
});

test.each([
  ['the frame', { 'office/rail.ts': "t('order.total');" }, '"order.total" is asked for by frame too'],
  [
    'another folder’s screen, through what it imports',
    { 'office/screens/stock/stock-screen.tsx': "import '../order/sums.ts';" },
    '"order.total" is asked for by stock too',
  ],
  [
    'a key put together as it runs',
    { 'office/screens/stock/stock-screen.tsx': 't(`order.state.${state}`);' },
    '"order.state.new" is asked for by stock too',
  ],
  [
    'the Kazakh words alone',
    { 'office/i18n/stock/kz.json': '{"menu.order": "Тапсырыс"}' },
    '"menu.order" is asked for by frame too',
  ],
])('words that come with one folder’s screens are not asked for by %s', (_what, files, message) => {
  expect(judge(files)).toContainEqual(expect.stringContaining(message));
});

test('a screen whose folder has words fetches them', () => {
  const line =
    "load: async () => (await import('./screens/order/order-screen.tsx')).OrderScreen,\n  menu: null,";
  const table = { 'office/screens.ts': `import './rail.ts';\n${line}` };
  expect(judge(table)).toEqual([expect.stringContaining("write words: 'order'")]);
});
