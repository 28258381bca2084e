import { useState } from 'react';
import type { ChangeSet } from '#contract/office/changes.ts';
import { almatyDate, almatyTime } from '#domain/time.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { TextField } from '../design/field.tsx';
import table from '../design/table.module.css';
import { Tag } from '../design/tag.tsx';
import { useWords } from '../i18n/words.ts';
import { useFieldWords } from './office-words.ts';
import styles from './preview-dialog.module.css';
import { PriceEffect } from './price-effect.tsx';
import { STATE_LOOKS } from './state-looks.ts';
import { BeforeAfter } from './value-text.tsx';

interface PreviewDialogProps {
  set: ChangeSet;
  isBusy: boolean;
  onApply: () => void;
  onSchedule: (at: string) => void;
  onClose: () => void;
}

/** Tomorrow at nine, when the shop opens. */
function firstTime(): string {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000);
  return `${almatyDate(tomorrow)}T09:00`;
}

/** What would be written, field by field, before anything is: at once, or by the clock of the shop. */
export function PreviewDialog({ set, isBusy, onApply, onSchedule, onClose }: PreviewDialogProps) {
  const { t } = useWords();
  const sayField = useFieldWords();
  const [at, setAt] = useState(firstTime);
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
            <TextField
              label={t('schedule.at')}
              type="datetime-local"
              value={at}
              min={`${almatyDate(new Date())}T${almatyTime(new Date())}`}
              onChange={(event) => setAt(event.currentTarget.value)}
            />
            <Button
              look="plain"
              icon="calendar"
              whyNot={whyNot ?? (at === '' ? t('schedule.needed') : null)}
              isBusy={isBusy}
              // The country has one time.
              onClick={() => onSchedule(`${at}:00+05:00`)}
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
      <table className={table.table}>
        <thead>
          <tr>
            <th>{t('change.thing')}</th>
            <th>{t('change.field')}</th>
            <th>{t('change.beforeAfter')}</th>
            <th>{t('change.state')}</th>
          </tr>
        </thead>
        <tbody>
          {set.items.map((item) => (
            <tr key={item.n}>
              <td>{item.name}</td>
              <td data-label={t('change.field')}>{sayField(item.subject, item.field)}</td>
              <td data-label={t('change.beforeAfter')}>
                <BeforeAfter from={item.from} to={item.to} />
              </td>
              <td data-label={t('change.state')}>
                <Tag {...STATE_LOOKS[item.state]}>{item.why?.words ?? t(`change.state.${item.state}`)}</Tag>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {set.next === null ? null : (
        <p className={styles.more}>{t('preview.more', { count: set.items.length })}</p>
      )}
    </Dialog>
  );
}
