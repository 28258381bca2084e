import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallFailure } from '../calls/call-failure.ts';
import { Button } from '../design/button.tsx';
import { TextField } from '../design/field.tsx';
import { Note } from '../design/note.tsx';
import page from '../design/page.module.css';
import { sayFailure } from '../design/states.tsx';
import { useWords } from '../i18n/words.ts';

interface CodeFormProps {
  /** Throws what the server refuses. */
  onCode: (code: string) => Promise<void>;
  onBack?: () => void;
  label?: string;
}

/** The code of the authenticator, or one of the recovery codes. Both may be pasted. */
export function CodeForm({ onCode, onBack, label }: CodeFormProps) {
  const { t } = useWords();
  const [isRecovery, setRecovery] = useState(false);
  const entry = useMutation<void, CallFailure, string>({ mutationFn: onCode });
  return (
    <form
      className={page.form}
      onSubmit={(event) => {
        event.preventDefault();
        entry.mutate(String(new FormData(event.currentTarget).get('code')).trim());
      }}
    >
      {entry.error ? <Note tone="bad">{sayFailure(entry.error, t('state.noAnswer'))}</Note> : null}
      <TextField
        key={String(isRecovery)}
        label={t(isRecovery ? 'code.recovery' : 'code.label')}
        hint={t(isRecovery ? 'code.recoveryHint' : 'code.hint')}
        name="code"
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="off"
        spellCheck={false}
        required
        minLength={6}
        maxLength={40}
        data-autofocus
        autoFocus
      />
      <div className={page.row}>
        <Button type="submit" isBusy={entry.isPending}>
          {label ?? t('code.confirm')}
        </Button>
        <Button look="quiet" onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? 'code.byApp' : 'code.byRecovery')}
        </Button>
        {onBack ? (
          <Button look="quiet" onClick={onBack}>
            {t('back')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
