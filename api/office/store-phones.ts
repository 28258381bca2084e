/** Phones of the stores: registered by an administrator at the phone itself, known by a cookie, ended from anywhere. */
import type { StorePhone } from '#contract/office/store-phones.ts';
import { makeToken } from '../access/access.ts';
import type { Database } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { hashToken } from '../http/session.ts';
import type { StaffAsking } from './staff-acts.ts';
import { deletePhone, insertPhone, listPhones } from './store-phones.queries.ts';

export function createStorePhones(db: Database, onSessionsEnded: (staffId: number) => void) {
  return {
    list: (ownToken: string | null): Promise<StorePhone[]> =>
      listPhones(db, ownToken === null ? null : hashToken(ownToken)),

    /** Tells the token that the phone keeps. */
    register(
      { name, storeId }: { name: string; storeId: number },
      { viewer, write }: Pick<StaffAsking, 'viewer' | 'write'>,
    ): Promise<{ id: number; token: string }> {
      const token = makeToken();
      return write(
        async (tx) => {
          const phone = { tokenHash: hashToken(token), name, storeId, registeredBy: viewer.id };
          const id = await insertPhone(tx, phone);
          if (id === null) throw new Refusal('staff.unknown_store');
          return { id, token };
        },
        ({ id }) => ({ subject: 'store_phone', subjectId: id, words: { name } }),
      );
    },

    async end(id: number, { write }: Pick<StaffAsking, 'write'>): Promise<void> {
      const { staffIds } = await write(
        async (tx) => {
          const ended = await deletePhone(tx, id);
          if (ended === null) throw new Refusal('phone.not_found');
          return ended;
        },
        ({ name }) => ({ subject: 'store_phone', subjectId: id, words: { name } }),
      );
      for (const staffId of staffIds) onSessionsEnded(staffId);
    },
  };
}
