/** The bar at the foot while something is unsaved: how much, what, and what can be done with it. */
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../design/button.tsx';
import { useWords } from '../i18n/words.ts';
import styles from './changes-bar.module.css';
import type { Edits } from './edits.ts';
import { useUnsaved } from './unsaved.ts';

interface ChangesBarProps {
  edits: Edits;
  isBusy: boolean;
  onSave: () => void;
  onPreview: () => void;
  onDrop: () => void;
}

/** As many are named; the rest are counted. */
const MOST_NAMED = 4;

export function ChangesBar({ edits, isBusy, onSave, onPreview, onDrop }: ChangesBarProps) {
  const { t } = useWords();
  const save = useEffectEvent(() => {
    if (edits.length > 0 && !isBusy) onSave();
  });
  // Ctrl S is the browser's own key: it must be taken where it is heard. While typing too.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyS' || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!document.querySelector('dialog:modal')) save();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  useUnsaved(edits.length > 0);
  if (edits.length === 0) return null;
  // A new thing is several edits under one name.
  const names = [...new Set(edits.map(({ label }) => label))];
  const more = names.length - MOST_NAMED;
  return (
    <section className={styles.bar} aria-label={t('save.unsaved')} data-bar="save">
      <b className={styles.count}>{t('save.count', { count: edits.length })}</b>
      <span className={styles.names}>
        {names.slice(0, MOST_NAMED).join(' · ')}
        {more > 0 ? ` ${t('save.more', { count: more })}` : ''}
      </span>
      <div className={styles.acts}>
        <Button look="quiet" onClick={onDrop}>
          {t('save.drop')}
        </Button>
        <Button look="plain" icon="calendar" onClick={onPreview}>
          {t('save.preview')}
        </Button>
        <Button isBusy={isBusy} keys="Ctrl S" onClick={onSave}>
          {t('save')}
        </Button>
      </div>
    </section>
  );
}
