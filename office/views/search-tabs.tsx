import { OfficeLink } from '../design/office-link.tsx';
import { useWords } from '../i18n/words.ts';
import tabs from './view-tabs.module.css';

const TABS = [
  ['/search', 'desk.tab.queries'],
  ['/search/explain', 'desk.tab.explain'],
  ['/search/words', 'desk.tab.words'],
  ['/search/boosts', 'desk.tab.boosts'],
  ['/search/judged', 'desk.tab.judged'],
] as const;

/** The sides of the search: what is asked, why it finds so, its words, what is raised in it, its judged set. */
export function SearchTabs({ here }: { here: (typeof TABS)[number][0] }) {
  const { t } = useWords();
  return (
    <nav className={tabs.tabs} aria-label={t('desk.title')}>
      {TABS.map(([to, title]) => (
        <OfficeLink key={to} className={tabs.tab} to={to} aria-current={to === here ? 'true' : undefined}>
          {t(title)}
        </OfficeLink>
      ))}
    </nav>
  );
}
