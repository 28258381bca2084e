/** Puts the lists of the logged-in user in the place of the browser's. Loaded late, for logged-in users only. */
import type { Locale } from '#domain/locale.ts';
import { browserApi } from '../../api-client.ts';
import { toaster } from '../../design/toast-store.ts';
import type { Translate } from '../../i18n/translate.ts';
import { loginDialog } from '../access/access.ts';
import { onLiveEvent } from '../live/live.ts';
import type { SavedLists, SharedListName } from './saved-lists.ts';
import { type ListCalls, UserLists } from './user-lists.ts';

/** Gives what takes them away again. */
export function openUserLists(lists: SavedLists, locale: Locale, t: Translate): () => void {
  const user = new UserLists({
    calls: callsIn(locale),
    local: {
      get: (name) => lists.getLocal(name),
      forget: (name, codes) => lists.forgetLocal(name, codes),
      keep: (name, code) => lists.keepLocal(name, code),
    },
    onChange: () => lists.tell(),
    onRefusal: (message) =>
      toaster.show({ text: message ?? t('lists.refused'), tone: 'error', subject: 'lists' }),
    onWaiting: () => toaster.show({ text: t('lists.waiting'), subject: 'lists' }),
    onEnded: () => loginDialog.open({ returnTo: null, why: 'ended' }),
  });
  lists.attach(user);
  const stopHearing = onLiveEvent('lists', (eventId) => user.hear(eventId));
  const retry = () => void user.work();
  addEventListener('online', retry);
  retry();
  return () => {
    removeEventListener('online', retry);
    stopHearing();
    user.close();
    lists.attach(null);
  };
}

function callsIn(locale: Locale): ListCalls {
  const api = browserApi(locale);
  const isFavorites = (name: SharedListName) => name === 'favorite-products';
  return {
    load: (name) =>
      isFavorites(name)
        ? api('GET /api/v2/products/favorites/codes/')
        : api('GET /api/v2/products/compare/codes/'),
    add: (name, codes, behind) => {
      const body = { productsCode: [...codes], ...(behind === undefined ? {} : { behind }) };
      return isFavorites(name)
        ? api('POST /api/v2/products/favorites/', { body })
        : api('POST /api/v2/products/compare/', { body });
    },
    remove: (name, codes) =>
      isFavorites(name)
        ? api('DELETE /api/v2/products/favorites/', { query: { productsCode: [...codes] } })
        : api('DELETE /api/v2/products/compare/', { body: { productsCode: [...codes] } }),
  };
}
