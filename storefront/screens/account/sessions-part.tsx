import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { OpenSession } from '#contract/auth.ts';
import { almatyTime, formatDate } from '#domain/time.ts';
import { browserApi } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Panel } from '../../design/panel.tsx';
import { toaster } from '../../design/toast-store.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './account-part.module.css';

/** «Сессии»: where the user is logged in; any of them but this one ends by a press. */
export function SessionsPart() {
  const { t, locale } = useWords();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [sessions, setSessions] = useState<readonly OpenSession[] | 'loading' | 'failed'>('loading');

  const load = useCallback(async () => {
    const result = await browserApi(locale)('GET /api/v1/auth/sessions/');
    setSessions(result.ok ? result.value.data : 'failed');
  }, [locale]);
  // The list is the server's, and as fresh as the look at it.
  useEffect(() => void load(), [load]);

  async function end(id: number | null): Promise<void> {
    const api = browserApi(locale);
    const result =
      id === null
        ? await api('DELETE /api/v1/auth/sessions/')
        : await api('DELETE /api/v1/auth/sessions/{id}/', { params: { id: String(id) } });
    // One that is gone already is what was asked for.
    if (!result.ok && result.status !== 404) {
      toaster.show({ text: result.error?.message ?? t('form.noAnswer'), tone: 'error' });
      return;
    }
    toaster.show({ text: t(id === null ? 'sessions.othersEnded' : 'sessions.ended') });
    // The pressed button goes with its line: the focus stays in the part.
    title.current?.focus();
    await load();
  }

  return (
    <Panel as="section" className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        {t('sessions.title')}
      </h2>
      <p className={styles.lead}>{t('sessions.lead')}</p>
      {sessions === 'loading' ? <p role="status">{t('sessions.loading')}</p> : null}
      {sessions === 'failed' ? (
        <Notice
          look="blocked"
          role="alert"
          action={
            <Button look="secondary" size={36} onClick={() => void load()}>
              {t('sessions.again')}
            </Button>
          }
        >
          {t('sessions.failed')}
        </Notice>
      ) : null}
      {typeof sessions === 'string' ? null : (
        <>
          <ul className={styles.list}>
            {sessions.map((session) => (
              <SessionLine key={session.id} session={session} onEnd={() => void end(session.id)} />
            ))}
          </ul>
          {sessions.length > 1 ? (
            <div>
              <Button look="secondary" onClick={() => void end(null)}>
                {t('sessions.endOthers')}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </Panel>
  );
}

function SessionLine({ session, onEnd }: { session: OpenSession; onEnd(): void }) {
  const { t, locale } = useWords();
  const { browser, system, city, network, createdAt, seenAt, isCurrent } = session;
  const device = [browser, system].filter((name) => name !== null).join(', ') || t('sessions.unknown');
  const moment = (iso: string) => `${formatDate(iso, locale)}, ${almatyTime(iso)}`;
  const facts = [
    [city, network].filter((name) => name).join(', '),
    t('sessions.seen', { day: moment(seenAt) }),
    t('sessions.created', { day: moment(createdAt) }),
  ].filter((fact) => fact !== '');
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>
          {device}
          {isCurrent ? <span className={styles.current}>{t('sessions.current')}</span> : null}
        </p>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      {isCurrent ? null : (
        <Button look="secondary" size={36} aria-label={t('sessions.endLabel', { device })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
