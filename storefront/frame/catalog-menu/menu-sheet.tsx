import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Section } from '#contract/catalog.ts';
import { MAX_QUERY_LENGTH } from '#contract/query-length.ts';
import { localePath } from '#domain/locale.ts';
import { formatNumber } from '#domain/money.ts';
import { Icon, type IconName } from '../../design/icon.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { TextField } from '../../design/text-field.tsx';
import { useModal } from '../../design/use-modal.ts';
import { SectionPicture } from '../../features/catalog/section-picture.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useCloseOnNavigation } from '../../page/address/use-close-on-navigation.ts';
import { useSearchForm } from '../../page/address/use-search-form.ts';
import styles from './menu-sheet.module.css';
import { MenuFailure, MenuWaiting } from './menu-states.tsx';
import { loadSections, useSections } from './sections.ts';
import { SheetSection } from './sheet-section.tsx';

interface MenuSheetProps {
  tabs: ReactNode;
  onClose(): void;
}

/** The catalogue on a phone: the roots over the whole screen, then the sections of one. */
export default function MenuSheet({ tabs, onClose }: MenuSheetProps) {
  const { t, locale } = useWords();
  const sections = useSections(locale);
  const [code, setCode] = useState<string | null>(null);
  const modal = useModal(true, onClose);
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useCloseOnNavigation(onClose);
  useFocusAfterStep(code, title, list);

  const roots = sections.state === 'ready' ? sections.roots : [];
  const root = roots.find((each) => each.code === code);
  return (
    <dialog {...modal} className={styles.sheet} aria-labelledby={titleId}>
      <header className={styles.header} data-ground="dark">
        {root ? (
          <IconButton icon="chevron-left" label={t('menu.back')} onClick={() => setCode(null)} />
        ) : null}
        <h2 className={styles.title} id={titleId} tabIndex={-1} ref={title} data-modal-title>
          {root?.name ?? t('header.catalog')}
        </h2>
        <IconButton icon="close" label={t('design.close')} onClick={onClose} />
      </header>
      <div className={styles.body} ref={list}>
        {root ? (
          <SheetSection root={root} />
        ) : (
          <>
            <SheetSearch />
            <nav className={styles.ways} aria-label={t('header.links')}>
              <Way path="/promo" icon="percent" words={t('header.promo')} />
              <Way path="/sets/kits" icon="box" words={t('menu.sets')} />
              <Way path="/calculator" icon="calculator" words={t('menu.calculation')} />
            </nav>
            {sections.state === 'failed' ? <MenuFailure onRetry={() => void loadSections(locale)} /> : null}
            {sections.state === 'loading' ? <MenuWaiting /> : null}
            <nav aria-label={t('menu.label')}>
              <ul className={styles.roots}>
                {roots.map((each) => (
                  <li key={each.code}>
                    <RootRow root={each} onOpen={() => setCode(each.code)} />
                  </li>
                ))}
              </ul>
            </nav>
          </>
        )}
      </div>
      {tabs}
    </dialog>
  );
}

/** A step in goes to the new title, a step back to the row it was taken from. */
function useFocusAfterStep(
  code: string | null,
  title: { readonly current: HTMLElement | null },
  list: { readonly current: HTMLElement | null },
): void {
  const before = useRef(code);
  // Focus and scrolling are the browser's.
  useEffect(() => {
    if (code === before.current) return;
    const row =
      code === null ? list.current?.querySelector<HTMLElement>(`[data-root="${before.current}"]`) : null;
    before.current = code;
    if (row) return row.focus();
    list.current?.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus();
  }, [code, title, list]);
}

function RootRow({ root, onOpen }: { root: Section; onOpen(): void }) {
  const { locale } = useWords();
  const content = (
    <>
      <span className={styles.picture}>
        <SectionPicture code={root.image} />
      </span>
      <span className={styles.name}>{root.name}</span>
      <span className={styles.count}>{formatNumber(root.count)}</span>
      <Icon name="chevron-right" size={18} />
    </>
  );
  if (root.children.length === 0) {
    return (
      <a className={styles.root} href={localePath(`/c/${root.code}`, locale)}>
        {content}
      </a>
    );
  }
  return (
    <button className={styles.root} type="button" onClick={onOpen} data-root={root.code}>
      {content}
    </button>
  );
}

function Way({ path, icon, words }: { path: string; icon: IconName; words: string }) {
  const { locale } = useWords();
  return (
    <a className={styles.way} href={localePath(path, locale)}>
      <Icon name={icon} size={20} />
      {words}
    </a>
  );
}

function SheetSearch() {
  const { t } = useWords();
  const form = useSearchForm();
  return (
    <search className={styles.search}>
      <form {...form}>
        <TextField
          label={t('menu.search')}
          isLabelHidden
          placeholder={t('menu.search')}
          name="q"
          type="search"
          maxLength={MAX_QUERY_LENGTH}
          enterKeyHint="search"
          end={
            <button className={styles.find} type="submit" aria-label={t('header.searchSubmit')}>
              <Icon name="search" />
            </button>
          }
        />
      </form>
    </search>
  );
}
