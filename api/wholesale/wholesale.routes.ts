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
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import type { Wholesale } from './wholesale.ts';

export function registerWholesale(http: Http, wholesale: Wholesale): void {
  route(http, getOrganizations, async ({ viewer }) => ({ data: await wholesale.list(viewer.id) }));

  route(http, addOrganization, async ({ viewer, body, language }) => ({
    data: await wholesale.add(viewer.id, body, language),
  }));

  route(http, findCompany, async ({ viewer, query }) => ({
    data: await wholesale.findCompany(viewer.id, query.bin),
  }));

  route(http, chooseOrganization, async ({ viewer, body: { organizationId } }) => {
    await wholesale.choose(viewer.id, organizationId);
    return { data: { organizationId } };
  });

  route(http, changeOrganization, async ({ viewer, params, body, language }) => ({
    data: await wholesale.change(viewer.id, params.id, body, language),
  }));

  route(http, removeOrganization, async ({ viewer, params: { id } }) => {
    await wholesale.remove(viewer.id, id);
    return { data: { id } };
  });

  route(http, getOwnStanding, async ({ viewer }) => ({ data: await wholesale.readOwnStanding(viewer.id) }));

  route(http, askForContract, async ({ viewer, body }) => {
    await wholesale.askForContract(viewer.id, body);
    return { data: { status: 'moderation' as const } };
  });

  route(http, getDebts, async ({ viewer, query }) => ({
    data: await wholesale.readDebts(viewer.id, query.organizationId),
  }));
}
