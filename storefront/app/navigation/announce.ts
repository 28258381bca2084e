/** After a navigation: the title for the tab, the new page's name for a screen reader, the focus at its top. */
import { alternates, LOCALES, localeOfPath } from '#domain/locale.ts';
import { getWords, spokenLocale } from '../../i18n/messages.ts';
import { failureTitle, type ScreenPayload, type Seo, toCanonicalPath } from '../../page/screen.ts';
import { isRouteErrorResponse, isUnreachable } from '../../router/answers.ts';
import type { Router, RouterState } from '../../router/create-router.ts';

export function announceNavigations(router: Router): void {
  let path = location.pathname;
  router.subscribe(({ navigation, location: at, matches, loaderData, failure }) => {
    if (navigation.state !== 'idle') return;
    const leaf = matches.at(-1)?.route.id;
    const payload =
      leaf === undefined || failure ? undefined : (loaderData[leaf] as ScreenPayload | undefined);
    const seo = payload?.seo ?? failedSeo(at.pathname, failure);
    if (seo) describePage(at.pathname, seo);
    if (at.pathname === path) return;
    path = at.pathname;
    document.documentElement.lang = LOCALES[localeOfPath(path)].langTag;
    // The filters of a static page lead to its section's: the same list goes on under another address.
    if ((at.state as { keepsFocus?: true } | null)?.keepsFocus) return;
    say(document.title);
    if (at.hash === '') focusPage();
  });
}

/** A page that cannot be shown has a title too. */
function failedSeo(pathname: string, failure: RouterState['failure']): Seo | null {
  if (!failure) return null;
  const { error } = failure;
  const { t } = getWords(spokenLocale(localeOfPath(pathname)));
  const title = isUnreachable(error)
    ? 'offline.title'
    : failureTitle(isRouteErrorResponse(error) ? error.status : undefined);
  return { title: t(title), description: '', isRobotsBlock: true };
}

/**
 * The focus goes to the page's main part. A dialogue over it closes with the navigation and hands the focus back to
 * its opener: the page comes after that.
 */
function focusPage(tries = 40): void {
  if (tries > 0 && document.querySelector('dialog[open]')) {
    setTimeout(() => focusPage(tries - 1), 25);
    return;
  }
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Head tags follow the page: a shared or bookmarked address must carry the right ones. */
function describePage(pathname: string, seo: Seo): void {
  const path = toCanonicalPath(pathname, seo);
  document.title = seo.title;
  document.querySelector('meta[name=description]')?.setAttribute('content', seo.description);
  document
    .querySelector('link[rel=canonical]')
    ?.setAttribute('href', seo.canonical ?? location.origin + path);
  for (const { hreflang, href } of alternates(path, location.origin)) {
    document.querySelector(`link[hreflang="${hreflang}"]`)?.setAttribute('href', href);
  }
}

function say(words: string): void {
  let region = document.getElementById('page-announcer');
  if (!region) {
    region = document.createElement('div');
    region.id = 'page-announcer';
    region.className = 'visually-hidden';
    region.setAttribute('aria-live', 'polite');
    document.body.append(region);
  }
  region.textContent = words;
}
