import { useWords } from '../i18n/locale-context.tsx';
import styles from './breadcrumbs.module.css';
import { Icon } from './icon.tsx';

export interface Crumb {
  name: string;
  href: string;
}

interface BreadcrumbsProps {
  /** From the home page down to the parent; the page itself is not a link. */
  parents: readonly Crumb[];
  current: string;
}

/** The way down to this page. A phone shows the one step up that is asked for there. */
export function Breadcrumbs({ parents, current }: BreadcrumbsProps) {
  const { t } = useWords();
  return (
    <nav aria-label={t('design.breadcrumbs')}>
      <ol className={styles.list}>
        {parents.map(({ name, href }) => (
          <li key={href} className={styles.item}>
            <a className={styles.link} href={href}>
              <Icon name="chevron-left" size={16} className={styles.back} />
              {name}
            </a>
            <Icon name="chevron-right" size={16} className={styles.next} />
          </li>
        ))}
        <li className={styles.item} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
