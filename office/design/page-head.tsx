import type { ReactNode } from 'react';
import { Icon } from '#storefront/design/icon.tsx';
import { useWords } from '../i18n/words.ts';
import { OfficeLink } from './office-link.tsx';
import styles from './page-head.module.css';
import { useTitle } from './use-title.ts';

interface PageHeadProps {
  title: string;
  /** Where this page stands, from the outermost inwards; itself is not among them. */
  path?: readonly { title: string; to: string }[];
  /** Beside the title: its state, a figure. */
  lead?: ReactNode;
  /** What can be done here. */
  acts?: ReactNode;
  /** Views of a list; they take the place of the tick line. */
  tabs?: ReactNode;
}

/** The head of every page: where one is, what it is called, what can be done; under it the shop's tick line. */
export function PageHead({ title, path = [], lead, acts, tabs }: PageHeadProps) {
  const { t } = useWords();
  useTitle(title);
  return (
    <header className={styles.head}>
      {path.length === 0 ? null : (
        <nav aria-label={t('head.path')}>
          <ol className={styles.path}>
            {path.map((step, at) => (
              <li key={step.to}>
                {at === 0 ? null : <Icon name="chevron-right" size={16} />}
                <OfficeLink to={step.to}>{step.title}</OfficeLink>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.line}>
        <div className={styles.named}>
          <h1 tabIndex={-1}>{title}</h1>
          {lead === undefined ? null : <div className={styles.lead}>{lead}</div>}
        </div>
        <div className={styles.acts}>{acts}</div>
      </div>
      {tabs ?? <div className={styles.ticks} />}
    </header>
  );
}
