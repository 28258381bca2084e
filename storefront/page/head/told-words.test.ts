import { expect, test } from 'vitest';
import { listTold, sumOf } from './told-words.ts';

const head =
  '<title>Ламинат &amp; плинтус</title><meta name="description" content="59 товаров &quot;в городе&quot;">';
const long =
  'Для тёплого пола и кухни смотрите на влагостойкость и допустимый нагрев, для шума — на толщину.';
const body =
  '<noscript><form class="a" action="/_city" method="post"><select><option value="pavlodar" selected="">Павлодар' +
  '<option value="astana">Астана</select></form></noscript>' +
  '<img class="b" src="/img/p/md_448/073/0734c8b9_0.webp?v=1" alt=""/><img src="/favicon.svg"/>' +
  '<a class="card-link x" id="_R_1_" href="/kz/p/laminat-1">Ламинат &lt;33&gt; O&#x27;k</a>' +
  '<a class="card-link" href="/p/two"><span>no words alone</span></a><a class="other" href="/p/three">three</a>' +
  `<p class="c">${long}</p><p>коротко</p><noscript><p>${long}</p><img src="/img/p/a/b/c_0.webp"/></noscript>`;

test('what a page tells is read in a fixed order, as a browser would read it', () => {
  expect(listTold(head, body)).toEqual([
    'Ламинат & плинтус',
    '59 товаров "в городе"',
    '',
    '',
    'laminat-1',
    "Ламинат <33> O'k",
    '0734c8b9',
    long,
    'pavlodar',
    'Павлодар',
    'astana',
    'Астана',
  ]);
});

test('every end of a line is the same, as it is to a browser', () => {
  const lines = `${'a'.repeat(60)}\r\nb`;
  expect(listTold('', `<p>${lines}</p>`).at(-1)).toBe(lines.replace('\r', ''));
});

test('a word that is changed, moved or missing changes the sum', () => {
  const sum = sumOf(['ab', 'c', 'd']);
  for (const other of [
    ['ab', 'c', 'e'],
    ['ab', 'd', 'c'],
    ['ab', 'c'],
    ['a', 'bc', 'd', ''],
  ])
    expect(sumOf(other)).not.toBe(sum);
});
