import { useSyncExternalStore } from 'react';
import { Icon } from '#storefront/design/icon.tsx';
import { Button } from '../design/button.tsx';
import { useWords } from '../i18n/words.ts';
import styles from './toast-list.module.css';
import { toasts } from './toasts.ts';

export function ToastList() {
  const { t } = useWords();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.list);
  return (
    <div className={styles.list} role="status" data-ground="dark">
      {shown.map(({ id, text, tone, act }) => (
        <div key={id} className={styles.toast} data-tone={tone}>
          <Icon name={tone === 'bad' ? 'error' : 'success'} size={20} />
          <span className={styles.words}>{text}</span>
          {act === null ? null : (
            <Button
              look="on-dark"
              size="small"
              onClick={() => {
                toasts.dismiss(id);
                act.run();
              }}
            >
              {act.label}
            </Button>
          )}
          <button
            className={styles.close}
            type="button"
            aria-label={t('close')}
            onClick={() => toasts.dismiss(id)}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
    </div>
  );
}
