import { useState } from 'react';
import type { StaffNote } from '#contract/office/people.ts';
import { Button } from '../design/button.tsx';
import { TextField } from '../design/field.tsx';
import { Note } from '../design/note.tsx';
import page from '../design/page.module.css';
import { Panel } from '../design/panel.tsx';
import { sayFailure } from '../design/states.tsx';
import { sayWhen } from '../i18n/say-when.ts';
import { useWords } from '../i18n/words.ts';
import styles from './people.module.css';

interface NotesPanelProps {
  notes: readonly StaffNote[];
  isBusy: boolean;
  error: Error | null;
  /** Null: this reader writes none. `onDone` empties the field. */
  onNote: ((text: string, onDone: () => void) => void) | null;
}

/** What staff have written of somebody, the newest first. */
export function NotesPanel({ notes, isBusy, error, onNote }: NotesPanelProps) {
  const words = useWords();
  const { t } = words;
  const [text, setText] = useState('');
  return (
    <Panel title={t('notes.title')} lead={t('notes.lead')}>
      {error ? <Note tone="bad">{sayFailure(error, t('state.noAnswer'))}</Note> : null}
      {onNote === null ? null : (
        <form
          className={styles.noteLine}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') onNote(text, () => setText(''));
          }}
        >
          <TextField
            label={<span className="visually-hidden">{t('notes.new')}</span>}
            placeholder={t('notes.new')}
            value={text}
            maxLength={2000}
            autoComplete="off"
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" look="plain" isBusy={isBusy}>
            {t('order.noteSave')}
          </Button>
        </form>
      )}
      {notes.length === 0 ? <p className={page.quiet}>{t('notes.none')}</p> : null}
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note.id} className={styles.note}>
            <span>{note.text}</span>
            <span className={styles.small}>
              {note.staff.name}, {sayWhen(note.at, words)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
