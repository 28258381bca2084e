import { use, useEffect } from 'react';
import { Button } from '../design/button.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import styles from './offline-face.module.css';
import { ShellContext } from './shell.ts';
import { isReachable, whenReachable } from './when-reachable.ts';

/**
 * Stands in for a page that could not be fetched, and lets it in as soon as the shop answers. Part of every page: without
 * a network nothing can be fetched to say so.
 */
export function OfflineFace() {
  const { t } = useWords();

  // The network is the outside world.
  useEffect(() => {
    // The page that the worker keeps also knows what was in the cart, seen and liked.
    if (navigator.serviceWorker?.controller) return location.reload();
    // By the browser: code that did not come once is not asked for again by every one of them.
    return whenReachable(() => location.reload());
  }, []);

  const again = async () => {
    if (await isReachable()) location.reload();
  };
  const face = (
    <div className={styles.face}>
      <h1>{t('offline.title')}</h1>
      <p role="status">{t('offline.text')}</p>
      <Button size={48} icon="refresh" onClick={() => void again()}>
        {t('offline.again')}
      </Button>
    </div>
  );
  // Without the shell there is no layout around it either: the page's one main part is this.
  return use(ShellContext) ? (
    face
  ) : (
    <main className="container" id="content" tabIndex={-1}>
      {face}
    </main>
  );
}
