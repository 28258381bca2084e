import { useState } from 'react';
import type { ErrorBody } from '#contract/errors.ts';
import { browserApi } from '../../api-client.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useRevalidator } from '../../router/hooks.ts';

type Failure = Pick<ErrorBody, 'message' | 'errors'>;

/** Sends a change of the card and has the page read anew; what went wrong stays to be shown. */
export function useCardCall() {
  const { t, locale } = useWords();
  const { revalidate } = useRevalidator();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function send(
    key: 'POST /api/v1/loyalty/card/' | 'POST /api/v1/loyalty/card/block/',
    body: { number?: string; code?: string },
    onDone: () => void = () => {},
  ): Promise<void> {
    setIsSending(true);
    setFailure(null);
    const api = browserApi(locale);
    const answer =
      key === 'POST /api/v1/loyalty/card/'
        ? await api(key, { body, idempotencyKey: crypto.randomUUID() })
        : await api(key);
    if (answer.ok) {
      onDone();
      await revalidate();
    } else setFailure(answer.error ?? { message: t('form.noAnswer') });
    setIsSending(false);
  }

  return { isSending, failure, send };
}
