import {
  addAddress,
  deleteAddress,
  getAddress,
  getAddresses,
  setAddress,
  setDefaultAddress,
  suggestStreets,
} from '#contract/addresses.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import type { Addresses } from './addresses.ts';

export function registerAddresses(http: Http, addresses: Addresses): void {
  http.owners.set('address', ({ id }) => addresses.findOwner(Number(id)));

  route(http, getAddresses, async ({ viewer, language }) => ({
    data: await addresses.list(viewer.id, language),
  }));

  route(http, addAddress, async ({ viewer, body, language }) => ({
    data: await addresses.add(viewer.id, body, language),
  }));

  route(http, suggestStreets, async ({ query, language }) => ({
    data: await addresses.suggestStreets(query.q, query.cityCode, language),
  }));

  route(http, getAddress, async ({ viewer, params, language }) => ({
    data: await addresses.get(viewer.id, params.id, language),
  }));

  route(http, setAddress, async ({ viewer, params, body, language }) => ({
    data: await addresses.set(viewer.id, params.id, body, language),
  }));

  route(http, deleteAddress, async ({ viewer, params, language }) => ({
    data: await addresses.remove(viewer.id, params.id, language),
  }));

  route(http, setDefaultAddress, async ({ viewer, params, language }) => ({
    data: await addresses.setDefault(viewer.id, params.id, language),
  }));
}
