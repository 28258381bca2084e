/** The calls of what needs another pair of eyes. */
import { decideApproval, getApprovals } from '#contract/office/approvals.ts';
import { type OfficeHttp, officeRoute, PAGE_AFTER_PAGE } from '../http/office-route.ts';
import type { Approvals } from './approvals.ts';

export function registerApprovals(door: OfficeHttp, approvals: Approvals): void {
  officeRoute(
    door,
    getApprovals,
    ({ viewer, query, language }) => approvals.list(viewer, query, language),
    PAGE_AFTER_PAGE,
  );

  officeRoute(
    door,
    decideApproval,
    async ({ viewer, params, body, write, language }) => ({
      data: await approvals.decide(Number(params.id), viewer, body, { write, language }),
    }),
    PAGE_AFTER_PAGE,
  );
}
