import {
  addOrganization,
  askForContract,
  changeOrganization,
  chooseOrganization,
  findCompany,
  getDebts,
  getOrganizations,
  getOwnStanding,
  getPriceList,
  getReconciliationAct,
  removeOrganization,
} from '#contract/wholesale.ts';
import type { Cities } from '../cities/cities.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import type { createWholesalePapers, Wholesale } from './wholesale.ts';

interface WholesaleParts {
  wholesale: Wholesale;
  papers: ReturnType<typeof createWholesalePapers>;
  cities: Pick<Cities, 'resolveCode'>;
}

const toPayer = ({ id }: { id: number }, { organizationId }: { organizationId?: number | undefined }) => ({
  userId: id,
  organizationId: organizationId ?? null,
});

export function registerWholesale(http: Http, { wholesale, papers, cities }: WholesaleParts): void {
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
    data: await wholesale.readDebts(toPayer(viewer, query)),
  }));

  // A link carries no header: the language stands in its address.
  route(http, getReconciliationAct, ({ viewer, query, language }) =>
    papers.getAct(toPayer(viewer, query), query.format, query.lang ?? language),
  );

  route(http, getPriceList, async ({ viewer, query, language }) =>
    papers.getPriceList(toPayer(viewer, query), {
      viewer,
      cityCode: await cities.resolveCode(query.city),
      language: query.lang ?? language,
    }),
  );
}
