import { listArticleRows } from '#api/calculators/calculators.queries.ts';
import { connect } from '#api/database.ts';
import { calculate, exampleOf, placeOf } from '#domain/calculators/calculators.ts';
import type { Bench } from './subject.ts';

const CODE = 'tile';
const texts = { ...exampleOf(CODE), tileWidth: '600', tileHeight: '300' };

export const bench: Bench = {
  name: 'calculators',
  what: 'a wall of tiles with its cutting plan, goods, alternatives and sums',
  path: () => `/api/v1/calculators/${CODE}/`,
  headers: () => ({ 'accept-encoding': 'br, gzip', 'content-type': 'application/json' }),
  post: ({ visitors }) => ({
    body: JSON.stringify({ params: exampleOf(CODE), city: 'pavlodar' }),
    tokens: visitors.map(({ token }) => token),
  }),
  floors: {
    'the rules alone, with the plan': async () => () => calculate(CODE, texts),
    'bare SQL, the goods of each role': async ({ databaseUrl }) => {
      const db = connect({ databaseUrl, workers: 1 });
      const computed = calculate(CODE, texts);
      const needs = computed?.ok ? computed.value.needs : [];
      const places = needs.map(({ role }) => ({ role, ...placeOf(role, { code: CODE, texts }) }));
      return () => listArticleRows(db, places, [], 'pavlodar');
    },
  },
};
