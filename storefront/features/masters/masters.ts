/**
 * A master's link: who follows it is remembered for thirty days, and what they buy then brings the master points. The
 * code leaves the address, so that a page sent on does not carry it by accident; whoever came is told what it means.
 */
import type { Locale } from '#domain/locale.ts';
import { MASTER_COOKIE, MASTER_COOKIE_MAX_AGE_S, MASTER_PARAM, parseMasterCode } from '#domain/pro.ts';
import { toaster } from '../../design/toast-store.ts';
import { getWords } from '../../i18n/messages.ts';

export function takeMasterLink(locale: Locale): void {
  const url = new URL(location.href);
  const code = parseMasterCode(url.searchParams.get(MASTER_PARAM));
  url.searchParams.delete(MASTER_PARAM);
  history.replaceState(history.state, '', url);
  if (code === null) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
  document.cookie = `${MASTER_COOKIE}=${code}; Path=/; Max-Age=${MASTER_COOKIE_MAX_AGE_S}; SameSite=Lax`;
  toaster.show({ text: getWords(locale).t('pro.brought'), subject: 'pro' });
}
