import { useEffect } from 'react';
import { localePath } from '#domain/locale.ts';
import { Button } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useRevalidator } from '../../router/hooks.ts';
import styles from './receipt-screen.module.css';

const LOOK_EVERY_MS = 3000;

/** The register has not answered yet: the page looks again by itself, and without a script by its link. */
export function PendingReceipt() {
  const { t, locale } = useWords();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <div className={`container ${styles.pending}`} role="status">
      <EmptyState
        level={1}
        icon="receipt"
        title={t('receipt.pending')}
        actions={
          <>
            <Button href="">{t('receipt.lookAgain')}</Button>
            <Button look="secondary" href={localePath('/personal/orders', locale)}>
              {t('personal.orders')}
            </Button>
          </>
        }
      >
        {t('receipt.pendingText')}
      </EmptyState>
    </div>
  );
}
