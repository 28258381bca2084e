import type { AdviceCategory } from '#contract/content.ts';
import { localePath } from '#domain/locale.ts';
import { LinkChip } from '../../design/chip.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './advice-nav.module.css';

/** The categories in a row, the open one marked. */
export function AdviceNav({
  categories,
  current,
}: {
  categories: readonly AdviceCategory[];
  current?: string | undefined;
}) {
  const { t, locale } = useWords();
  return (
    <nav aria-label={t('advice.categories')}>
      <ul className={styles.list}>
        <li>
          <LinkChip href={localePath('/advice', locale)} isCurrent={current === undefined}>
            {t('advice.all')}
          </LinkChip>
        </li>
        {categories.map(({ code, name }) => (
          <li key={code}>
            <LinkChip href={localePath(`/advice/${code}`, locale)} isCurrent={current === code}>
              {name}
            </LinkChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
