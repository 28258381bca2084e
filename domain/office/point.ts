/** A place as a map's link or its coordinates: what people copy from a map. */
import type { Point } from '../city.ts';

const NUMBERS = /(-?\d{1,3}[.,]\d{2,})\s*[,;/ ]\s*(-?\d{1,3}[.,]\d{2,})/;
const inCountry = ({ latitude, longitude }: Point): boolean =>
  latitude >= 39 && latitude <= 57 && longitude >= 45 && longitude <= 89;

/**
 * `52.2873, 76.9674`, or an address in which two such numbers stand (2GIS writes the longitude first). Null: no place in
 * Kazakhstan. Where both orders would do the first is the latitude, as people say it.
 */
export function parsePoint(text: string): Point | null {
  const [, one = '', other = ''] = NUMBERS.exec(decode(text)) ?? [];
  if (one === '') return null;
  const [first, second] = [one, other].map((number) => Number(number.replace(',', '.'))) as [number, number];
  const asSaid = { latitude: first, longitude: second };
  const turned = { latitude: second, longitude: first };
  if (inCountry(asSaid)) return asSaid;
  return inCountry(turned) ? turned : null;
}

export const sayPoint = ({ latitude, longitude }: Point): string => `${latitude}, ${longitude}`;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
