import type { FastifyInstance } from 'fastify';
import {
  addOrganization,
  askForContract,
  changeOrganization,
  chooseOrganization,
  findCompany,
  getDebts,
  getOrganizations,
  getOwnStanding,
  removeOrganization,
} from '#contract/wholesale.ts';
import { route } from '../http/route.ts';
import type { Wholesale } from './wholesale.ts';

export function registerWholesale(app: FastifyInstance, wholesale: Wholesale): void {
  route(app, getOrganizations, async ({ viewer }) => ({ data: await wholesale.list(viewer.id) }));

  route(app, addOrganization, async ({ viewer, body, language }) => ({
    data: await wholesale.add(viewer.id, body, language),
  }));

  route(app, findCompany, async ({ viewer, query }) => ({
    data: await wholesale.findCompany(viewer.id, query.bin),
  }));

  route(app, chooseOrganization, async ({ viewer, body: { organizationId } }) => {
    await wholesale.choose(viewer.id, organizationId);
    return { data: { organizationId } };
  });

  route(app, changeOrganization, async ({ viewer, params, body, language }) => ({
    data: await wholesale.change(viewer.id, params.id, body, language),
  }));

  route(app, removeOrganization, async ({ viewer, params: { id } }) => {
    await wholesale.remove(viewer.id, id);
    return { data: { id } };
  });

  route(app, getOwnStanding, async ({ viewer }) => ({ data: await wholesale.readOwnStanding(viewer.id) }));

  route(app, askForContract, async ({ viewer, body }) => {
    await wholesale.askForContract(viewer.id, body);
    return { data: { status: 'moderation' as const } };
  });

  route(app, getDebts, async ({ viewer, query }) => ({
    data: await wholesale.readDebts(viewer.id, query.organizationId),
  }));
}
