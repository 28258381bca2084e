import type { ChangeItem } from '#contract/office/changes.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './settings.module.css';

interface SaveBarProps {
  count: number;
  error: Error | null;
  faults: readonly ChangeItem[];
  isBusy: boolean;
  onSave: () => void;
  onDrop: () => void;
}

/** Under everything while something is unsaved: how much, and the two ways out. */
export function SaveBar({ count, error, faults, isBusy, onSave, onDrop }: SaveBarProps) {
  const { t } = useWords();
  if (count === 0) return null;
  return (
    <section className={styles.bar} aria-label={t('settings.unsaved')}>
      {error ? <Note tone="bad">{sayFailure(error, t('state.noAnswer'))}</Note> : null}
      {faults.length > 0 ? <Note tone="warn">{t('settings.someLeft', { count: faults.length })}</Note> : null}
      <div className={styles.barRow}>
        <b role="status">{t('settings.changed', { count })}</b>
        <span className={styles.barEnd}>
          <Button look="quiet" onClick={onDrop}>
            {t('settings.drop')}
          </Button>
          <Button isBusy={isBusy} keys="Ctrl S" onClick={onSave}>
            {t('save')}
          </Button>
        </span>
      </div>
    </section>
  );
}
