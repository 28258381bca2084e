export type AccessView =
  | 'login'
  | 'code'
  | 'password'
  | 'registration'
  | 'recovery'
  | 'confirm-email'
  | 'confirm-recovery'
  | 'confirm-leaving'
  | 'confirm-notice'
  | 'end-notice'
  | 'stayed';

/** What somebody wants when a dialogue of coming in opens. */
export interface AccessIntent {
  /** Where the visitor was going; only addresses of the shop are followed. */
  returnTo: string | null;
  /** Told where it is not plain: the session that the page was opened with is over. */
  why?: 'ended';
  /** The login, unless a letter's link asks for something else. */
  view?: AccessView;
  /** Of a letter's link; null when it came to harm on its way. */
  token?: string | null;
}

/** What every one of the dialogues gets. */
export interface AccessProps {
  returnTo: string | null;
  why: 'ended' | null;
  token: string | null;
  goTo(view: AccessView): void;
  onClose(): void;
}
