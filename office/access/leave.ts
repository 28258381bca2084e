import { office } from '../calls/office.ts';
import { officeAddress } from '../design/office-link.tsx';
import { forgetMe } from './use-me.ts';

/** Ends the session; a session that is over already is over. */
export async function leave(navigate: (address: string) => Promise<void> | void): Promise<void> {
  await office.callQuietly('POST /office/api/v1/auth/logout/').catch(() => null);
  await navigate(officeAddress('/login'));
  forgetMe();
}
