import { useCall } from '../calls/use-call.ts';
import { useWords } from '../i18n/words.ts';

/** Stores by their names; until these are there, by their numbers. None: all of them. */
export function useStoreNames(): (ids: readonly number[]) => string {
  const { t, locale } = useWords();
  const stores = useCall('GET /office/api/v1/stores/');
  return (ids) => {
    if (ids.length === 0) return t('staff.allStores');
    return ids
      .map((id) => {
        const store = stores.data?.items.find((each) => each.id === id);
        return store ? (locale === 'kz' ? store.nameKz : store.nameRu) : `№ ${id}`;
      })
      .join(', ');
  };
}
