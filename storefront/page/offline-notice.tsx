import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '../design/icon.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import styles from './offline-notice.module.css';

/** How long the good news stays. */
const GOOD_NEWS_MS = 4000;

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Says politely that the network is gone, and that it is back; beneath it what can be done without one. */
export function OfflineNotice({ children }: { children?: ReactNode }) {
  const { t } = useWords();
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(false);

  // The network is the outside world; good news goes away by itself.
  useEffect(() => {
    if (!isOnline) return setWasOffline(true);
    const timer = setTimeout(() => setWasOffline(false), GOOD_NEWS_MS);
    return () => clearTimeout(timer);
  }, [isOnline]);

  return (
    <div className={styles.place} data-print="no">
      <div role="status">
        {isOnline && !wasOffline ? null : (
          <p className={styles.notice} data-online={isOnline || undefined}>
            <Icon name={isOnline ? 'success' : 'offline'} size={20} />
            {t(isOnline ? 'shell.online' : 'shell.offline')}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
