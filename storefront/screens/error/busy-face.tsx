import { useEffect, useRef } from 'react';
import { Button } from '../../design/button.tsx';
import { PageTitle } from '../../design/page-title.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useRevalidator } from '../../router/hooks.ts';
import styles from './error-screen.module.css';

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;

/** Too many questions at once (429): nothing is broken, and the page is asked for again by itself, ever more rarely. */
export function BusyFace({ failure }: { failure: object }) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const tries = useRef(0);

  // The clock is the outside world. Another refusal is another failure, and begins the next pause.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told by the failure
  useEffect(() => {
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries.current);
    tries.current += 1;
    const timer = setTimeout(() => void revalidate(), pause);
    return () => clearTimeout(timer);
  }, [failure, revalidate]);

  return (
    <div className={styles.fault}>
      <div role="status">
        <PageTitle>{t('error.busyTitle')}</PageTitle>
        <p className={styles.text}>{t('error.busyText')}</p>
        <div className={styles.ways}>
          <Button size={48} icon="refresh" onClick={() => void revalidate()}>
            {t('error.busyNow')}
          </Button>
        </div>
      </div>
    </div>
  );
}
