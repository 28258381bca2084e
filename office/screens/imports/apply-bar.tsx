import { useState } from 'react';
import type { ChangeSet } from '#contract/office/changes.ts';
import { formatNumber } from '#domain/money.ts';
import { isClock } from '../../changes/clock.ts';
import { ConflictDialog } from '../../changes/conflict-dialog.tsx';
import { MomentFields, tomorrow } from '../../changes/moment-fields.tsx';
import type { ChangesInWork } from '../../changes/use-changes.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import styles from './imports.module.css';

interface ApplyBarProps {
  set: ChangeSet;
  changes: ChangesInWork;
}

/** When the shop is quiet. */
const NIGHT = '02:00';

/** What can be done with a table that was judged, and what has become of it. */
export function ApplyBar({ set, changes }: ApplyBarProps) {
  const words = useWords();
  const { t } = words;
  const [day, setDay] = useState(tomorrow);
  const [time, setTime] = useState(NIGHT);
  const { pending, conflict, wrong, applied } = set.counts;
  if (set.state === 'applied' || set.state === 'undone')
    return (
      <section className={styles.bar} aria-label={t('imports.apply')}>
        <div className={styles.words}>
          <b>{t(set.state === 'applied' ? 'imports.applied' : 'imports.undone')}</b>
          <p>{t('imports.appliedFields', { count: formatNumber(applied) })}</p>
        </div>
        {set.state === 'applied' && set.undoUntil !== null ? (
          <Button look="on-dark" icon="undo" isBusy={changes.isUndoing} onClick={() => changes.undo(set.id)}>
            {t('imports.undo')}
          </Button>
        ) : null}
      </section>
    );
  if (set.state !== 'draft')
    return (
      <Note tone="tint">
        {t(`imports.state.${set.state}`)}
        {set.applyAt === null ? '' : ` ${sayWhen(set.applyAt, words)}`}
      </Note>
    );
  const whyNot = pending === 0 ? t('preview.nothing') : null;
  return (
    <>
      <section className={styles.bar} aria-label={t('imports.apply')}>
        <div className={styles.words}>
          <b>{t('imports.willWrite', { count: pending })}</b>
          <p>
            {conflict + wrong > 0 ? t('imports.leftOut', { count: conflict + wrong }) : t('imports.undoHint')}
          </p>
        </div>
        <div className={styles.at}>
          <MomentFields day={day} time={time} onDay={setDay} onTime={setTime} />
        </div>
        <Button
          look="on-dark"
          icon="calendar"
          whyNot={whyNot ?? (day === '' || !isClock(time) ? t('schedule.needed') : null)}
          isBusy={changes.isBusy}
          // The country has one time.
          onClick={() => changes.schedule(set, `${day}T${time}:00+05:00`)}
        >
          {t('schedule.set')}
        </Button>
        <Button
          className={styles.apply}
          icon="check"
          whyNot={whyNot}
          isBusy={changes.isBusy}
          onClick={() => changes.applyDraft(set)}
        >
          {t('imports.apply')}
        </Button>
      </section>
      {changes.conflict ? (
        <ConflictDialog
          set={changes.conflict}
          isBusy={changes.isBusy}
          onDecide={changes.decide}
          onClose={changes.closeConflict}
        />
      ) : null}
    </>
  );
}
