/** The page that is shown when the network is gone. Whole in itself: its lists are filled in by entry-offline.ts. */
import { LOCALES, type Locale, localePath } from '#domain/locale.ts';
import type { MessageKey, Translate } from '../../i18n/translate.ts';
import { escapeHtml } from '../../page/head/document.ts';

interface OfflineFiles {
  script: string;
  styles: readonly string[];
  modulePreloads: readonly string[];
  fonts: readonly string[];
}

const SECTIONS: readonly { id: string; words: MessageKey }[] = [
  { id: 'card', words: 'clubcard.title' },
  { id: 'cart', words: 'cart.title' },
  { id: 'favorites', words: 'favorites.title' },
  { id: 'seen', words: 'product.recent' },
];

export function renderOffline(locale: Locale, t: Translate, files: OfflineFiles): string {
  const say = (key: MessageKey) => escapeHtml(t(key));
  const sections = SECTIONS.map(
    ({ id, words }) =>
      `<section id="${id}" class="offline-section" aria-labelledby="${id}-title" hidden><h2 id="${id}-title">${say(words)}</h2><div class="offline-list"></div></section>`,
  ).join('');
  return (
    `<!doctype html><html lang="${LOCALES[locale].langTag}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${say('offline.title')}</title>` +
    `<meta name="description" content="${say('offline.text')}"><meta name="robots" content="noindex">` +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
    files.fonts
      .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
      .join('') +
    files.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('') +
    files.modulePreloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('') +
    `<script type="module" src="${files.script}"></script></head>` +
    `<body class="offline"><header class="offline-head"><div class="container"><a href="${localePath('/', locale)}"><img src="/favicon.svg" width="40" height="40" alt=""> Шебер</a></div></header>` +
    `<main class="container offline-main"><img src="/icons/drawings/offline.svg" width="200" height="140" alt=""><h1>${say('offline.title')}</h1><p class="offline-text">${say('offline.text')}</p>` +
    `<p><a class="offline-again" id="again" href="${localePath('/', locale)}">${say('offline.again')}</a></p>` +
    `<p class="offline-note" id="note" hidden>${say('offline.note')} <time id="at"></time></p>${sections}` +
    `<p id="nothing" hidden>${say('offline.nothing')}</p></main></body></html>`
  );
}
