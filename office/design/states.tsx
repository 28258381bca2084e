/** What stands where an answer is missing: it is on its way, it did not come, or there is nothing. Never one for another. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from '#storefront/design/icon.tsx';
import { CallFailure } from '../calls/call-failure.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from './button.tsx';
import styles from './states.module.css';

interface Asked<T> {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch(): unknown;
}

/** Draws the answer, or says why it cannot. An older answer stays while a newer one is on its way or has failed. */
export function Answered<T>({ of: asked, children }: { of: Asked<T>; children: (answer: T) => ReactNode }) {
  if (asked.data === undefined)
    return asked.error && !asked.isFetching ? (
      <Failed error={asked.error} onRetry={() => void asked.refetch()} />
    ) : (
      <Loading />
    );
  return (
    <>
      {asked.error ? <Failed error={asked.error} onRetry={() => void asked.refetch()} isOver /> : null}
      {children(asked.data)}
    </>
  );
}

export function Loading() {
  const { t } = useWords();
  return (
    <div className={styles.loading} role="status">
      <span className="visually-hidden">{t('state.loading')}</span>
      {[80, 65, 72, 50].map((width) => (
        <span key={width} className={styles.bone} data-width={width} />
      ))}
    </div>
  );
}

/** The words of the server where it has said any; otherwise that nothing was heard. */
export function sayFailure(error: Error, noAnswer: string): string {
  return error instanceof CallFailure && error.body ? error.body.message : noAnswer;
}

interface FailedProps {
  error: Error;
  onRetry: () => void;
  /** What is shown below is older. */
  isOver?: boolean;
}

export function Failed({ error, onRetry, isOver = false }: FailedProps) {
  const { t } = useWords();
  return (
    <div className={styles.failed} role="alert" data-over={isOver || undefined}>
      <Icon name="error" size={24} />
      <div className={styles.words}>
        <b>{t(isOver ? 'state.stale' : 'state.failed')}</b>
        <p>{sayFailure(error, t('state.noAnswer'))}</p>
      </div>
      <Button look="plain" size="small" icon="refresh" onClick={onRetry}>
        {t('state.retry')}
      </Button>
    </div>
  );
}

interface EmptyProps {
  icon: IconName;
  title: ReactNode;
  children?: ReactNode;
}

/** Asked, answered, and there is none. */
export function Empty({ icon, title, children }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} size={32} />
      <b>{title}</b>
      {children === undefined ? null : <div className={styles.more}>{children}</div>}
    </div>
  );
}
