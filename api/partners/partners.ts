/**
 * Partners whose programs speak with the shop. Promises: a key is known to its owner alone; what it opens is asked anew
 * with every call, so one that is revoked is revoked in every process; keys of one partner share its contract fairly.
 * Hides keys, their hashes and who made them.
 */
import { isIP } from 'node:net';
import type { Database } from '../database.ts';
import { createSharedLimit } from '../http/fair-limit.ts';
import type { LimitState } from '../http/limit-headers.ts';
import { Refusal } from '../http/refusal.ts';
import { isSameHash, parseKeyText } from './key-text.ts';
import type { PartnerCaller } from './partner-caller.ts';
import { findSentKey, noteUse } from './partners.queries.ts';

export { createKeyActs } from './key-acts.ts';
export type { PartnerCaller } from './partner-caller.ts';
export { writeAs } from './partner-log.ts';
export { findPartner, listPartners } from './partners.queries.ts';

/** What a key and a contract have unless told; portions of the limits are cut by it. */
const USUAL_CALLS = { perKey: 120, perPartner: 600, windowSeconds: 60 };

export function createPartners(db: Database) {
  const requireShare = createSharedLimit(db, {
    name: 'partner-key',
    groupName: 'partner-contract',
    windowSeconds: USUAL_CALLS.windowSeconds,
    usual: USUAL_CALLS.perKey,
    usualCeiling: USUAL_CALLS.perPartner,
  });

  return {
    /** By the header as it came. Refuses what opens nothing, and what was called too often. */
    async recognise(
      authorization: string | undefined,
      address: string,
    ): Promise<{ caller: PartnerCaller; limit: LimitState }> {
      const text = parseKeyText(/^Bearer\s+(\S{1,200})$/i.exec(authorization?.trim() ?? '')?.[1] ?? '');
      const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
      const sent = text && (await findSentKey(db, text.prefix, isIP(bare) === 0 ? null : bare));
      if (!text || !sent || !isSameHash(sent.hash, text.hash)) throw new Refusal('key.required');
      if (sent.isRevoked) throw new Refusal('key.revoked');
      if (sent.isExpired) throw new Refusal('key.expired');
      if (!sent.isAddressAllowed) throw new Refusal('key.elsewhere');
      const limit = await requireShare({
        who: `key ${sent.keyId}`,
        max: sent.callsPerMinute,
        group: `partner ${sent.partnerId}`,
        ceiling: sent.partnerCallsPerMinute,
      });
      if (!sent.isUseNoted) await noteUse(db, sent.keyId);
      const { keyId, keyName, partnerId, partner, scopes, staffId } = sent;
      return { caller: { keyId, keyName, partnerId, partner, scopes, staffId, prefix: text.prefix }, limit };
    },
  };
}
