/**
 * Walks the shop as a search engine does: from the home page of both languages along its links, and from the sitemap.
 * Promises a list of faults in words: broken links, redirects, orphans, pages without their one title, description,
 * heading, canonical address and alternates, HTML that is not valid, facts that lack what schema.org asks for.
 * A sample leaves most products and further pages of lists out; everything else is always walked whole.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { HtmlValidate } from 'html-validate';
import { alternates, LOCALES, localeOfPath, stripLocale } from '#domain/locale.ts';
import { type PageFacts, readPage } from './read-page.ts';
import { findFactFaults } from './schema-rules.ts';

export interface CrawlOptions {
  /** Where the shop answers. */
  shop: string;
  /** One product of so many is looked at. */
  everyProduct: number;
  /** How many requests at once. */
  atOnce: number;
  /** HTML of one page of so many of a kind is held against the rules. */
  everyHtml: number;
  /** Gets the HTML that was held against the rules, for another judge. */
  keep?: (path: string, html: string) => void;
}

export interface CrawlReport {
  pages: number;
  validated: number;
  faults: string[];
}

const PRODUCT = /^\/p\/[^/]+$/;
const FURTHER = /[?&]page=\d+/;
/** Pages that robots.txt keeps robots from, and what is no page at all. */
const NOT_WALKED = /^\/(api|img|documents|assets|builds|locales|_design|feeds)(\/|$)/;

const rules = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // Matters of taste and of other tools, not of the standard.
    'long-title': 'off',
    'no-inline-style': 'off',
    'require-sri': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'no-trailing-whitespace': 'off',
    'attr-quotes': 'off',
    'prefer-native-element': 'off',
    'no-raw-characters': ['error', { relaxed: true }],
  },
});

/** The same choice with every run. */
function isChosen(text: string, every: number): boolean {
  let sum = 0;
  for (const sign of text) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0;
  return sum % every === 0;
}

