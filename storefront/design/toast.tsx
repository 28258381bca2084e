import { useSyncExternalStore } from 'react';
import { useWords } from '../i18n/locale-context.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './toast.module.css';
import { toaster as pageToaster, type Toast, type Toaster } from './toast-store.ts';

const none: readonly Toast[] = [];

/** Where the messages appear. Stands once on every page, empty or not: a live region must be there before its words. */
export function ToastRegion({ toaster = pageToaster }: { toaster?: Toaster }) {
  const { t } = useWords();
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.list, () => none);
  const isHeld = useSyncExternalStore(toaster.subscribe, toaster.isHeld, () => false);
  return (
    <section
      className={styles.region}
      data-toasts
      aria-label={t('design.toast.region')}
      aria-live="polite"
      data-held={isHeld || undefined}
      data-print="no"
      onPointerEnter={toaster.hold}
      onPointerLeave={toaster.release}
      onFocus={toaster.hold}
      onBlur={toaster.release}
    >
      {toasts.map((toast) => (
        <div key={toast.id} className={styles.toast} data-tone={toast.tone} data-ground="dark">
          {toast.tone === 'error' ? <Icon name="error" size={20} /> : null}
          <p className={styles.text}>{toast.text}</p>
          {toast.action ? (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                toast.action?.run();
                toaster.dismiss(toast.id);
              }}
            >
              {toast.action.label}
            </button>
          ) : (
            <IconButton
              icon="close"
              iconSize={20}
              label={t('design.close')}
              onClick={() => toaster.dismiss(toast.id)}
            />
          )}
          <span className={styles.time} data-long={toast.action !== null || undefined} />
        </div>
      ))}
    </section>
  );
}
