import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ProductNotice } from '#contract/feedback.ts';
import { localePath } from '#domain/locale.ts';
import { formatDate } from '#domain/time.ts';
import { browserApi } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Panel } from '../../design/panel.tsx';
import { toaster } from '../../design/toast-store.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './account-part.module.css';

/** «Сообщить»: what the user waits for, each removable, and what they were told of. */
export function NoticesPart() {
  const { t, locale } = useWords();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [notices, setNotices] = useState<readonly ProductNotice[] | 'loading' | 'failed'>('loading');

  const load = useCallback(async () => {
    const result = await browserApi(locale)('GET /api/v1/notices/');
    setNotices(result.ok ? result.value.data : 'failed');
  }, [locale]);
  // The list is the server's, and as fresh as the look at it.
  useEffect(() => void load(), [load]);

  async function remove(id: number): Promise<void> {
    const result = await browserApi(locale)('DELETE /api/v1/notices/{id}/', { params: { id: String(id) } });
    // One that is gone already is what was asked for.
    if (!result.ok && result.status !== 404) {
      toaster.show({ text: result.error?.message ?? t('form.noAnswer'), tone: 'error' });
      return;
    }
    toaster.show({ text: t('notices.removed') });
    // The pressed button goes with its line: the focus stays in the part.
    title.current?.focus();
    await load();
  }

  return (
    <Panel as="section" className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        {t('notices.title')}
      </h2>
      {notices === 'loading' ? <p role="status">{t('notices.loading')}</p> : null}
      {notices === 'failed' ? (
        <Notice
          look="blocked"
          role="alert"
          action={
            <Button look="secondary" size={36} onClick={() => void load()}>
              {t('sessions.again')}
            </Button>
          }
        >
          {t('notices.failed')}
        </Notice>
      ) : null}
      {typeof notices === 'string' ? null : notices.length === 0 ? (
        <p className={styles.lead}>{t('notices.none')}</p>
      ) : (
        <ul className={styles.list}>
          {notices.map(({ id, kind, productCode, productName, createdAt, toldAt }) => (
            <li key={id} className={styles.session}>
              <div>
                <a className="link" href={localePath(`/p/${productCode}`, locale)}>
                  {productName}
                </a>
                <p className={styles.facts}>
                  {t(`notices.${kind}`)} ·{' '}
                  {toldAt === null
                    ? t('notices.since', { day: formatDate(createdAt, locale) })
                    : t('notices.told', { day: formatDate(toldAt, locale) })}
                </p>
              </div>
              <Button
                look="secondary"
                size={36}
                aria-label={t('notices.removeLabel', { name: productName })}
                onClick={() => void remove(id)}
              >
                {t('notices.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
