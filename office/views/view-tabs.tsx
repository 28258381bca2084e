/** The saved views of a list, as tabs under its head: each is an address with a name, one's own or a role's. */
import { useState } from 'react';
import type { SavedView } from '#contract/office/company.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { useLocation } from '#storefront/router/hooks.ts';
import { useCall } from '../calls/use-call.ts';
import { OfficeLink } from '../design/office-link.tsx';
import { useWords } from '../i18n/words.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { sameView, toViewQuery } from './view-query.ts';
import styles from './view-tabs.module.css';

interface ViewTabsProps {
  /** As it stands in the address, without the slash: `staff`. */
  screen: string;
  /** The list has tabs of its own beside these, one of which holds everything. */
  isBeside?: boolean;
}

export function ViewTabs({ screen, isBeside = false }: ViewTabsProps) {
  const { t } = useWords();
  const { search } = useLocation();
  const [asked, setAsked] = useState<'new' | SavedView | null>(null);
  const answer = useCall('GET /office/api/v1/views/');
  // Views are a comfort: without them the list is there all the same.
  const views = answer.data?.items.filter((view) => view.screen === screen) ?? [];
  const here = toViewQuery(search);
  const current = views.find(({ query }) => sameView(query, here));
  if (isBeside && views.length === 0 && here === '') return null;
  return (
    <nav className={styles.tabs} aria-label={t('views.label')}>
      {isBeside ? null : (
        <OfficeLink className={styles.tab} to={`/${screen}`} aria-current={here === '' ? 'true' : undefined}>
          {t('views.all')}
        </OfficeLink>
      )}
      {views.map((view) => (
        <OfficeLink
          key={view.id}
          className={styles.tab}
          to={`/${screen}?${view.query}`}
          aria-current={view === current ? 'true' : undefined}
        >
          {view.role === null ? null : <Icon name="user" size={16} />}
          {view.name}
        </OfficeLink>
      ))}
      {current?.canChange ? (
        <button className={styles.tab} type="button" onClick={() => setAsked(current)}>
          <Icon name="edit" size={16} />
          {t('views.change')}
        </button>
      ) : null}
      {here !== '' && !current ? (
        <button className={styles.tab} type="button" onClick={() => setAsked('new')}>
          <Icon name="plus" size={16} />
          {t('views.save')}
        </button>
      ) : null}
      {asked === null ? null : (
        <SaveViewDialog
          screen={screen}
          query={here}
          view={asked === 'new' ? null : asked}
          onClose={() => setAsked(null)}
        />
      )}
    </nav>
  );
}
