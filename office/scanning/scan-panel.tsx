import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { TextField } from '../design/field.tsx';
import { Note } from '../design/note.tsx';
import phone from '../design/phone.module.css';
import { useWords } from '../i18n/words.ts';
import { CameraView } from './camera-view.tsx';
import { isCameraAllowed } from './code-reader.ts';

/** What became of the last code. */
export interface Heard {
  tone: 'good' | 'bad';
  text: string;
}

/** Set before the page is loaded anew, so that the camera opens by itself; read once. */
const OPENS_AT_ONCE = 'office-camera';
let opensAtOnce = sessionStorage.getItem(OPENS_AT_ONCE) !== null;
sessionStorage.removeItem(OPENS_AT_ONCE);

/** A code by camera, by a hand scanner (it types and presses Enter) or by hand. */
export function ScanPanel({ onCode, heard }: { onCode: (code: string) => void; heard: Heard | null }) {
  const { t } = useWords();
  const [code, setCode] = useState('');
  const [isOpen, setOpen] = useState(opensAtOnce);

  function openCamera(): void {
    if (isCameraAllowed()) {
      setOpen(true);
      return;
    }
    // The page was loaded elsewhere in the office, where no camera is allowed: what the shop allows comes with a page.
    sessionStorage.setItem(OPENS_AT_ONCE, 'yes');
    location.reload();
  }

  function close(): void {
    opensAtOnce = false;
    setOpen(false);
  }

  function hear(typed: string): void {
    navigator.vibrate?.(40);
    onCode(typed);
  }

  return (
    <>
      {isOpen ? <CameraView onCode={hear} onClose={close} /> : null}
      {heard === null ? null : <Note tone={heard.tone}>{heard.text}</Note>}
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
        {code === '' && !isOpen ? (
          <Button look="plain" icon="expand" className={phone.tall} onClick={openCamera}>
            {t('camera.open')}
          </Button>
        ) : (
          <Button type="submit" look="plain" icon="check" className={phone.tall}>
            {t('pick.enter')}
          </Button>
        )}
      </form>
    </>
  );
}
