/** Keys of partners in the office. */
import {
  changePartner,
  createApiKey,
  getPartners,
  issueApiKey,
  revokeApiKey,
} from '#contract/office/keys.ts';
import type { Approvals } from '../approvals/approvals.ts';
import type { Database } from '../database.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import { createKeyActs, listPartners } from './partners.ts';

export function registerOfficePartners(door: OfficeHttp, db: Database, approvals: Approvals): void {
  const acts = createKeyActs(approvals);

  officeRoute(door, getPartners, async () => ({ items: await listPartners(db) }));

  officeRoute(door, changePartner, async ({ params, body, write }) => {
    const id = Number(params.id);
    await acts.change(id, body, write);
    return { data: { id } };
  });

  officeRoute(door, createApiKey, async ({ body, viewer, language, write }) => ({
    data: { id: await acts.create(body, { viewer, language, write }) },
  }));

  officeRoute(door, issueApiKey, async ({ params, write }) => ({
    data: await acts.issue(Number(params.id), write),
  }));

  officeRoute(door, revokeApiKey, async ({ params, write }) => {
    await acts.revoke(Number(params.id), write);
    return { success: true as const };
  });
}
