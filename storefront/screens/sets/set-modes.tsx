import type { SetMode } from '#contract/sets.ts';
import { localePath } from '#domain/locale.ts';
import { SET_MODES } from '#domain/sets.ts';
import { LinkChip } from '../../design/chip.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './set-modes.module.css';

/** The three kinds of sets side by side. */
export function SetModes({ current }: { current?: SetMode }) {
  const { t, locale } = useWords();
  return (
    <nav className={styles.modes} aria-label={t('sets.kinds')}>
      {SET_MODES.map((mode) => (
        <LinkChip key={mode} href={localePath(`/sets/${mode}`, locale)} isCurrent={mode === current}>
          {t(`sets.${mode}`)}
        </LinkChip>
      ))}
    </nav>
  );
}
