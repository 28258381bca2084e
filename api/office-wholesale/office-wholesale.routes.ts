/** The calls of the office about wholesale. */
import {
  getBusinessRequests,
  revealBusinessRequest,
  settleBusinessRequest,
} from '#contract/office/business-requests.ts';
import {
  decideParty,
  getParty,
  getWholesale,
  noteParty,
  removePartyMember,
  revealParty,
} from '#contract/office/contracts.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import type { OfficeWholesale } from './office-wholesale.ts';

const done = { success: true } as const;

export function registerOfficeWholesale(door: OfficeHttp, wholesale: OfficeWholesale): void {
  officeRoute(door, getWholesale, ({ query }) => wholesale.list(query.view, query.q ?? ''));

  officeRoute(door, getParty, async ({ params, viewer }) => ({
    data: await wholesale.get(params.party, viewer),
  }));

  officeRoute(door, decideParty, async ({ params, body, write }) => {
    await wholesale.decide(params.party, body, write);
    return done;
  });

  officeRoute(door, revealParty, async ({ params, body, write }) => ({
    data: await wholesale.reveal(params.party, body, write),
  }));

  officeRoute(door, noteParty, async ({ params, body, viewer, write }) => ({
    data: { id: await wholesale.note(params.party, body.text, viewer, write) },
  }));

  officeRoute(door, removePartyMember, async ({ params, body, write }) => {
    await wholesale.removeMember(params.party, Number(params.member), body.reason, write);
    return done;
  });

  officeRoute(door, getBusinessRequests, ({ viewer, language }) => wholesale.desk.list(viewer, language));

  officeRoute(door, revealBusinessRequest, async ({ params, write }) => ({
    data: await wholesale.desk.reveal(Number(params.id), write),
  }));

  officeRoute(door, settleBusinessRequest, async ({ params, body, write }) => {
    await wholesale.desk.settle(Number(params.id), body, write);
    return done;
  });
}