export async function crawl({
  shop,
  everyProduct,
  atOnce,
  everyHtml,
  keep,
}: CrawlOptions): Promise<CrawlReport> {
  const faults: string[] = [];
  const pages = new Map<string, PageFacts>();
  const linked = new Set<string>();
  const queue = new Map<string, string>();
  const done = new Set<string>();
  const kinds = new Map<string, number>();
  let validated = 0;

  const robots = await readText('/robots.txt');
  const closed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);
  const isClosed = (path: string) =>
    closed.some((start) => path === start || path.startsWith(start.endsWith('/') ? start : `${start}/`));
  const origin = new URL(/^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? shop).origin;

  const listed = await readSitemap();
  for (const path of ['/', '/kz']) queue.set(path, 'the start');
  for (const path of listed) if (isWalked(path)) queue.set(path, 'the sitemap');
  await walk();
  judge();
  return { pages: pages.size, validated, faults };

  async function readText(path: string): Promise<string> {
    const response = await fetch(shop + path);
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    return response.text();
  }

  async function readSitemap(): Promise<Set<string>> {
    const paths = new Set<string>();
    const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
    for (const part of locations(await readText('/sitemap.xml')))
      for (const address of locations(await readText(new URL(part).pathname)))
        paths.add(address.slice(origin.length) || '/');
    return paths;
  }

  function isWalked(path: string): boolean {
    const bare = stripLocale(path);
    if (NOT_WALKED.test(bare) || isClosed(path.split('?')[0] ?? '')) return false;
    if (bare.includes('?') && !/^[^?]*\?page=\d+$/.test(bare)) return false;
    if (everyProduct > 1 && FURTHER.test(bare) && !isChosen(bare, everyProduct)) return false;
    return !PRODUCT.test(bare) || isChosen(bare, everyProduct);
  }

  async function walk(): Promise<void> {
    while (queue.size > 0) {
      const batch = [...queue].slice(0, atOnce);
      for (const [path] of batch) {
        queue.delete(path);
        done.add(path);
      }
      await Promise.all(batch.map(([path, from]) => visit(path, from)));
    }
  }

  /** As engines do it: who is told to come again a little later does, a few times. */
  async function ask(url: string, triesLeft = 3): Promise<Response> {
    const response = await fetch(url, { redirect: 'manual' });
    const laterS = Number(response.headers.get('retry-after'));
    if (response.status !== 503 || triesLeft === 0 || !(laterS > 0)) return response;
    await response.body?.cancel();
    await sleep(laterS * 1000);
    return ask(url, triesLeft - 1);
  }

  async function visit(path: string, from: string): Promise<void> {
    const response = await ask(shop + path);
    const where = `${path} (from ${from})`;
    if (response.status >= 300 && response.status < 400) {
      faults.push(`${where}: leads on to ${response.headers.get('location')}`);
      return;
    }
    if (response.status !== 200) {
      faults.push(`${where}: answers ${response.status}`);
      return;
    }
    const html = await response.text();
    const facts = readPage(html, new URL(shop + path));
    pages.set(path, facts);
    await validate(path, html);
    for (const link of facts.links) {
      const target = link.path === '/kz/' ? '/kz' : link.path.replace(/(.)\/$/, '$1');
      linked.add(target);
      if (link.rel.includes('nofollow')) continue;
      if (!done.has(target) && !queue.has(target) && isWalked(target)) queue.set(target, path);
    }
  }

  async function validate(path: string, html: string): Promise<void> {
    const steps = stripLocale(path).replace(/[?].*/, '').split('/');
    const kind = `${localeOfPath(path)} ${steps[1]} ${steps.length}`;
    const seen = kinds.get(kind) ?? 0;
    kinds.set(kind, seen + 1);
    if (seen % everyHtml !== 0) return;
    validated += 1;
    keep?.(path, html);
    const { results } = await rules.validateString(html);
    const found = new Set(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? '?'}`),
      ),
    );
    for (const fault of [...found].slice(0, 5)) faults.push(`${path}: ${fault}`);
  }

  function judge(): void {
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const [path, facts] of pages) {
      judgePage(path, facts);
      if (facts.isBlocked) continue;
      for (const [known, text, name] of [
        [titles, facts.title, 'title'],
        [descriptions, facts.description, 'description'],
      ] as const) {
        const other = known.get(text);
        if (other !== undefined) faults.push(`${path}: the ${name} of ${other} too: «${text}»`);
        known.set(text, path);
      }
      if (!path.includes('?') && !listed.has(path)) faults.push(`${path}: is not in the sitemap`);
    }
    for (const path of listed) {
      const isSampled = everyProduct === 1 || !PRODUCT.test(stripLocale(path));
      if (isSampled && !linked.has(path) && stripLocale(path) !== '/')
        faults.push(`${path}: no page leads to it`);
    }
  }

  function judgePage(path: string, facts: PageFacts): void {
    const locale = localeOfPath(path);
    const report = (words: string) => faults.push(`${path}: ${words}`);
    if (facts.headings !== 1) report(`${facts.headings} first-level headings`);
    if (facts.lang !== LOCALES[locale].langTag) report(`its language is «${facts.lang}»`);
    if (facts.title.trim() === '') report('no title');
    for (const fault of findFactFaults(facts.structured)) report(fault);
    if (facts.isBlocked) return;
    if (facts.description.length < 25) report(`the description «${facts.description}» says too little`);
    if (facts.canonical !== origin + path) report(`its canonical address is ${facts.canonical}`);
    for (const { hreflang, href } of alternates(path, origin))
      if (facts.alternates[hreflang] !== href)
        report(`its alternate ${hreflang} is ${facts.alternates[hreflang]}`);
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:locale', 'og:type'])
      if (!facts.openGraph[property]) report(`no ${property}`);
    if (facts.structured.length === 0) report('no structured facts');
  }
}
