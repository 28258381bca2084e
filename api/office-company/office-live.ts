/** Tells staff over their streams that something has moved: an id only, whatever it is about is asked for by its own call. */
import type { OfficeEvent } from '#contract/office/company.ts';
import type { Right } from '#contract/office/rights.ts';
import { findReach, STAFF_ROLES } from '#domain/office/rights.ts';
import type { Db } from '../database.ts';
import { type Live, staffTopic } from '../live/live.ts';
import { listStaffAtWork } from './company.queries.ts';

export interface OfficeLive {
  /** Once `tx` has committed. */
  tell(tx: Db, staffIds: readonly number[], type: OfficeEvent, id: number | string): void;
  /** All who may read by this right and are at work. */
  tellReaders(db: Db, right: Right, type: OfficeEvent, ...ids: readonly (number | string)[]): Promise<void>;
  authorize(staffId: number): ReturnType<Live['authorize']>;
  /** At logout, and when somebody may not come in any more. */
  close(staffId: number): void;
}

export function createOfficeLive(live: Live): OfficeLive {
  // Whoever opens a stream, or was cut off, may have missed anything: they are told to read anew what they have open.
  live.addSource(
    async (staffIds) => new Map(staffIds.map((id) => [id, `standing-${Date.now()}`])),
    'standing',
    'staff',
  );

  const tell: OfficeLive['tell'] = (tx, staffIds, type, id) => {
    for (const staffId of new Set(staffIds)) live.publish(tx, staffTopic(staffId), `${type}-${id}`, type);
  };

  return {
    tell,
    async tellReaders(db, right, type, ...ids) {
      const roles = STAFF_ROLES.filter((role) => findReach({ roles: [role], stores: [] }, right, 'read'));
      const staffIds = await listStaffAtWork(db, roles);
      for (const id of ids) tell(db, staffIds, type, id);
    },
    authorize: (staffId) => live.authorize(staffId, 'staff'),
    close: (staffId) => live.closeStreams(staffId, 'staff'),
  };
}
