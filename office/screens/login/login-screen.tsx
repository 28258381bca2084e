import { useLocation, useNavigate } from '#storefront/router/hooks.ts';
import { Door } from '../../access/door.tsx';
import { LoginForm } from '../../access/login-form.tsx';
import { letIn } from '../../access/use-me.ts';
import { useWords } from '../../i18n/words.ts';

/** Back to where one was stopped; never out of the office. */
function findWay(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? '';
  return /^\/office(\/(?!\/)|\?|$)/.test(to) && !to.startsWith('/office/login') ? to : '/office';
}

export function LoginScreen() {
  const { t } = useWords();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <Door title={t('login.title')} lead={t('login.lead')}>
      <LoginForm
        onDone={(me) => {
          letIn(me);
          void navigate(findWay(search), { replace: true });
        }}
      />
    </Door>
  );
}
