import { expect, it } from 'vitest';
import { besideFile, cleanFileName, isOfNoUse, typeOfFile } from './exchange-file-name.ts';

it.each([
  ['import.xml', 'import.xml'],
  ['import0_1.xml', 'import0_1.xml'],
  ['import___5f7a-11.xml', 'import___5f7a-11.xml'],
  ['goods/1/rests.xml', 'goods/1/rests.xml'],
  ['goods\\1\\rests.xml', 'goods/1/rests.xml'],
  ['/tmp/v8_A1_2.zip', 'v8_A1_2.zip'],
  ['/opt/1c/webdata/import.xml', 'import.xml'],
  ['import_files/ab/цвет(1)#2.JPG', 'import_files/ab/цвет(1)#2.JPG'],
  ['a/b/c/d/e.xml', 'a/b/c/d/e.xml'],
  ['.\\goods\\1\\import.xml', 'goods/1/import.xml'],
  ['webdata/000000001/goods/1/import_files/ab/c.jpg', '000000001/goods/1/import_files/ab/c.jpg'],
  ['Фото 1, вид.jpg', 'Фото 1, вид.jpg'],
  ['Дверь «Ёлка» – 50%; 2×3 м².jpg', 'Дверь «Ёлка» – 50%; 2×3 м².jpg'],
  ['и\u0306од.png', 'и\u0306од.png'],
])('%s is kept as %s', (sent, name) => expect(cleanFileName(sent)).toBe(name));

it.each([
  '../../etc/passwd.xml',
  'a/../b.xml',
  'a/./b.xml',
  'a//b.xml',
  'a/b/c/d/e/f/g/h/i/j.xml',
  'shell.php',
  'import.xml.exe',
  'xml',
  '.xml/',
  'a\u0000.xml',
  'a\u202e.xml',
  'C:\\temp\\a.xml',
  '',
  undefined,
  `${'a'.repeat(161)}.xml`,
  `${'ж'.repeat(140)}.xml`,
])('%j may not stand on the disk', (sent) => expect(cleanFileName(sent)).toBeNull());

it.each([
  ['goods/1/import.xml', 'import_files/ab/1.jpg', 'goods/1/import_files/ab/1.jpg'],
  ['import.xml', './import_files\\1.png', 'import_files/1.png'],
  ['import.xml', '../1.png', null],
])('beside %s, %s is %s', (file, named, found) => expect(besideFile(file, named)).toBe(found));

it('a picture is what is neither XML nor an archive', () =>
  expect(['a.XML', 'b.zip', 'c.jpeg'].map(typeOfFile)).toEqual(['xml', 'zip', 'picture']));

it.each([
  ['import_files/1/паспорт.pdf', true],
  ['Thumbs.db', true],
  ['import.xml', false],
  ['../../etc/passwd', false],
])('%s is of no use: %s', (sent, is) => expect(isOfNoUse(sent)).toBe(is));
