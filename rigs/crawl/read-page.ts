/** What a crawler sees in the HTML of a page: no browser, no scripts. The shop's own HTML is regular enough to be read by its tags. */

export interface Link {
  /** Path and query, without origin and hash. */
  path: string;
  rel: string;
}

export interface PageFacts {
  title: string;
  description: string;
  canonical: string | null;
  isBlocked: boolean;
  alternates: Record<string, string>;
  headings: number;
  lang: string;
  links: Link[];
  structured: Record<string, unknown>[];
  openGraph: Record<string, string>;
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };
const decodeHtml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (whole, name: string) => SIGNS[name] ?? whole);

function attributesOf(tag: string): Record<string, string> {
  const found = [...tag.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(
    found.map(([, name = '', value = '']) => [name.toLowerCase(), decodeHtml(value)]),
  );
}

const tagsOf = (html: string, name: string): Record<string, string>[] =>
  (html.match(new RegExp(`<${name}(?=[\\s>])[^>]*>`, 'g')) ?? []).map(attributesOf);

/** Only what a reader meets: the data beside the page is no page. */
const withoutScripts = (html: string): string => html.replace(/<script\b[\s\S]*?<\/script>/g, '');

export function readPage(html: string, url: URL): PageFacts {
  const visible = withoutScripts(html);
  const metas = tagsOf(visible, 'meta');
  const heads = tagsOf(visible, 'link');
  const meta = (name: string) => metas.find((each) => each.name === name)?.content ?? '';
  return {
    title: decodeHtml(/<title>([^<]*)<\/title>/.exec(visible)?.[1] ?? ''),
    description: meta('description'),
    canonical: heads.find(({ rel }) => rel === 'canonical')?.href ?? null,
    isBlocked: /noindex/.test(meta('robots') + meta('googlebot')),
    alternates: Object.fromEntries(
      heads.flatMap(({ rel, hreflang, href }) =>
        rel === 'alternate' && hreflang && href ? [[hreflang, href]] : [],
      ),
    ),
    headings: (visible.match(/<h1[\s>]/g) ?? []).length,
    lang: /<html lang="([^"]*)"/.exec(visible)?.[1] ?? '',
    links: tagsOf(visible, 'a').flatMap(({ href, rel = '' }) => {
      const target = href === undefined || href === '' ? null : URL.parse(href, url);
      if (!target || target.origin !== url.origin || href?.startsWith('#')) return [];
      return [{ path: target.pathname + target.search, rel }];
    }),
    structured: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    ),
    openGraph: Object.fromEntries(
      metas.flatMap(({ property, content }) =>
        property && content !== undefined ? [[property, content]] : [],
      ),
    ),
  };
}
