import type { FastifyInstance } from 'fastify';
import {
  addAddress,
  deleteAddress,
  getAddress,
  getAddresses,
  setAddress,
  setDefaultAddress,
  suggestStreets,
} from '#contract/addresses.ts';
import { route } from '../http/route.ts';
import type { Addresses } from './addresses.ts';

export function registerAddresses(app: FastifyInstance, addresses: Addresses): void {
  app.owners.set('address', ({ id }) => addresses.findOwner(Number(id)));

  route(app, getAddresses, async ({ viewer, language }) => ({
    data: await addresses.list(viewer.id, language),
  }));

  route(app, addAddress, async ({ viewer, body, language }) => ({
    data: await addresses.add(viewer.id, body, language),
  }));

  route(app, suggestStreets, async ({ query, language }) => ({
    data: await addresses.suggestStreets(query.q, query.cityCode, language),
  }));

  route(app, getAddress, async ({ viewer, params, language }) => ({
    data: await addresses.get(viewer.id, params.id, language),
  }));

  route(app, setAddress, async ({ viewer, params, body, language }) => ({
    data: await addresses.set(viewer.id, params.id, body, language),
  }));

  route(app, deleteAddress, async ({ viewer, params, language }) => ({
    data: await addresses.remove(viewer.id, params.id, language),
  }));

  route(app, setDefaultAddress, async ({ viewer, params, language }) => ({
    data: await addresses.setDefault(viewer.id, params.id, language),
  }));
}
