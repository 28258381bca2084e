import { toaster } from '../design/toast-store.ts';
import type { Translate } from '../i18n/translate.ts';
import { keepCodes, toListSearch } from './list-address.ts';

/** A link that shows these products to whoever opens it: by the system's own sheet, otherwise by the clipboard. */
export async function shareList(codes: readonly string[], title: string, t: Translate): Promise<void> {
  const search = toListSearch({ section: null, sort: 'added', page: 1, shared: keepCodes(codes) });
  const url = location.origin + location.pathname + search;
  if (navigator.share) {
    // Called off or refused by the shopper: nothing to say about that.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  const isCopied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  toaster.show(
    isCopied
      ? { text: t('product.linkCopied'), subject: 'share' }
      : { text: t('product.linkNotCopied', { url }), subject: 'share', tone: 'error' },
  );
}
