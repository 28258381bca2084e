/** `P-261114-00042`: the city's letter, the day in Kazakhstan, a counter that never runs backwards. */
import { almatyDate } from '../time.ts';

const DIGITS = 5;

export function orderNumber(cityCode: string, at: Date, counter: number): string {
  const letter = /[a-z]/i.exec(cityCode)?.[0]?.toUpperCase() ?? 'S';
  const day = almatyDate(at).slice(2).replaceAll('-', '');
  return `${letter}-${day}-${String(counter).padStart(DIGITS, '0')}`;
}
