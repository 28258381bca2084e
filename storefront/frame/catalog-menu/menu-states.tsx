import { localePath } from '#domain/locale.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Loading, Skeleton } from '../../design/skeleton.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './menu-states.module.css';

/** The sections did not come: never an empty menu. */
export function MenuFailure({ onRetry }: { onRetry(): void }) {
  const { t, locale } = useWords();
  return (
    <Notice
      className={styles.failure}
      look="blocked"
      role="alert"
      action={
        <>
          <Button size={36} onClick={onRetry}>
            {t('shell.retry')}
          </Button>
          <Button size={36} look="secondary" href={localePath('/catalog', locale)}>
            {t('menu.page')}
          </Button>
        </>
      }
    >
      {t('menu.failed')}
    </Notice>
  );
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n'];

export function MenuWaiting() {
  const { t } = useWords();
  return (
    <Loading label={t('menu.loading')}>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={60} />
        </div>
      ))}
    </Loading>
  );
}
