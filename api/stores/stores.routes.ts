import { getStores } from '#contract/stores.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import type { Stores } from './stores.ts';

export function registerStores(http: Http, stores: Stores): void {
  route(http, getStores, async ({ query, language }) => ({ data: await stores.list(query.city, language) }));
}
