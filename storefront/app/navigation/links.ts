/**
 * One listener for every link of the shop: plain `<a href>` in the markup, navigation without reload in the browser.
 * A link component per link would cost the server more than the whole header.
 */
import { localeOfPath } from '#domain/locale.ts';
import { isInternalPath } from '#domain/navigation.ts';
import { keepLanguage } from '../../i18n/keep-language.ts';
import type { Router } from '../../router/create-router.ts';

/** Addresses of the server that are no screens. */
const NOT_A_SCREEN =
  /^\/(api|img|assets|locales|builds|feeds|\.well-known)\/|^\/(sitemap|robots)\b|\.(xml|txt|pdf|xlsx)$/;

/** The link behind an event, when it leads to a screen of this shop in this window. */
export function findScreenLink(target: EventTarget | null): { link: HTMLAnchorElement; url: URL } | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null;
  const url = URL.parse(link.href);
  if (!url || url.origin !== location.origin) return null;
  const path = url.pathname + url.search + url.hash;
  if (!isInternalPath(path, location.origin) || NOT_A_SCREEN.test(url.pathname)) return null;
  return { link, url };
}

export function followLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const found = findScreenLink(event.target);
    if (!found) return;
    event.preventDefault();
    const { link, url } = found;
    if (link.hreflang !== '') keepLanguage(localeOfPath(url.pathname));
    // A change of the query alone (filters, pages) and the language switch keep the position.
    const keepsScroll =
      (url.pathname === location.pathname && url.hash === '') || link.dataset.keepScroll !== undefined;
    void router.navigate(url.pathname + url.search + url.hash, { preventScrollReset: keepsScroll });
  });
}
