import { useEffect } from 'react';
import { isInternalPath } from '#domain/navigation.ts';
import {
  claimMailedLink,
  loadAccessDialogs,
  loginDialog,
  watchSession,
} from '../../features/access/access.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { Late, LatePart } from '../../page/hydration/late-part.tsx';
import { useShell } from '../../page/shell.ts';
import { useLocation } from '../../router/hooks.ts';

const dialogPart = new LatePart(loadAccessDialogs);
export const warmUpLogin = dialogPart.warmUp;

/** What `?login=` asks for: nothing, or the login with the place to go to afterwards when it is one of ours. */
export function parseLoginIntent(search: string, origin: string): { returnTo: string | null } | null {
  const wanted = new URLSearchParams(search).get('login');
  if (wanted === null) return null;
  return { returnTo: isInternalPath(wanted, origin) ? wanted : null };
}

/** The address without the wish: to reload or to share the page must not ask for the login again. */
export function withoutLoginIntent(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('login');
  return url.pathname + url.search + url.hash;
}

/** The login over the page: by a press, or because the way to a guarded page led here. */
export function Login() {
  const { search } = useLocation();
  const { viewer } = useShell();
  const { locale } = useWords();
  const detail = loginDialog.useDetail();

  // The address bar: the outside world.
  useEffect(() => {
    const intent = parseLoginIntent(search, location.origin);
    if (!intent) return;
    history.replaceState(history.state, '', withoutLoginIntent(location.href));
    if (!viewer) loginDialog.open(intent);
  }, [search, viewer]);

  // The link of a letter was in the address when the page came: the outside world again.
  useEffect(() => {
    const link = claimMailedLink();
    if (link) loginDialog.open({ view: link.kind, token: link.token, returnTo: null });
  }, []);
  // So are the session on the server and the other tabs.
  const isUser = viewer !== null;
  useEffect(() => watchSession(isUser, locale), [isUser, locale]);

  return detail ? (
    <Late
      part={dialogPart}
      onMissing={loginDialog.close}
      props={{ intent: detail, onClose: loginDialog.close }}
    />
  ) : null;
}
