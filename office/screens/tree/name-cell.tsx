import { WordDiff } from '../../changes/value-text.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './tree.module.css';

interface NameCellProps {
  label: string;
  stored: string;
  value: string;
  isOpen: boolean;
  isFirst: boolean;
  /** Null: this reader changes nothing. */
  onOpen: (() => void) | null;
  onClose: () => void;
  onChange: (to: string) => void;
}

/** Words until they are pressed; what is changed is shown against what was. */
export function NameCell({
  label,
  stored,
  value,
  isOpen,
  isFirst,
  onOpen,
  onClose,
  onChange,
}: NameCellProps) {
  const { t } = useWords();
  if (isOpen)
    return (
      <input
        className={styles.input}
        aria-label={label}
        value={value}
        maxLength={120}
        // biome-ignore lint/a11y/noAutofocus: the person has just opened this row
        autoFocus={isFirst}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' || event.key === 'Enter') onClose();
        }}
      />
    );
  const said = value === stored ? value || t('value.empty') : <WordDiff was={stored} is={value} />;
  if (onOpen === null) return <span>{said}</span>;
  return (
    <button className={styles.text} type="button" title={t('tree.edit')} onClick={onOpen}>
      {said}
    </button>
  );
}
