import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import phone from '../../design/phone.module.css';
import { useWords } from '../../i18n/words.ts';

/** A hand scanner types the code and presses Enter; a person types the last four digits. */
export function ScanForm({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useWords();
  const [code, setCode] = useState('');
  return (
    <form
      className={phone.code}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') onCode(code);
        setCode('');
      }}
    >
      <TextField
        label={t('pick.code')}
        inputMode="numeric"
        autoComplete="off"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" look="plain" icon="check" className={phone.tall}>
        {t('pick.enter')}
      </Button>
    </form>
  );
}
