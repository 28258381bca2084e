/**
 * Coming in and going out: the dialogues of it (their code is loaded when somebody wants one), the link of a letter that
 * led here, the session that is kept going, and the way out. Promises: `onLoggedOut` is told before the page is loaded
 * anew, so that whoever keeps something of the user in this browser lets go of it.
 */
export { logOut } from './log-out.ts';
export { onLoggedOut } from './logged-out.ts';
export { loginDialog } from './login-dialog.ts';
export { claimMailedLink } from './mailed-link.ts';
export { useShellOfNow } from './shell-of-now.ts';
export { watchSession } from './watch-session.ts';

export const loadAccessDialogs = () => import('./access-dialogs.tsx');
