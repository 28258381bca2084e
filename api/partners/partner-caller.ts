import type { Scope } from '#contract/partner-scopes.ts';

/** Who calls by a key. */
export interface PartnerCaller {
  keyId: number;
  keyName: string;
  partnerId: number;
  partner: string;
  prefix: string;
  scopes: readonly Scope[];
  /** Who made the key and answers for it. */
  staffId: number;
}
