import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { onSessionEnd } from '../../api-client.ts';
import { toaster } from '../../design/toast-store.ts';
import { getWords } from '../../i18n/messages.ts';
import { preloads } from '../../page/address/preloads.ts';
import type { Shell } from '../../page/shell.ts';
import { useRevalidator } from '../../router/hooks.ts';
import { isLoggingOut, tellLoggedOut } from './logged-out.ts';
import { loginDialog } from './login-dialog.ts';

/**
 * The shell as it was loaded, until its session is heard to be over: from that moment on a visitor's, and everything on
 * the page is loaded for one. What is typed and not sent stays, the way the person is still sitting here.
 */
export function useShellOfNow(loaded: Shell, locale: Locale): Shell {
  const { revalidate } = useRevalidator();
  const [ended, setEnded] = useState<Shell | null>(null);
  const isOver = ended === loaded;
  const isUser = loaded.viewer !== null && !isOver;

  // The server's word comes from outside.
  useEffect(() => {
    if (!isUser) return;
    const stop = onSessionEnd(() => {
      if (isLoggingOut()) return;
      stop();
      tellLoggedOut();
      setEnded(loaded);
      // What was fetched ahead was fetched for the user.
      preloads.clear();
      void revalidate();
      const { t } = getWords(locale);
      toaster.show({
        text: t('session.ended'),
        subject: 'session',
        action: { label: t('login.submit'), run: () => loginDialog.open({ returnTo: null, why: 'ended' }) },
      });
    });
    return stop;
  }, [isUser, loaded, locale, revalidate]);

  return useMemo(() => (isOver ? { ...loaded, viewer: null } : loaded), [isOver, loaded]);
}
