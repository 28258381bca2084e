import { useState } from 'react';
import { useAct, useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { listMentioned } from './mentions.ts';
import styles from './order.module.css';
import { RENEWS } from './order-calls.ts';

/** Whoever is named after @ is called; who that will be is said before it is written. */
export function NoteForm({ id }: { id: number }) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const colleagues = useCall('GET /office/api/v1/orders/colleagues/').data?.items ?? [];
  const note = useAct('POST /office/api/v1/orders/{id}/notes/', RENEWS);
  const called = listMentioned(text, colleagues);
  return (
    <form
      className={styles.noteForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        note.mutate(
          { params: { id: String(id) }, body: { text, mentions: called.map((each) => each.id) } },
          { onSuccess: () => setText('') },
        );
      }}
    >
      {note.error ? <Note tone="bad">{sayFailure(note.error, t('state.noAnswer'))}</Note> : null}
      <div className={styles.noteLine}>
        <TextField
          label={<span className="visually-hidden">{t('order.note')}</span>}
          placeholder={t('order.note')}
          value={text}
          maxLength={2000}
          autoComplete="off"
          list={`colleagues-${id}`}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <datalist id={`colleagues-${id}`}>
          {text.trimEnd().endsWith('@')
            ? colleagues.map((each) => <option key={each.id} value={`${text.trimEnd()}${each.name} `} />)
            : null}
        </datalist>
        <Button type="submit" look="plain" isBusy={note.isPending}>
          {t('order.noteSave')}
        </Button>
      </div>
      {called.length > 0 ? (
        <p className={styles.small} role="status">
          {t('order.noteCalls', { names: called.map(({ name }) => name).join(', ') })}
        </p>
      ) : null}
    </form>
  );
}
