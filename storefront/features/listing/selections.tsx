import { useId } from 'react';
import { LinkChip } from '../../design/chip.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './selections.module.css';

interface SelectionsProps {
  filters: readonly { code: string; name: string; search?: string }[];
  /** of the one that the page shows */
  current: string | undefined;
  toHref(of: { code: string; search?: string }): string;
}

/** The ready choices of filters that a section offers as pages of their own. */
export function Selections({ filters, current, toHref }: SelectionsProps) {
  const { t } = useWords();
  const id = useId();
  if (filters.length === 0) return null;
  return (
    <nav className={styles.selections} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {t('section.selections')}
      </h2>
      <ul className={styles.chips}>
        {filters.map((each) => (
          <li key={each.code}>
            <LinkChip href={toHref(each)} isCurrent={each.code === current}>
              {each.name}
            </LinkChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
