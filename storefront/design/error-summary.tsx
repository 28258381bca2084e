import { useEffect, useId, useRef } from 'react';
import { useWords } from '../i18n/locale-context.tsx';
import styles from './error-summary.module.css';
import { Icon } from './icon.tsx';

interface ErrorSummaryProps {
  /** In the order of the fields. */
  faults: readonly { name: string; words: string }[];
  /** What was said of the whole: the server's message, no answer. */
  failure: string | null;
  /** Grows with every refusal: the summary then takes the focus, so that it is read out and in sight. */
  refusals: number;
  onGoTo: (name: string) => void;
}

/** What keeps a form from being sent, each word leading to its field. */
export function ErrorSummary({ faults, failure, refusals, onGoTo }: ErrorSummaryProps) {
  const { t } = useWords();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  // The focus is the browser's: moved once for each refusal, never while the reader mends a field.
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  if (refusals === 0 || (faults.length === 0 && failure === null)) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields, this holds what is wrong with them
    <div ref={box} className={styles.summary} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <p className={styles.title} id={titleId}>
        <Icon name="error" size={20} />
        <span>{failure ?? t('form.faults', { count: faults.length })}</span>
      </p>
      {faults.length === 0 ? null : (
        <ul className={styles.list}>
          {faults.map(({ name, words }) => (
            <li key={name}>
              <button type="button" className={styles.link} onClick={() => onGoTo(name)}>
                {words}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
