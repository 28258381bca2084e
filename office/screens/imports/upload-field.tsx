import { useState } from 'react';
import { Icon } from '#storefront/design/icon.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './imports.module.css';

interface UploadFieldProps {
  isBusy: boolean;
  /** Of tables unless told. */
  words?: { choose: string; hint: string };
  accept?: string;
  onFile: (file: File) => void;
}

const TABLES = '.xlsx,.csv,.txt,text/csv';

/** A place to drop a table on, or to choose one. */
export function UploadField({ isBusy, words, accept = TABLES, onFile }: UploadFieldProps) {
  const { t } = useWords();
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file && !isBusy) onFile(file);
  };
  return (
    <label
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <Icon name="download" size={28} />
      <b>{isBusy ? t('upload.busy') : (words?.choose ?? t('upload.choose'))}</b>
      <span>{words?.hint ?? t('upload.hint')}</span>
      <input
        className="visually-hidden"
        type="file"
        accept={accept}
        aria-busy={isBusy || undefined}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0]);
          // The same file may be chosen again after it was mended.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
