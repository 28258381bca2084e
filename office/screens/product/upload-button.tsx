import { Icon } from '#storefront/design/icon.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './pictures.module.css';

interface UploadButtonProps {
  /** What is brought, for those who hear the page. */
  what: string;
  accept: string;
  isMany?: boolean;
  /** How much of a file has come; null: none is on its way. */
  percent: number | null;
  onFiles: (files: readonly File[]) => void;
}

export function UploadButton({ what, accept, isMany = false, percent, onFiles }: UploadButtonProps) {
  const { t } = useWords();
  const isBusy = percent !== null;
  return (
    <label className={styles.upload} aria-busy={isBusy || undefined}>
      <Icon name="plus" size={18} />
      <span aria-live="polite">{isBusy ? t('upload.percent', { percent }) : t('upload.picture')}</span>
      <input
        className="visually-hidden"
        type="file"
        aria-label={`${t('upload.picture')}: ${what}`}
        accept={accept}
        multiple={isMany}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (!isBusy && files.length > 0) onFiles(files);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
