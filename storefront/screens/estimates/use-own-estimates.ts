import { useEffect, useState } from 'react';
import type { EstimateSummary } from '#contract/estimates.ts';
import { type Api, browserApi } from '../../api-client.ts';
import { useWords } from '../../i18n/locale-context.tsx';

interface OwnEstimates {
  api: Api;
  /** Null while they are on their way. */
  estimates: EstimateSummary[] | null;
  error: string;
  setError(words: string): void;
}

/** One's own estimates as a dialogue offers them, with the calls it makes next. */
export function useOwnEstimates(isOffered: (estimate: EstimateSummary) => boolean): OwnEstimates {
  const { t, locale } = useWords();
  const [own, setOwn] = useState<EstimateSummary[] | null>(null);
  const [error, setError] = useState('');
  const [api] = useState(() => browserApi(locale));
  // What estimates there are is known to the server alone.
  useEffect(() => {
    let isHere = true;
    void api('GET /api/v1/estimates/').then((answer) => {
      if (!isHere) return;
      if (answer.ok) setOwn(answer.value.data);
      else setError(answer.error?.message ?? t('form.noAnswer'));
    });
    return () => {
      isHere = false;
    };
  }, [api, t]);
  return { api, estimates: own?.filter(isOffered) ?? null, error, setError };
}
