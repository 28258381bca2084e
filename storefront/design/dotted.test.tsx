import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Dotted } from './dotted.tsx';

const textOf = (text: string) => renderToStaticMarkup(<Dotted>{text}</Dotted>).replaceAll(/<[^>]+>/g, '');

test.each([
  ['Павлодар', 'Павлодар'],
  ['Павлодар · подъезд 2 · этаж 4', 'Павлодар · подъезд 2 · этаж 4'],
  ['Арт. 606\u00A0· 3 м²', 'Арт. 606 · 3 м²'],
  ['1·2', '1·2'],
])('«%s» is read and copied as «%s»', (given, read) => {
  expect(textOf(given)).toBe(read);
});
