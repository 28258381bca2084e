/** The calls of long lists. */
import { countRows, getFences, getRows } from '#contract/office/grid.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import type { Grids } from './office-grid.ts';

export function registerGrids(door: OfficeHttp, grids: Grids): void {
  officeRoute(door, getRows, ({ viewer, params, query, language }) =>
    grids.rows(params.subject, viewer, query, language),
  );

  officeRoute(door, getFences, async ({ viewer, params, query }) => ({
    data: await grids.fences(params.subject, viewer, query),
  }));

  officeRoute(door, countRows, async ({ viewer, params, query }) => ({
    data: { count: await grids.count(params.subject, viewer, query.where) },
  }));
}
