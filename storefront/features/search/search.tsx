/**
 * The search of the header: an ordinary form to /search, so it works before and without the script. Once the page is
 * alive its field is a combobox whose suggestions are fetched at the first focus; they never keep anybody from typing.
 * On a phone they take the whole screen.
 */
import { type FormEvent, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { MAX_QUERY_LENGTH } from '#contract/query-length.ts';
import { localePath, stripLocale } from '#domain/locale.ts';
import { classNames } from '../../design/class-names.ts';
import { Icon } from '../../design/icon.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { usePageAddress } from '../../page/address/page-address.ts';
import { LatePart, useLatePart } from '../../page/hydration/late-part.tsx';
import { useHydrated } from '../../page/hydration/use-hydrated.ts';
import { useNavigate } from '../../router/hooks.ts';
import { savedLists } from '../lists/saved-lists.ts';
import styles from './search.module.css';
import type { SuggestPanelProps } from './suggest-panel.tsx';

const panelPart = new LatePart<SuggestPanelProps>(() => import('./suggest-panel.tsx'));
const NO_POPUP: SuggestPanelProps['popup'] = { hasRows: false, active: null };

/** The query of a results page, for the field to show; empty anywhere else. */
function toShownQuery(address: string): string {
  const bare = stripLocale(address);
  return /^\/search\/?(\?|$)/.test(bare) ? (new URLSearchParams(bare.split('?')[1]).get('q') ?? '') : '';
}

export function SearchForm({ className }: { className?: string | undefined }) {
  const { t, locale } = useWords();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [popup, setPopup] = useState(NO_POPUP);
  const Panel = useLatePart(panelPart, isOpen);
  const shownQuery = toShownQuery(usePageAddress());
  const action = localePath('/search', locale);

  // The field is left to the visitor between pages, and shows the query of each results page.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = shownQuery;
  }, [shownQuery]);
  useSlashKey(field);

  const close = useCallback(() => {
    setIsOpen(false);
    setPopup(NO_POPUP);
  }, []);
  const write = (words: string) => {
    setText(words);
    setPopup((before) => ({ ...before, active: null }));
    setIsOpen(true);
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    const query = field.current?.value.trim() ?? '';
    if (query === '') {
      field.current?.focus();
      return;
    }
    close();
    field.current?.blur();
    savedLists.add('search-history', query);
    void navigate(`${action}?${new URLSearchParams({ q: query })}`);
  }

  return (
    <search
      className={classNames(styles.box, className)}
      data-search-open={isOpen || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        // To nowhere is a phone's keyboard being put away, or another window: nothing is left by that.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      {isOpen ? (
        <button className={styles.back} type="button" aria-label={t('suggest.close')} onClick={close}>
          <Icon name="chevron-left" />
        </button>
      ) : null}
      <form className={styles.form} action={action} onSubmit={submit}>
        <input
          ref={field}
          className={styles.field}
          type="text"
          inputMode="search"
          name="q"
          defaultValue={shownQuery}
          aria-label={t('header.search')}
          // Lets the style sheet know that the field is empty; the hint itself differs by width.
          placeholder=" "
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          onPointerEnter={panelPart.warmUp}
          onFocus={({ currentTarget }) => write(currentTarget.value)}
          onPointerDown={({ currentTarget }) => {
            if (document.activeElement === currentTarget) write(currentTarget.value);
          }}
          onInput={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (!isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) write(currentTarget.value);
          }}
          {...(isHydrated
            ? {
                role: 'combobox',
                'aria-autocomplete': 'list',
                'aria-haspopup': 'grid',
                'aria-expanded': isOpen && popup.hasRows,
                'aria-controls': isOpen && popup.hasRows ? id : undefined,
                'aria-activedescendant': popup.active ?? undefined,
              }
            : { role: 'searchbox' })}
        />
        <span className={styles.hint} aria-hidden="true">
          <span className={styles.long}>{t('header.searchHint')}</span>
          <span className={styles.short}>{t('header.searchHintShort')}</span>
        </span>
        {isOpen && text !== '' ? (
          <button
            className={styles.clear}
            type="button"
            aria-label={t('suggest.clearField')}
            onClick={() => {
              if (!field.current) return;
              field.current.value = '';
              field.current.focus();
              write('');
            }}
          >
            <Icon name="close" size={18} />
          </button>
        ) : null}
        <button className={styles.submit} type="submit" aria-label={t('header.searchSubmit')}>
          <Icon name="search" />
        </button>
      </form>
      {isOpen && Panel ? (
        <Panel
          id={id}
          text={text}
          field={field}
          popup={popup}
          setPopup={setPopup}
          setText={write}
          onClose={close}
        />
      ) : null}
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
