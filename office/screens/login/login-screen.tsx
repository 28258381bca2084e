import { useLocation, useNavigate } from '#storefront/router/hooks.ts';
import { Door } from '../../access/door.tsx';
import { LoginForm } from '../../access/login-form.tsx';
import { letIn } from '../../access/use-me.ts';
import { useCall } from '../../calls/use-call.ts';
import { Note } from '../../design/note.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './login.module.css';

/** Back to where one was stopped; never out of the office. */
function findWay(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? '';
  return /^\/office(\/(?!\/)|\?|$)/.test(to) && !to.startsWith('/office/login') ? to : '/office';
}

export function LoginScreen() {
  const { t } = useWords();
  const { search } = useLocation();
  const navigate = useNavigate();
  const door = useCall('GET /office/api/v1/auth/');
  return (
    <Door title={t('login.title')} lead={t('login.lead')}>
      {door.data?.data.isUnstaffed ? (
        <div className={styles.first}>
          <Note tone="tint">
            {t('login.nobody')}
            <code className={styles.command}>npm run shop -- staff invite name@example.kz --name "Имя"</code>
          </Note>
        </div>
      ) : null}
      <LoginForm
        onDone={(me) => {
          letIn(me);
          void navigate(findWay(search), { replace: true });
        }}
      />
    </Door>
  );
}
