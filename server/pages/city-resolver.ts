/** Known city codes, so that a cookie can name no city of its own invention: the page cache is keyed by city. */
import type { FastifyInstance } from 'fastify';
import { DEFAULT_CITY_CODE } from '#domain/city.ts';

const RENEW_MS = 30_000;

export interface KnownCity {
  id: number;
  code: string;
}

export interface CityResolver {
  /** The city the cookie asks for, when there is such a city; otherwise the default one. */
  resolve(asked: string | null): KnownCity;
}

const DEFAULT_CITY: KnownCity = { id: 0, code: DEFAULT_CITY_CODE };

export function createCityResolver(app: FastifyInstance): CityResolver {
  let known = new Map<string, KnownCity>();
  let renewedAt = Number.NEGATIVE_INFINITY;

  async function renew(): Promise<void> {
    const response = await app.inject({ url: '/api/v2/cities/' });
    if (response.statusCode !== 200) return;
    known = new Map(response.json().data.map(({ id, code }: KnownCity) => [code, { id, code }]));
  }
  app.addHook('onReady', async () => {
    setImmediate(() => void renew());
  });

  return {
    resolve(asked) {
      if (performance.now() - renewedAt > RENEW_MS && asked !== null) {
        renewedAt = performance.now();
        void renew();
      }
      return known.get(asked ?? DEFAULT_CITY_CODE) ?? known.get(DEFAULT_CITY_CODE) ?? DEFAULT_CITY;
    },
  };
}
