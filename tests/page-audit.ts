/**
 * What every page must keep, whichever journey comes by: a silent console, no failed request, no content-policy
 * violation, no jump, WCAG 2.2 AA by axe, and the rules of HTML that a browser forgives in silence.
 * watchPage() listens from the first byte; expectQuiet() asks for the silence alone, expectClean() for everything.
 */
import type { ConsoleMessage, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { type AxeScope, findAxeViolations } from './axe.ts';
import { findMarkupFaults } from './markup-faults.ts';

/** The promise for every screen: nothing that a reader could see jumping. */
const MOST_LAYOUT_SHIFT = 0.02;
/** Of one warning: enough to find its place. */
const MOST_LETTERS = 400;

interface Watch {
  complaints: { words: string; about?: string }[];
  allowed: RegExp[];
  /** Pages that were asked for: that one of them has a failed status is remarked on by the browser, and no warning. */
  documents: Set<string>;
}

const watches = new WeakMap<Page, Watch>();

function watchOf(page: Page): Watch {
  const watch = watches.get(page);
  if (!watch) throw new Error('This page is not watched: open it by watchPage().');
  return watch;
}

/** Of a picture fetched ahead by a browser that draws none. */
const NOT_DRAWN =
  /image loading is disabled|\/(?:img|icons)\/\S+ was preloaded using link preload but not used/;

/** Before the page is opened: nothing it says is lost. */
export async function watchPage(page: Page, { hasPictures = true } = {}): Promise<void> {
  const allowed = hasPictures ? [] : [NOT_DRAWN];
  const watch: Watch = { complaints: [], allowed, documents: new Set() };
  watches.set(page, watch);
  const warn = (words: string) => watch.complaints.push({ words });
  page.on('console', (message) => {
    if (!isComplaint(message)) return;
    const { url } = message.location();
    const isRemark = message.text().startsWith('Failed to load resource');
    watch.complaints.push({
      words: `console ${message.type()}: ${message.text()} (${url})`,
      ...(isRemark ? { about: url } : {}),
    });
  });
  page.on('pageerror', (error) => warn(`page error: ${error.stack || String(error)}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // What a new page makes needless is called off by the browser itself; what the policy blocks is said by the console.
    if (reason !== 'net::ERR_ABORTED' && reason !== 'csp') warn(`request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (isDocument(response.request())) watch.documents.add(response.url());
    else if (response.status() >= 400) warn(`request: ${response.url()} answered ${response.status()}`);
  });
  await page.addInitScript(listenInside);
  // Whoever waits for pictures in this page (page-ready.ts) would wait for nothing.
  if (!hasPictures) await page.addInitScript(() => Object.assign(window, { drawsNoPictures: true }));
}

/** Runs in the page: a violation is said aloud, shifts are summed up from the very beginning. */
function listenInside(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    // biome-ignore lint/suspicious/noConsole: the console is what the watch listens to
    console.error(`content policy: ${effectiveDirective} ${blockedURI} ${sample}`);
  });
  const sum = { value: 0, sources: [] as string[] };
  Object.assign(window, { layoutShift: sum });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as Shift[]) {
      if (entry.hadRecentInput) continue;
      sum.value += entry.value;
      const nodes = entry.sources.map(
        ({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120) ?? '?',
      );
      sum.sources.push(`${entry.value.toFixed(4)} by ${nodes.join(' | ')}`);
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  interface Shift {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
}

/** Said by the browser's driver, not by the page: most journeys are made without the service worker. */
const KEPT_OUT = 'Service Worker registration blocked by Playwright';
const isComplaint = (message: ConsoleMessage) =>
  ['error', 'warning', 'assert'].includes(message.type()) && message.text() !== KEPT_OUT;
const isDocument = (request: Request) =>
  request.isNavigationRequest() && request.frame().parentFrame() === null;

/** This journey makes the page warn in these words; anything else still counts. */
export function allowComplaint(page: Page, words: RegExp): void {
  watchOf(page).allowed.push(words);
}

/** Takes what was said so far: the next look begins with silence. */
function takeComplaints(page: Page): string[] {
  const watch = watchOf(page);
  const complaints = watch.complaints
    .filter(({ about }) => about === undefined || !watch.documents.has(about))
    .map(({ words }) => words.slice(0, MOST_LETTERS))
    .filter((words) => !watch.allowed.some((allowed) => allowed.test(words)));
  watch.complaints = [];
  return complaints;
}

export function expectQuiet(page: Page): void {
  expect(takeComplaints(page), `what ${page.url()} said`).toEqual([]);
}

export interface CleanOptions {
  /** Of `<html lang>`. */
  lang: string;
  /** By default Russian pages alone: what axe looks at is the same in both languages. A state that only Kazakh shows says so. */
  axe?: AxeScope;
  /** The window has changed its size, or a press has brought something new, however late its answer came: it has moved, rightly. */
  isMoved?: boolean;
}

export async function expectClean(page: Page, options: CleanOptions): Promise<void> {
  const { lang, axe = lang.startsWith('ru') ? 'all' : 'none', isMoved = false } = options;
  const shift = isMoved ? [] : await findShift(page);
  // What a phone has not laid out yet has no true place: it is judged as it is when it has come near.
  await drawWhole(page, true);
  const faults = [
    ...(await page.evaluate(findMarkupFaults, lang)),
    ...shift,
    ...(await findAxeViolations(page, axe)),
    ...takeComplaints(page),
  ];
  await drawWhole(page, false);
  expect(faults, `what is wrong with ${page.url()} at ${page.viewportSize()?.width} px`).toEqual([]);
}

const drawWhole = (page: Page, isWhole: boolean) =>
  page.evaluate((whole) => void document.documentElement.toggleAttribute('data-whole', whole), isWhole);

async function findShift(page: Page): Promise<string[]> {
  const { value, sources } = await page.evaluate(
    () => (window as unknown as { layoutShift: { value: number; sources: string[] } }).layoutShift,
  );
  return value > MOST_LAYOUT_SHIFT ? [`layout shift of ${value.toFixed(3)}: ${sources.join('; ')}`] : [];
}
