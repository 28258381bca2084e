/** The calls of sets of changes. */
import {
  applyChanges,
  changeDraft,
  createChanges,
  getChangeSet,
  getChangeSets,
  scheduleChanges,
  undoChanges,
} from '#contract/office/changes.ts';
import { type OfficeHttp, officeRoute, PAGE_AFTER_PAGE } from '../http/office-route.ts';
import type { Changes } from './change-sets.ts';

/** There by the rule of the call. */
const keyOf = (request: { headers: Record<string, unknown> }): string =>
  String(request.headers['idempotency-key']);

export function registerChanges(door: OfficeHttp, changes: Changes): void {
  officeRoute(door, getChangeSets, ({ viewer, query, language }) => changes.list(viewer, query, language));

  officeRoute(
    door,
    getChangeSet,
    async ({ viewer, params, query, language }) => ({
      data: await changes.get(Number(params.id), viewer, language, query),
    }),
    PAGE_AFTER_PAGE,
  );

  officeRoute(
    door,
    createChanges,
    async ({ body, request, ...asking }) => ({
      data: await changes.create(body, keyOf(request), asking),
    }),
    PAGE_AFTER_PAGE,
  );

  officeRoute(
    door,
    changeDraft,
    async ({ params, body, ...asking }) => ({
      data: await changes.change(Number(params.id), body, asking),
    }),
    PAGE_AFTER_PAGE,
  );

  officeRoute(
    door,
    applyChanges,
    async ({ params, body, ...asking }) => ({
      data: await changes.apply(Number(params.id), body.digest, asking),
    }),
    PAGE_AFTER_PAGE,
  );

  officeRoute(
    door,
    scheduleChanges,
    async ({ params, body, ...asking }) => ({
      data: await changes.schedule(Number(params.id), body, asking),
    }),
    PAGE_AFTER_PAGE,
  );

  officeRoute(
    door,
    undoChanges,
    async ({ params, body, request, ...asking }) => ({
      data: await changes.undo(Number(params.id), body.apply, keyOf(request), asking),
    }),
    PAGE_AFTER_PAGE,
  );
}
