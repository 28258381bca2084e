import type { Translate } from '../../i18n/translate.ts';
import { sharePage } from '../../page/address/share-page.ts';
import { keepCodes, toListSearch } from './list-address.ts';

/** A link that shows these products to whoever opens it. */
export function shareList(codes: readonly string[], title: string, t: Translate): Promise<void> {
  const search = toListSearch({ section: null, sort: 'added', page: 1, shared: keepCodes(codes) });
  return sharePage(title, t, location.origin + location.pathname + search);
}
