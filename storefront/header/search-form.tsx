import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { localePath, stripLocale } from '#domain/locale.ts';
import { Icon } from '../design/icon.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import { usePageAddress } from '../layouts/page-address.ts';
import { useNavigate } from '../router/router.ts';
import styles from './search-form.module.css';

/** The query of a results page, for the field to show; empty anywhere else. */
function toShownQuery(address: string): string {
  const bare = stripLocale(address);
  return /^\/search\/?(\?|$)/.test(bare) ? (new URLSearchParams(bare.split('?')[1]).get('q') ?? '') : '';
}

/** The search of the header: an ordinary form to /search, so it works before and without the script. */
export function SearchForm({ className }: { className?: string | undefined }) {
  const { t, locale } = useWords();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const shownQuery = toShownQuery(usePageAddress());
  const action = localePath('/search', locale);

  // The field is left to the visitor between pages, and shows the query of each results page.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = shownQuery;
  }, [shownQuery]);
  useSlashKey(field);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const query = field.current?.value.trim() ?? '';
    if (query === '') {
      field.current?.focus();
      return;
    }
    field.current?.blur();
    void navigate(`${action}?${new URLSearchParams({ q: query })}`);
  }

  return (
    <search className={className}>
      <form className={styles.form} action={action} onSubmit={submit}>
        <input
          ref={field}
          className={styles.field}
          type="search"
          name="q"
          defaultValue={shownQuery}
          aria-label={t('header.search')}
          // Lets the style sheet know that the field is empty; the hint itself differs by width.
          placeholder=" "
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
        />
        <span className={styles.hint} aria-hidden="true">
          <span className={styles.long}>{t('header.searchHint')}</span>
          <span className={styles.short}>{t('header.searchHintShort')}</span>
        </span>
        <button className={styles.submit} type="submit" aria-label={t('header.searchSubmit')}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}

/** «/» goes to the search, unless the visitor is writing. */
function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  // The keyboard of the whole page: the outside world.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target;
      if (at instanceof Element && at.closest('input, textarea, select, [contenteditable], dialog')) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [field]);
}
