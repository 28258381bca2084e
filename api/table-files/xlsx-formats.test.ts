import { expect, test } from 'vitest';
import { aForeignBook } from '#tests/foreign-book.ts';
import { RANGE_LIMITS, readWorkbook } from './table-files.ts';

const read = async (value: number, format: string): Promise<string> => {
  const book = aForeignBook([{ name: '1', rows: [[{ value, format }]] }]);
  const { sheets } = await readWorkbook(Buffer.from(book), RANGE_LIMITS);
  return sheets[0]?.rows[0]?.[0] ?? '';
};

test.each([
  [451_278, '00000000', '00451278'],
  [123_456_789, '00', '123456789'],
  [46_361, 'dd\\-mm', '2026-12-05'],
  [46_361.5, '[$-419]dd.mm.yyyy h:mm', '2026-12-05 12:00'],
  [0.16, '0.0%', '16%'],
  [1250.5, '#,##0.00\\ "тг"', '1250.5'],
  [1250, '#,##0\\ [$₸-43F];[Red]-#,##0', '1250'],
  [1250, '"дней" 0', '1250'],
  [0.30000000000000004, 'General', '0.3'],
  [1e15, '0', '1000000000000000'],
])('%f by %j is %s', async (value, format, said) => {
  expect(await read(value, format)).toBe(said);
});
