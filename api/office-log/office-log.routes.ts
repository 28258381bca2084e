/** The calls of the log. */
import { getLog, getLogEntry } from '#contract/office/log.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import { readLog, readLogEntry } from './office-log.ts';

export function registerOfficeLog(door: OfficeHttp): void {
  officeRoute(door, getLog, ({ viewer, query }) => readLog(door.db, viewer, query));

  officeRoute(door, getLogEntry, async ({ viewer, params, query }) => ({
    data: await readLogEntry(door.db, viewer, Number(params.id), query.after),
  }));
}
