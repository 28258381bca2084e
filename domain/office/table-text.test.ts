import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decodeTable,
  detectDelimiter,
  detectEncoding,
  encodeTable,
  TABLE_ENCODINGS,
  writeCsv,
} from './table-text.ts';

const bytes = (...of: number[]) => Uint8Array.from(of);

describe('which encoding', () => {
  test.each([
    ['nothing', bytes(), 'utf-8'],
    ['plain Latin', new TextEncoder().encode('code;price'), 'utf-8'],
    ['Cyrillic in UTF-8', new TextEncoder().encode('Артикул;Бағасы'), 'utf-8'],
    ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'utf-8'],
    ['UTF-16 of Excel', bytes(0xff, 0xfe, 0x10, 0x04), 'utf-16le'],
    ['UTF-16, the other way round', bytes(0xfe, 0xff, 0x04, 0x10), 'utf-16be'],
    ['«Цена» in windows-1251', bytes(0xd6, 0xe5, 0xed, 0xe0), 'windows-1251'],
  ])('%s', (_title, of, encoding) => {
    expect(detectEncoding(of)).toBe(encoding);
  });

  test('the mark is no part of the first cell', () => {
    expect(decodeTable(bytes(0xef, 0xbb, 0xbf, 0x61))).toBe('a');
    expect(decodeTable(bytes(0xff, 0xfe, 0x10, 0x04))).toBe('А');
  });
});

test('Kazakh letters of KZ-1048 are read where a program wrote windows-1251 with them', () => {
  const written = Buffer.from('8de0e7e09df8e020e1eeff3a20a2bebaa22c20b4be2c20bfe92c209e2c20ba2c20bc', 'hex');
  expect(detectEncoding(written)).toBe('kz-1048');
  expect(decodeTable(written)).toBe('Қазақша боя: ұңғұ, өң, үй, һ, ғ, ә');
  // і is a letter of both.
  expect(detectEncoding(Buffer.from('b3f0b3', 'hex'))).toBe('windows-1251');
});

describe('which separator', () => {
  test.each([
    ['a;b\n1;2', ';'],
    ['a,b\n1,2', ','],
    ['a\tb\n1\t2', '\t'],
    ['Артикул;Цена, ₸;Название\n1;100;Клей, 25 кг\n2;200;Клей', ';'],
    ['code,name\n1,"a;b;c"\n2,"d;e;f"', ','],
    ['sep=\t\na;b;c\td', '\t'],
    ['one column alone', ';'],
    ['Прайс-лист\nАртикул,Цена\n1,100', ','],
    ['', ';'],
    ['a;"x\n,,,,,,\n";b\n1;2;3', ';'],
  ])('%j → %j', (text, sign) => {
    expect(detectDelimiter(text)).toBe(sign);
  });
});

describe('what is written is read again', () => {
  test.each(TABLE_ENCODINGS)('in %s, whatever letters', (encoding) => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        // A lone surrogate is no letter of any encoding.
        fc.pre(text.isWellFormed() && !text.startsWith('\ufeff'));
        // In windows-1251 what is plain Latin may be taken for UTF-8, which reads the same.
        const written = encodeTable(`Ж${text}`, encoding);
        // A few letters may happen to be the bytes of others in UTF-8 («Ж«» is «ƫ»): of a whole table nobody has seen that.
        fc.pre(detectEncoding(written) === encoding);
        expect(decodeTable(written)).toBe(`Ж${text}`);
      }),
    );
    expect(decodeTable(encodeTable('Әке &#1241; &#38; қазақша', encoding))).toBe('Әке &#1241; &#38; қазақша');
  });
});

test.each([
  [[['a', 'b']], ';', 'a;b\r\n'],
  [[['a;b', 'c"d', 'e\nf', ' g']], ';', '"a;b";"c""d";"e\nf";" g"\r\n'],
  [[['', '']], ',', ',\r\n'],
] as const)('%j is written so that nobody misreads it', (rows, sign, text) => {
  expect(writeCsv(rows, sign)).toBe(text);
});
