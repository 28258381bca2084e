/** Known city codes, so that a cookie can name no city of its own invention: the page cache is keyed by city. */
import type { FastifyInstance } from 'fastify';
import { DEFAULT_CITY_CODE, findDefaultCity } from '#domain/city.ts';

const RENEW_MS = 30_000;
const BURST_MS = 1000;

export interface KnownCity {
  id: number;
  code: string;
}

export interface CityResolver {
  /** The city the cookie asks for, when there is such a city; otherwise the default one. */
  resolve(asked: string | null): KnownCity;
  /** Before that the default one has no number. */
  renew(): Promise<void>;
}

const DEFAULT_CITY: KnownCity = { id: 0, code: DEFAULT_CITY_CODE };

/** `onCatalogChange`: a city that staff have added is there with the next page. */
export function createCityResolver(
  app: FastifyInstance,
  onCatalogChange: (listener: () => void) => void = () => {},
): CityResolver {
  let known = new Map<string, KnownCity>();
  let usual = DEFAULT_CITY;
  let renewedAt = Number.NEGATIVE_INFINITY;

  async function renew(): Promise<void> {
    renewedAt = performance.now();
    const response = await app.inject({ url: '/api/v2/cities/' });
    if (response.statusCode !== 200) return;
    const cities: KnownCity[] = response.json().data.map(({ id, code }: KnownCity) => ({ id, code }));
    known = new Map(cities.map((city) => [city.code, city]));
    usual = findDefaultCity(cities) ?? DEFAULT_CITY;
  }
  /** An application that is being closed answers nothing more, and what it would have answered is not wanted. */
  const renewMeanwhile = () => void renew().catch(() => undefined);
  app.addHook('onReady', async () => {
    setImmediate(renewMeanwhile);
  });

  // Prices and stock change all the time, cities hardly ever.
  onCatalogChange(() => {
    if (performance.now() - renewedAt > BURST_MS) renewMeanwhile();
  });

  return {
    renew,
    resolve(asked) {
      if (performance.now() - renewedAt > RENEW_MS) renewMeanwhile();
      return (asked === null ? undefined : known.get(asked)) ?? usual;
    },
  };
}
