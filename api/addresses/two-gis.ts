/**
 * Streets by 2GIS, for what the shop's own list does not know. Promises: the visitor waits a third of a second at most, and
 * gets the shop's own without it; nothing of the visitor is passed on but what was typed; what was answered is asked once
 * an hour. A budget per worker keeps a program that types from spending the contract.
 */
import { z } from 'zod';
import type { Locale } from '#domain/locale.ts';
import { type Outgoing, Refused, readJson } from '../outgoing/outgoing.ts';
import type { TwoGisSettings } from '../partner-settings.ts';

const PATIENCE_MS = 300;
const KEPT_MS = 3_600_000;
const MOST_KEPT = 5000;
const MOST_A_MINUTE = 300;
const LOCALES: Readonly<Record<Locale, string>> = { ru: 'ru_KZ', kz: 'kk_KZ' };

const answerSchema = z.object({
  meta: z.object({ code: z.number().int() }),
  result: z
    .object({
      items: z.array(z.object({ type: z.string(), name: z.string(), full_name: z.string().optional() })),
    })
    .optional(),
});

/** Streets of the city that may be meant; none where nobody can tell. */
export type SuggestOutside = (typed: string, cityName: string, language: Locale) => Promise<string[]>;

export function createTwoGis(
  outgoing: Outgoing,
  { address, key }: TwoGisSettings,
  now: () => number = Date.now,
): SuggestOutside {
  const kept = new Map<string, { streets: string[]; until: number }>();
  let minute = 0;
  let asked = 0;

  function mayAsk(): boolean {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) {
      minute = current;
      asked = 0;
    }
    return ++asked <= MOST_A_MINUTE;
  }

  const ask = (typed: string, cityName: string, language: Locale): Promise<string[]> => {
    const query = new URLSearchParams({
      q: `${cityName} ${typed}`,
      suggest_type: 'street',
      locale: LOCALES[language],
      key,
    });
    return outgoing.call({
      to: '2gis',
      operation: 'suggest',
      method: 'GET',
      url: `${address}/3.0/suggests?${query}`,
      timeoutMs: PATIENCE_MS,
      maxBytes: 256 * 1024,
      read(answer) {
        const { meta, result } = answerSchema.parse(readJson(answer));
        // Nothing was found.
        if (meta.code === 404) return [];
        if (meta.code !== 200) throw new Refused('2gis', `code ${meta.code}`);
        return (result?.items ?? [])
          .filter(({ type, full_name = cityName }) => type === 'street' && full_name.startsWith(cityName))
          .map(({ name }) => name);
      },
    });
  };

  return async (typed, cityName, language) => {
    const name = `${language} ${cityName} ${typed.toLowerCase()}`;
    const known = kept.get(name);
    if (known && now() < known.until) return known.streets;
    if (!mayAsk()) return [];
    try {
      const streets = await ask(typed, cityName, language);
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(name, { streets, until: now() + KEPT_MS });
      return streets;
    } catch {
      // The way out has told the log; the shop's own list is enough.
      return [];
    }
  };
}
