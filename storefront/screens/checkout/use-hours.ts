/**
 * The hours of delivery and the one that is held for the buyer. Choosing holds it for a quarter of an hour; when
 * somebody was quicker the three nearest are offered; what was held and has run out can be held again.
 */

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Api, Result } from '../../api-client.ts';
import { clearPendingTimeout, setPendingTimeout } from '../../pending.ts';
import type { OrderDraft } from './draft.ts';
import type { Slot } from './offer.ts';

export interface Hours {
  slots: readonly Slot[] | null;
  hasFailed: boolean;
  reload: () => void;
  /** Offered in the place of one that is taken. */
  nearest: readonly Slot[];
  /** What the shop said of the last wish that it refused. */
  refusal: string | null;
  isHolding: boolean;
  choose: (slotId: string) => void;
  /** Holds the chosen one anew; its id, or null where it cannot be had. */
  renew: () => Promise<string | null>;
  offer: (nearest: readonly Slot[], words: string) => void;
}

interface Wanted {
  api: Api;
  /** Null: no hour is to be chosen. */
  place: { zoneId: string; weightKg: number; leadDays: number } | null;
  draft: OrderDraft;
  set: (change: Partial<OrderDraft>) => void;
}

/** The arrow keys walk over hours: only the one where they rest is asked for. */
const REST_MS = 350;

export function useHours({ api, place, draft, set }: Wanted): Hours {
  const asked = place === null ? '' : JSON.stringify(place);
  const weightKg = place?.weightKg ?? 0;
  const [found, setFound] = useState<{ zoneId: string; slots: Slot[] | null } | null>(null);
  const [tries, setTries] = useState(0);
  const [told, setTold] = useState<{ nearest: readonly Slot[]; words: string } | null>(null);
  const [isHolding, setIsHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const round = useRef(0);

  // Which hours are free is the server's to say: the outside world.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for another zone or weight, or by a new try
  useEffect(() => {
    if (place === null) return;
    let isWanted = true;
    const { zoneId, leadDays } = place;
    void api('GET /api/v1/order/slots/', { query: { zoneId, weight: weightKg, leadDays } }).then((result) => {
      if (isWanted) setFound({ zoneId, slots: result.ok ? result.value.data : null });
    });
    return () => {
      isWanted = false;
    };
  }, [asked, tries]);
  useEffect(() => () => clearPendingTimeout(timer.current), []);

  const hold = useCallback(
    async (slotId: string): Promise<string | null> => {
      round.current += 1;
      const own = round.current;
      setIsHolding(true);
      const result = await api('POST /api/v1/order/slots/hold/', { body: { slotId, weight: weightKg } });
      if (own !== round.current) return null;
      setIsHolding(false);
      if (result.ok) {
        const { holdId, until } = result.value.data;
        set({ slotId, holdId, holdUntil: until });
        return holdId;
      }
      setTold({ nearest: nearestOf(result), words: result.error?.message ?? '' });
      if (result.error) set({ slotId: '', holdId: '', holdUntil: '' });
      setTries((count) => count + 1);
      return null;
    },
    [api, weightKg, set],
  );

  const isKnown = found !== null && found.zoneId === place?.zoneId;
  return {
    slots: isKnown ? found.slots : null,
    hasFailed: isKnown && found.slots === null,
    reload: () => setTries(tries + 1),
    nearest: told?.nearest ?? [],
    refusal: told?.words ?? null,
    isHolding,
    choose(slotId) {
      setTold(null);
      set({ slotId, holdId: '', holdUntil: '' });
      clearPendingTimeout(timer.current);
      timer.current = setPendingTimeout(() => void hold(slotId), REST_MS);
    },
    renew() {
      setTold(null);
      return hold(draft.slotId);
    },
    offer(nearest, words) {
      setTold({ nearest, words });
      set({ slotId: '', holdId: '', holdUntil: '' });
      setTries(tries + 1);
    },
  };
}

/** A refusal brings what is free beside it. */
export function nearestOf(result: Extract<Result<unknown>, { ok: false }>): readonly Slot[] {
  const brought = result.error?.data as { nearest?: readonly Slot[] } | undefined;
  return brought?.nearest ?? [];
}
