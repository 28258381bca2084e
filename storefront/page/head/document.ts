/**
 * The HTML around a rendered screen: head, preloads, page data. Written as text, not by React: it is the same
 * for every screen, and the page data must stand in a script that never runs (no inline code, one static policy).
 */
import { alternates, LOCALE_CODES, LOCALES, type Locale } from '#domain/locale.ts';
import { spriteOf } from '../../design/icon-sprite.ts';
import { THEME_COLOUR } from '../../design/theme-colour.ts';
import { LIFE_ID, type Life } from '../hydration/hydration-manifest.ts';
import { type Seo, toCanonicalPath } from '../screen.ts';
import { DATA_ID, type PageData, packPage, ROOT_ID } from './page-data.ts';

/** What the build made, by the screen it belongs to. */
export interface Assets {
  /** The first script, which fetches the rest once the page is seen. */
  start: string;
  script: string;
  styles: readonly string[];
  /** What `styles` is joined of, for the scripts: they bring these with them unless the page already has them. */
  joinedStyles?: readonly string[];
  modulePreloads: readonly string[];
  fonts: readonly string[];
  /** Development only: what the build tool wants in the head. */
  developmentHead?: string;
}

interface DocumentParts {
  locale: Locale;
  path: string;
  publicUrl: string;
  seo: Seo;
  body: string;
  pageData: PageData;
  assets: Assets;
  messagesUrl: string;
  /** schema.org, one element each: data, which no policy takes for code. */
  structuredData?: readonly object[];
}

/** Those that people here use; others of their kind read one of these. */
const SEARCH_ENGINES = ['googlebot', 'yandex', 'bingbot'] as const;

export function renderDocument(parts: DocumentParts): string {
  const { seo, assets } = parts;
  const [firstPictures, body] = takePreloads(parts.body);
  // One address per page: without the slash at the end, without a query but the page's number.
  const path = toCanonicalPath(parts.path, seo);
  const canonical = seo.canonical ?? parts.publicUrl + path;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(seo.title)}</title>`,
    `<meta name="description" content="${escapeHtml(seo.description)}">`,
    seo.isRobotsBlock
      ? (seo.isBlockedByName ? SEARCH_ENGINES : ['robots'])
          .map((name) => `<meta name="${name}" content="noindex">`)
          .join('')
      : `<link rel="canonical" href="${escapeHtml(canonical)}">${
          // A page that stands behind another one leaves the other languages to that one.
          canonical === parts.publicUrl + path ? alternateLinks(path, parts.publicUrl) : ''
        }`,
    ...openGraph(parts, canonical),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    `<link rel="manifest" href="${LOCALES[parts.locale].prefix}/manifest.webmanifest">`,
    `<meta name="theme-color" content="${THEME_COLOUR}">`,
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...firstPictures,
    // Never fetched: what stands as a link counts as loaded for the code that loads chunks.
    ...(assets.joinedStyles ?? []).map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...(parts.structuredData ?? []).map(
      (each) => `<script type="application/ld+json">${escapeJson(each)}</script>`,
    ),
    assets.developmentHead ?? '',
    `<script type="module" src="${assets.start}" async fetchpriority="low"></script>`,
  ].join('');
  // What the page is seen with comes first: all that makes it alive is only named.
  const life: Life = { entry: assets.script, modules: assets.modulePreloads, messages: parts.messagesUrl };
  return (
    `<!doctype html><html lang="${LOCALES[parts.locale].langTag}"><head>${head}</head>` +
    `<body>${spriteOf(body)}<div id="${ROOT_ID}">${body}</div>` +
    `<script type="application/json" id="${LIFE_ID}">${escapeJson(life)}</script>` +
    `<script type="application/json" id="${DATA_ID}">${escapeJson(packPage(parts.pageData, head, body))}</script></body></html>`
  );
}

const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/**
 * React writes the preloads of a screen's first pictures before the screen: in the head the browser meets them sooner.
 * Those with a choice of sizes are left out: an element takes a larger picture that is in the browser's memory already,
 * a preload does not, and would fetch a second one that nobody shows. Their elements are marked as urgent themselves.
 */
function takePreloads(body: string): [preloads: string[], body: string] {
  const [preloads = ''] = PRELOADS.exec(body) ?? [];
  const all = preloads.match(/<link[^>]*>/g) ?? [];
  return [all.filter((link) => !/imagesrcset/i.test(link)), body.slice(preloads.length)];
}

/** What a messenger or a network shows of a shared page. */
function openGraph({ seo, locale, publicUrl }: DocumentParts, canonical: string): string[] {
  if (seo.isRobotsBlock) return [];
  const others = LOCALE_CODES.filter((code) => code !== locale);
  const facts: [property: string, content: string | undefined][] = [
    ['og:type', seo.type ?? 'website'],
    ['og:site_name', 'Шебер'],
    ['og:title', seo.title],
    ['og:description', seo.description],
    ['og:url', canonical],
    ['og:image', seo.image ?? `${publicUrl}/og.png`],
    ['og:video', seo.video],
    ['og:locale', LOCALES[locale].openGraph],
    ...others.map((code): [string, string] => ['og:locale:alternate', LOCALES[code].openGraph]),
  ];
  return facts.flatMap(([property, content]) =>
    content === undefined ? [] : [`<meta property="${property}" content="${escapeHtml(content)}">`],
  );
}

function alternateLinks(path: string, publicUrl: string): string {
  return alternates(path, publicUrl)
    .map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`)
    .join('');
}

const HTML_SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => HTML_SIGNS[sign] ?? sign);
}

/** JSON inside a script element: `</script>` in a product's name must not end it. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
