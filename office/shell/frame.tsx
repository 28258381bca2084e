/** What stands around every screen: for those who are coming in nothing, for staff the rail, the palette, keys and notices. */
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { Me } from '#contract/office/office-auth.ts';
import { useLocation, useNavigate } from '#storefront/router/hooks.ts';
import { Outlet } from '#storefront/router/router-view.tsx';
import { QuestionDialog } from '../access/question-dialog.tsx';
import { useMeAnswer } from '../access/use-me.ts';
import { LeaveDialog } from '../changes/leave-dialog.tsx';
import { Failed, Loading } from '../design/states.tsx';
import { useWords, words } from '../i18n/words.ts';
import { useOfficeStream } from '../live/live.ts';
import { ToastList } from '../notices/toast-list.tsx';
import { findScreen, mayOpen } from '../screens.ts';
import styles from './frame.module.css';
import { NotFound } from './not-found.tsx';
import { Rail } from './rail.tsx';
import { Tools } from './tools.tsx';
import { TopBar } from './top-bar.tsx';

export function Frame() {
  const { pathname } = useLocation();
  if (findScreen(pathname)?.needs === 'nobody') return <Outlet />;
  return <StaffFrame />;
}

function StaffFrame() {
  const { data: me, error, isFetching, refetch } = useMeAnswer();
  const isOut = error?.status === 401 && me === undefined;
  useLogin(isOut);
  useOwnLanguage(me);
  if (!me)
    return (
      <main className={styles.waiting}>
        {error && !isOut && !isFetching ? (
          <Failed error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )}
      </main>
    );
  return <Workplace me={me} />;
}

/** Whoever is not in is led to the door, and back here after it. */
function useLogin(isOut: boolean): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // The address is the browser's.
  useEffect(() => {
    if (isOut) void navigate(`/office/login?to=${encodeURIComponent(pathname + search)}`, { replace: true });
  }, [isOut, navigate, pathname, search]);
}

function useOwnLanguage(me: Me | undefined): void {
  const language = me?.language;
  const answers = useQueryClient();
  // The words are fetched from outside; answers that came in the other language are asked for anew.
  useEffect(() => {
    if (!language || language === words.current().locale) return;
    void (async () => {
      await words.speak(language);
      // What is on its way was asked for in the other one, too.
      await answers.cancelQueries();
      await answers.invalidateQueries();
    })();
  }, [language, answers]);
}

function Workplace({ me }: { me: Me }): ReactNode {
  useOfficeStream();
  const { t } = useWords();
  const { pathname } = useLocation();
  const screen = findScreen(pathname);
  return (
    <Tools rights={me.rights}>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <div className={styles.frame}>
        <TopBar me={me} />
        <div className={styles.rail}>
          <Rail me={me} />
        </div>
        <main className={styles.main} id="main" tabIndex={-1}>
          {screen && mayOpen(screen, me.rights) ? <Outlet /> : <NotFound />}
        </main>
      </div>
      <QuestionDialog />
      <LeaveDialog />
      <ToastList />
    </Tools>
  );
}
