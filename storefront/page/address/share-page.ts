import { toaster } from '../../design/toast-store.ts';
import type { Translate } from '../../i18n/translate.ts';

/** By the system's own sheet where there is one, otherwise the address goes to the clipboard and the visitor is told. */
export async function sharePage(
  title: string,
  t: Translate,
  url: string = location.origin + location.pathname,
): Promise<void> {
  if (navigator.share) {
    // Called off or refused by the visitor: nothing to say about that.
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
