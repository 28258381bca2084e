import { type Locale, localePath } from '#domain/locale.ts';
import { browserApi } from '../../api-client.ts';
import { dropAllDrafts } from '../../design/form-draft.ts';
import { forgetCard } from '../club/club.tsx';
import { setLeaving, tellLoggedOut } from './logged-out.ts';
import { stopProlonging } from './watch-session.ts';

/** Ends the session on the server, lets go of everything private here, and loads the home page. False: nobody answered. */
export async function logOut(locale: Locale): Promise<boolean> {
  stopProlonging();
  setLeaving(true);
  const answer = await browserApi(locale)('POST /api/v1/auth/logout/');
  // A session that is gone already is what was asked for.
  if (!answer.ok && answer.status !== 401) {
    setLeaving(false);
    return false;
  }
  // Whoever sits here next must not find what this person was writing, nor their card.
  dropAllDrafts();
  forgetCard();
  tellLoggedOut();
  location.assign(localePath('/', locale));
  return true;
}
