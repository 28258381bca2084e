import type { Boost } from '#domain/office/search-boosts.ts';
import type { Db } from '../database.ts';

/** Those that may still count; which do at a moment the rule tells. */
export const listBoosts = (db: Db): Promise<Boost[]> => db<Boost[]>`
  SELECT query, target, target_id AS "targetId", effect, strength, starts_at AS "startsAt", ends_at AS "endsAt"
  FROM search_boosts WHERE is_active AND ends_at > now() ORDER BY id`;
