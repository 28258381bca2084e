/** What the order comes to as it stands, asked anew when anything of it changes; the last answer stays until the next. */

import { useEffect, useState } from 'react';
import type { Api } from '../../api-client.ts';
import { clearPendingTimeout, setPendingTimeout } from '../../pending.ts';
import type { Quote } from './offer.ts';
import type { toTerms } from './order-body.ts';

export type QuoteBody = ReturnType<typeof toTerms> & { slotId?: string; organizationId?: number };

export interface QuoteState {
  quote: Quote | null;
  /** What is shown belongs to an earlier state of the order. */
  isPending: boolean;
  /** Why there is no newer one, in the reader's words; '' where nobody answered. */
  failure: string | null;
  retry: () => void;
}

/** Typing a floor must not ask for each digit. */
const QUIET_MS = 200;

export function useQuote(api: Api, body: QuoteBody | null): QuoteState {
  const asked = body === null ? '' : JSON.stringify(body);
  const [answer, setAnswer] = useState<{ asked: string; quote: Quote } | null>(null);
  const [failed, setFailed] = useState<{ asked: string; words: string } | null>(null);
  const [tries, setTries] = useState(0);

  // The server reckons: the outside world. An answer to what was asked before is nobody's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for other letters or by a new try
  useEffect(() => {
    if (asked === '') return;
    let isWanted = true;
    const timer = setPendingTimeout(async () => {
      const result = await api('POST /api/v1/order/delivery/calculate/', { body: JSON.parse(asked) });
      if (!isWanted) return;
      if (result.ok) setAnswer({ asked, quote: result.value.data });
      setFailed(result.ok ? null : { asked, words: result.error?.message ?? '' });
    }, QUIET_MS);
    return () => {
      isWanted = false;
      clearPendingTimeout(timer);
    };
  }, [asked, tries]);

  const failure = failed?.asked === asked ? failed.words : null;
  return {
    quote: answer?.quote ?? null,
    isPending: asked !== '' && answer?.asked !== asked && failure === null,
    failure,
    retry() {
      setFailed(null);
      setTries(tries + 1);
    },
  };
}
