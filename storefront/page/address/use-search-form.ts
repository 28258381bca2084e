import type { FormEvent } from 'react';
import { localePath } from '#domain/locale.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useNavigate } from '../../router/hooks.ts';

/** A form with one field `q` that leads to the results: by the browser alone before the script is there, then without a reload. */
export function useSearchForm(): { action: string; onSubmit(event: FormEvent<HTMLFormElement>): void } {
  const { locale } = useWords();
  const navigate = useNavigate();
  const action = localePath('/search', locale);
  return {
    action,
    onSubmit(event) {
      event.preventDefault();
      const query = String(new FormData(event.currentTarget).get('q')).trim();
      if (query !== '') void navigate(`${action}?${new URLSearchParams({ q: query })}`);
    },
  };
}
