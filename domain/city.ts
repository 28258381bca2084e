/**
 * Cities: their names, the cookie that remembers the choice, and finding one by place; by name: city-search.ts.
 * The cities themselves come from the database.
 */
import { DEFAULT_LOCALE, type Locale } from './locale.ts';
import { logErrorOnceAMinute } from './log-error.ts';

export type NamedCity = {
  code: string;
  /** One name in the language of the request, or both. */
  name?: string | Readonly<Partial<Record<Locale, string>>> | null | undefined;
  aliases?: readonly string[] | null | undefined;
  suburbs?: readonly string[] | null | undefined;
};

export type Point = { latitude: number; longitude: number };

export const DEFAULT_CITY_CODE = 'pavlodar';

/** Where nobody has said: the default city where the shop serves it, otherwise the first of its own. */
export const findDefaultCity = <C extends Pick<NamedCity, 'code'>>(cities: readonly C[]): C | undefined =>
  cities.find(({ code }) => code === DEFAULT_CITY_CODE) ?? cities[0];
export const CITY_COOKIE = 'city';
export const CITY_COOKIE_MAX_AGE_S = 31_536_000;

const NAME_NOT_FOUND: Readonly<Record<Locale, string>> = {
  ru: 'Наименование города не найдено',
  kz: 'Қала атауы табылмады',
};

export function cityName(city: Pick<NamedCity, 'name'> | null | undefined, locale: Locale): string {
  const name = city?.name;
  const text = typeof name === 'string' ? name : name?.[locale]?.trim() || name?.[DEFAULT_LOCALE];
  return text?.trim() || NAME_NOT_FOUND[locale];
}

// A browser keeps no cookie above 4096 bytes; anything longer was not written by the shop.
const COOKIE_MAX_LENGTH = 4096;
const CITY_CODE = /^[a-z0-9][a-z0-9-]{0,63}$/;

function decodeCookie(text: string): unknown {
  if (text.length > COOKIE_MAX_LENGTH) return undefined;
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}

/**
 * Spec 5: an object with a code, otherwise an error is logged, once a minute. No cookie at all is no error: the popup asks for the city.
 * Only the code is taken, into a fresh object, so nothing else that a cookie carries (`__proto__`) gets any further.
 */
export function parseCityCookie(value: unknown): { code: string } | null {
  if (value === undefined || value === null || value === '') return null;
  const candidate = typeof value === 'string' ? decodeCookie(value) : value;
  if (typeof candidate === 'object' && candidate !== null && Object.hasOwn(candidate, 'code')) {
    const { code } = candidate as { code: unknown };
    if (typeof code === 'string' && CITY_CODE.test(code)) return { code };
  }
  logErrorOnceAMinute('The city cookie is not an object with a city code');
  return null;
}

export function cityCookieValue({ code }: { code: string }): string {
  return encodeURIComponent(JSON.stringify({ code }));
}

const EARTH_RADIUS_KM = 6371;

/** Great-circle distance by the haversine formula. */
export function distanceKm(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const share =
    half(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(to.longitude - from.longitude);
  // Rounding may push the share of antipodes a trace above 1, where asin is NaN.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, share)));
}

export function nearestCity<C extends { coordinates?: Point | null | undefined }>(
  cities: readonly C[],
  point: Point,
): C | null {
  let nearest: C | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const city of cities) {
    const distance = city.coordinates ? distanceKm(point, city.coordinates) : Number.NaN;
    if (distance < least) {
      nearest = city;
      least = distance;
    }
  }
  return nearest;
}
