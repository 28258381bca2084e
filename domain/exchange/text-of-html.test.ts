import { expect, it } from 'vitest';
import { toTextOfHtml } from './text-of-html.ts';

it.each([
  ['Просто текст\r\nв две строки', 'Просто текст\nв две строки'],
  ['<p>Первый</p><p>Второй&nbsp;&mdash; да</p>', 'Первый\n\nВторой — да'],
  ['<ul><li>раз</li><li>два</li></ul>', '— раз\n— два'],
  ['5 < 7 и 9 > 8', '5 < 7 и 9 > 8'],
  ['<script>alert(1)</script><b onclick="x()">жирно</b>', 'жирно'],
  ['A &amp; B &#1179; &#x4D9; &unknown;', 'A & B қ ә &unknown;'],
  ['<style>p{}', ''],
])('%s', (html, text) => expect(toTextOfHtml(html)).toBe(text));
