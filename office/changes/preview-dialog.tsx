import { useState } from 'react';
import type { ChangeSet } from '#contract/office/changes.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { useWords } from '../i18n/words.ts';
import { isClock } from './clock.ts';
import { MomentFields, tomorrow } from './moment-fields.tsx';
import styles from './preview-dialog.module.css';
import { PriceEffect } from './price-effect.tsx';
import { SetItems } from './set-items.tsx';

interface PreviewDialogProps {
  set: ChangeSet;
  isBusy: boolean;
  onApply: () => void;
  onSchedule: (at: string) => void;
  onClose: () => void;
}

/** When the shop opens. */
const OPENING = '09:00';

/** What would be written, field by field, before anything is: at once, or by the clock of the shop. */
export function PreviewDialog({ set, isBusy, onApply, onSchedule, onClose }: PreviewDialogProps) {
  const { t } = useWords();
  const [day, setDay] = useState(tomorrow);
  const [time, setTime] = useState(OPENING);
  const count = set.counts.pending;
  const whyNot = count === 0 ? t('preview.nothing') : null;
  return (
    <Dialog
      size="wide"
      title={t('preview.title')}
      lead={t('preview.lead', { count })}
      onClose={onClose}
      footer={
        <>
          <div className={styles.time}>
            <MomentFields day={day} time={time} onDay={setDay} onTime={setTime} />
            <Button
              look="plain"
              icon="calendar"
              whyNot={whyNot ?? (day === '' || !isClock(time) ? t('schedule.needed') : null)}
              isBusy={isBusy}
              // The country has one time.
              onClick={() => onSchedule(`${day}T${time}:00+05:00`)}
            >
              {t('schedule.set')}
            </Button>
          </div>
          <Button look="quiet" onClick={onClose}>
            {t('save.back')}
          </Button>
          <Button whyNot={whyNot} isBusy={isBusy} onClick={onApply}>
            {t('preview.apply')}
          </Button>
        </>
      }
    >
      {set.kind === 'prices' ? <PriceEffect setId={set.id} /> : null}
      <SetItems items={set.items} />
      {set.next === null ? null : (
        <p className={styles.more}>{t('preview.more', { count: set.items.length })}</p>
      )}
    </Dialog>
  );
}
