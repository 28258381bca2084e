import { localePath } from '#domain/locale.ts';
import { Button } from '../../design/button.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './private-screen.module.css';

/** The law's right to know: a plain link, so that it works without the script too. */
export function ArchivePanel() {
  const { t, locale } = useWords();
  return (
    <Panel as="section" className={styles.panel}>
      <h2 className={styles.heading}>{t('archive.title')}</h2>
      <p className={styles.note}>
        {t('archive.text')}{' '}
        <a className="link" href={localePath('/privacy', locale)}>
          {t('archive.privacy')}
        </a>
      </p>
      <Button look="secondary" icon="download" href="/api/v1/users/export/" download="sheber-my-data.zip">
        {t('archive.download')}
      </Button>
    </Panel>
  );
}
