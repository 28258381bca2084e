import { useState } from 'react';
import { browserApi } from '../../api-client.ts';
import { useWords } from '../../i18n/locale-context.tsx';

/** Acts for somebody else from now on; the page comes anew with its prices and its cart. */
export function useChooseOrganization() {
  const { t, locale } = useWords();
  const [busyWith, setBusyWith] = useState<number | null | undefined>(undefined);
  const [failure, setFailure] = useState<string | null>(null);

  async function choose(organizationId: number | null): Promise<void> {
    setBusyWith(organizationId);
    setFailure(null);
    const api = browserApi(locale);
    const answer = await api('PUT /api/v1/organizations/chosen/', { body: { organizationId } });
    if (answer.ok) return location.reload();
    setBusyWith(undefined);
    setFailure(answer.error?.message ?? t('form.noAnswer'));
  }

  return { choose, busyWith, failure };
}
