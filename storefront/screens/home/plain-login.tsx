import type { ReactNode } from 'react';
import { localePath } from '#domain/locale.ts';
import { toAccessPage } from '#domain/plain-access.ts';
import { Button } from '../../design/button.tsx';
import { Checkbox } from '../../design/choice.tsx';
import { Notice } from '../../design/notice.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './plain-login.module.css';
import type { PlainLoginData } from './plain-login-load.ts';

/** The login as forms of the browser, for whoever was led here and has no script; the others have the dialogue. */
export function PlainLogin({ login }: { login: PlainLoginData | null }) {
  const { t } = useWords();
  if (login === null) return null;
  const returnTo = <input type="hidden" name="returnTo" value={login.returnTo} />;
  return (
    <noscript>
      <Panel className={styles.login}>
        <h2>{t('login.title')}</h2>
        {login.said === null ? (
          <p>{t('login.needed')}</p>
        ) : (
          <Notice look={login.isSent ? 'good' : 'blocked'}>
            {login.said === 'code' || login.said === 'later' ? t(`login.plain.${login.said}`) : login.said}
          </Notice>
        )}
        <div className={styles.ways}>
          <form className={styles.form} method="post" action="/_login">
            {returnTo}
            <label>
              {t('login.login')}
              <input name="login" autoComplete="username" required maxLength={254} />
            </label>
            <label>
              {t('login.password')}
              <input name="password" type="password" autoComplete="current-password" required />
            </label>
            <Button type="submit">{t('login.submit')}</Button>
            <p>
              <a href={toAccessPage('recovery', login.returnTo)}>{t('login.forgotten')}</a>
            </p>
            <p>
              <a href={toAccessPage('registration', login.returnTo)}>{t('login.register')}</a>
            </p>
          </form>
          {login.code === 'off' ? null : (
            <div className={styles.form}>
              {login.code === 'phone' ? null : <CodeForm isNew={login.code === 'new'} returnTo={returnTo} />}
              <form className={styles.form} method="post" action="/_login/phone">
                {returnTo}
                <label>
                  {t('registration.phone')}
                  <input name="phone" type="tel" autoComplete="tel" required placeholder="+7 700 000-00-00" />
                </label>
                <Button type="submit" look="secondary">
                  {t(login.code === 'phone' ? 'code.send' : 'login.plain.again')}
                </Button>
              </form>
              {login.outbox === null ? null : (
                <p>
                  {t('code.demo')} <a href={login.outbox}>{t('code.demoOutbox')}</a>
                </p>
              )}
            </div>
          )}
        </div>
      </Panel>
    </noscript>
  );
}

/** The phone itself is known to the server alone: it was typed a step before. */
function CodeForm({ isNew, returnTo }: { isNew: boolean; returnTo: ReactNode }) {
  const { t, locale } = useWords();
  return (
    <form className={styles.form} method="post" action="/_login/code">
      {returnTo}
      <label>
        {t('code.code')}
        <input name="code" inputMode="numeric" autoComplete="one-time-code" required maxLength={6} />
      </label>
      {isNew ? (
        <>
          <label>
            {t('registration.firstName')}
            <input name="firstName" autoComplete="given-name" required maxLength={50} />
          </label>
          <Checkbox name="agreement" required label={t('registration.agreement')} />
          <p>
            <a href={localePath('/offer', locale)}>{t('registration.offer')}</a>{' '}
            <a href={localePath('/privacy', locale)}>{t('registration.privacy')}</a>
          </p>
        </>
      ) : null}
      <Button type="submit">{t('login.submit')}</Button>
    </form>
  );
}
