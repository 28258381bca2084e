/** Users as the rest of the shop sees them: the login dialogue, loaded when somebody wants to log in. */
export const loadLoginDialog = () => import('./login-dialog.tsx');
