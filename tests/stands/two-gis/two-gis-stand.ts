/**
 * 2GIS Suggest API as its documents describe it (docs.2gis.com/en/api/search/suggest): GET /3.0/suggests with `q`, `key`, `locale` and
 * `suggest_type`; JSON with `meta.code` and `result.items`. Strict: another parameter, locale or kind is refused.
 */
import { json, openStand } from '../stand.ts';

const KNOWN = new Set(['q', 'suggest_type', 'locale', 'key']);

const STREETS = [
  { city: { ru: 'Павлодар', kk: 'Павлодар' }, ru: 'улица Малайсары Батыра', kk: 'Малайсары Батыр көшесі' },
  { city: { ru: 'Астана', kk: 'Астана' }, ru: 'улица Малая', kk: 'Кіші көше' },
];

const tell = (code: number, result?: object) => json({ meta: { api_version: '3.0.0', code }, result });

export const openTwoGisStand = (key: string) =>
  openStand(({ method, path, query }) => {
    if (method !== 'GET' || path !== '/3.0/suggests') return json({}, 404);
    if (query.get('key') !== key) return tell(403);
    const isRight =
      [...query.keys()].every((name) => KNOWN.has(name)) &&
      query.get('suggest_type') === 'street' &&
      /^(?:ru|kk)_KZ$/.test(query.get('locale') ?? '');
    if (!isRight) return tell(400);
    const language = query.get('locale') === 'kk_KZ' ? 'kk' : 'ru';
    const word = (query.get('q') ?? '').split(' ').slice(1).join(' ').toLowerCase();
    const items = STREETS.filter((street) => street[language].toLowerCase().includes(word)).map(
      (street, at) => ({
        id: String(7_000_000 + at),
        type: 'street',
        name: street[language],
        full_name: `${street.city[language]}, ${street[language]}`,
      }),
    );
    return items.length === 0 ? tell(404) : tell(200, { items, total: items.length });
  });
