/** A property's value as it is read: thousands apart («25 000 ч»), and the unit behind it unless the value ends with it. */
import { formatNumber } from './money.ts';
import { keepNumbersWhole } from './typography.ts';

/** For a value that is measured: without a unit «31173» may be the name of a standard. */
export function sayFigure(value: string): string {
  return /^[1-9]\d+$/.test(value) ? formatNumber(Number(value)) : value;
}

export function sayProperty(value: string, unit: string | undefined): string {
  if (unit === undefined) return keepNumbersWhole(value);
  const figure = keepNumbersWhole(sayFigure(value));
  return figure.endsWith(unit) ? figure : `${figure}\u00A0${unit}`;
}
