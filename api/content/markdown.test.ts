import { describe, expect, test } from 'vitest';
import type { Block } from '#contract/content.ts';
import { toPlainText } from '#domain/plain-text.ts';
import { toBlocks } from './markdown.ts';

const asIs = (text: string) => text;
const parse = (markdown: string) => toBlocks(markdown, asIs);
const words = (block: Block | undefined) =>
  block && 'line' in block ? toPlainText(block.line) : JSON.stringify(block);

describe('what a text may hold', () => {
  test('headings have an address of their own, each another', () => {
    const blocks = parse('## Что купить?\n\n### Клей\n\n## Что купить?');
    expect(blocks).toMatchObject([
      { kind: 'heading', level: 2, id: 'что-купить' },
      { kind: 'heading', level: 3, id: 'клей' },
      { kind: 'heading', level: 2, id: 'что-купить-2' },
    ]);
  });

  test('lines with words that stand out and links of the shop', () => {
    const [block] = parse('Берите **клей** и *затирку* из [раздела](/c/zatirka).');
    expect(block).toEqual({
      kind: 'paragraph',
      line: [
        { kind: 'text', text: 'Берите ' },
        { kind: 'strong', children: [{ kind: 'text', text: 'клей' }] },
        { kind: 'text', text: ' и ' },
        { kind: 'em', children: [{ kind: 'text', text: 'затирку' }] },
        { kind: 'text', text: ' из ' },
        { kind: 'link', href: '/c/zatirka', children: [{ kind: 'text', text: 'раздела' }] },
        { kind: 'text', text: '.' },
      ],
    });
  });

  test('lists, tables and notes', () => {
    const blocks = parse('1. один\n2. **два**\n\n| | А |\n|---|---|\n| Б | 1 |\n\n> ДЕМО. Слова.');
    expect(blocks).toMatchObject([
      { kind: 'list', isOrdered: true, items: [[{ text: 'один' }], [{ kind: 'strong' }]] },
      { kind: 'table', head: [[], [{ text: 'А' }]], rows: [[[{ text: 'Б' }], [{ text: '1' }]]] },
      { kind: 'quote', blocks: [{ kind: 'paragraph' }] },
    ]);
  });

  test('embeds stand where they were written, with their one line', () => {
    const blocks = parse(
      'До.\n\n:::products section=laminat\n[Ламинат](/c/laminat)\n:::\n\nПосле.\n\n:::calculator code=tile\nСчёт\n:::',
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'products', 'paragraph', 'calculator']);
    expect(blocks[1]).toMatchObject({
      sectionCode: 'laminat',
      fallback: [{ kind: 'link', href: '/c/laminat' }],
    });
    expect(blocks[3]).toMatchObject({ code: 'tile', fallback: [{ text: 'Счёт' }] });
  });
});

describe('what a text cannot bring', () => {
  const attacks = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](https://evil.example/)',
    '[x](data:text/html,<script>alert(1)</script>)',
    '![x](javascript:alert(1))',
    '<a href="javascript:alert(1)">x</a>',
    '```html\n<script>alert(1)</script>\n```',
    '`<script>`',
    '<https://evil.example>',
    '## <svg onload=alert(1)>',
    '- <iframe src="//evil.example">',
    '| <b onmouseover=alert(1)>a |\n|---|\n| b |',
    '> <style>body{display:none}</style>',
    ':::products section=../../x\nx\n:::',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ];
  test.each(attacks)('%j is words or nothing', (attack) => {
    const kinds = new Set<string>();
    const hrefs: string[] = [];
    JSON.stringify(parse(attack), (_key, value) => {
      if (value?.kind) kinds.add(value.kind);
      if (value?.href !== undefined) hrefs.push(value.href);
      return value;
    });
    const allowed = 'heading paragraph list table quote text strong em link'.split(' ');
    expect([...kinds].filter((kind) => !allowed.includes(kind))).toEqual([]);
    expect(hrefs).toEqual([]);
  });

  test('a deep nest of marks ends', () => {
    const deep = parse(`${'> '.repeat(500)}x`);
    expect(JSON.stringify(deep).length).toBeLessThan(5000);
    expect(words(parse(`${'**a *b '.repeat(300)}`)[0])?.length).toBeGreaterThan(0);
  });
});
