import { localePath } from '#domain/locale.ts';
import { Button } from '../../design/button.tsx';
import { PageTitle } from '../../design/page-title.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useSeller } from '../../page/shell.ts';
import { BrokenShelf } from './broken-shelf.tsx';
import styles from './error-screen.module.css';

/** Something broke on our side: what to do now, and by which number we find it. */
export function FaultFace({ requestId }: { requestId: string | null }) {
  const { t, locale } = useWords();
  const seller = useSeller();
  return (
    <div className={styles.fault}>
      <BrokenShelf className={styles.shelf} />
      <div>
        <PageTitle>{t('error.title')}</PageTitle>
        <p className={styles.text}>{t('error.text')}</p>
        {requestId === null ? null : (
          <p className={styles.note}>
            {t('error.requestId', { requestId })}
            <br />
            {t('error.support', { phone: seller.phone })}
          </p>
        )}
        <div className={styles.ways}>
          <Button size={48} icon="refresh" onClick={() => location.reload()}>
            {t('error.retry')}
          </Button>
          <Button size={48} look="secondary" href={localePath('/', locale)}>
            {t('error.home')}
          </Button>
        </div>
      </div>
    </div>
  );
}
