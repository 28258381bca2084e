/**
 * The dialogues of coming in, over any page: there is no route for them. One at a time, each with code of its own that is
 * fetched when it is first wanted; what was typed goes along from one to the next.
 */
import { useState } from 'react';
import { localeOfPath } from '#domain/locale.ts';
import { Late, LatePart } from '../../page/hydration/late-part.tsx';
import type { AccessIntent, AccessProps, AccessView } from './access-intent.ts';
import { canLogInByCode, loadLoginWays } from './login-ways.ts';

const views: Record<AccessView, LatePart<AccessProps>> = {
  // A code is the first way where one can be sent; both come at once, so that the dialogue opens once.
  login: new LatePart<AccessProps>(async () => {
    const [byCode, byPassword] = await Promise.all([
      import('./code-view.tsx'),
      import('./login-view.tsx'),
      loadLoginWays(localeOfPath(location.pathname)),
    ]);
    return canLogInByCode() ? byCode : byPassword;
  }),
  code: new LatePart<AccessProps>(() => import('./code-view.tsx')),
  password: new LatePart<AccessProps>(() => import('./login-view.tsx')),
  registration: new LatePart<AccessProps>(() => import('./registration-view.tsx')),
  recovery: new LatePart<AccessProps>(() => import('./recovery-view.tsx')),
  'confirm-email': new LatePart<AccessProps>(() => import('./confirm-email-view.tsx')),
  'confirm-recovery': new LatePart<AccessProps>(() => import('./new-password-view.tsx')),
  'confirm-leaving': new LatePart<AccessProps>(() => import('./confirm-leaving-view.tsx')),
  'confirm-notice': new LatePart<AccessProps>(async () => ({
    default: (await import('./notice-link-view.tsx')).ConfirmNoticeView,
  })),
  'end-notice': new LatePart<AccessProps>(async () => ({
    default: (await import('./notice-link-view.tsx')).EndNoticeView,
  })),
  stayed: new LatePart<AccessProps>(() => import('./stayed-view.tsx')),
};

// What is wanted nearly always comes along at once.
views.login.warmUp();

export default function AccessDialogs({ intent, onClose }: { intent: AccessIntent; onClose(): void }) {
  const [view, goTo] = useState<AccessView>(intent.view ?? 'login');
  const { returnTo, why = null, token = null } = intent;
  return (
    <Late key={view} part={views[view]} onMissing={onClose} props={{ returnTo, why, token, goTo, onClose }} />
  );
}
