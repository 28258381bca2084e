import { expect, test } from 'vitest';
import { readAskedQuery } from './asked-query.ts';

const NAME = 'картинки/Ёлка №1.jpg';
const in1251 = '%EA%E0%F0%F2%E8%ED%EA%E8/%A8%EB%EA%E0%20%B91.jpg';

test.each([
  ['?type=sale&mode=file&filename=a.xml', 'sale', 'file', 'a.xml'],
  ['?MODE=file&Type=sale&FileName=a.xml', 'sale', 'file', 'a.xml'],
  ['?type=sale&amp;mode=file&amp;filename=a.xml', 'sale', 'file', 'a.xml'],
  ['?type=sale?mode=file&filename=a.xml', 'sale', 'file', 'a.xml'],
  ['?type=sale&type=catalog&mode=file&filename=', 'sale', 'file', ''],
  [`?type=sale&mode=file&filename=${encodeURIComponent(NAME)}`, 'sale', 'file', NAME],
  [`?type=sale&mode=file&filename=${in1251}`, 'sale', 'file', NAME],
  ['?type=sale&mode=file&filename=a+b%2.xml', 'sale', 'file', 'a b%2.xml'],
])('%s', (query, ...told) => {
  const asked = readAskedQuery(`/exchange/1c/${query}`);
  expect(['type', 'mode', 'filename'].map(asked)).toEqual(told);
  expect(asked('version')).toBeUndefined();
});
