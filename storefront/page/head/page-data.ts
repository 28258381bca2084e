/** The data of a page on its way: written into its HTML by the server, read by the script that takes the page over. */
import type { Locale } from '#domain/locale.ts';
import type { ScreenFailure } from '../screen.ts';
import { type PackedData, packData, unpackData } from './packed-data.ts';
import { listTold, readTold, sumOf } from './told-words.ts';

export interface PageData {
  locale: Locale;
  buildId: string;
  /** Path and query for which this HTML was made: a cached page serves addresses with other words in the query too. */
  address: string;
  /** By route. */
  loaderData: Readonly<Record<string, unknown>>;
  /** Why the page cannot be shown, and which route says so instead. */
  failure: { routeId: string; reason: ScreenFailure } | null;
}

export const DATA_ID = 'page-data';
export const ROOT_ID = 'root';

export type SentData = PackedData & {
  /** Of the words that the page tells. */
  sum: number;
};

export function packPage(data: PageData, head: string, body: string): SentData {
  const told = listTold(head, body);
  return { ...packData(data, told), sum: sumOf(told) };
}

/** Null where there is no page of ours, or its words are not those that were sent: a translator has been at them, say. */
export function readPageData(from: Document): PageData | null {
  const root = from.getElementById(ROOT_ID);
  const text = from.getElementById(DATA_ID)?.textContent;
  if (!root || !text) return null;
  const sent = JSON.parse(text) as SentData;
  const told = readTold(from, root);
  return sumOf(told) === sent.sum ? (unpackData(sent, told) as PageData) : null;
}

/** Of the page as it is sent, by the text that the server read its words off. */
export function parsePageData(html: string): PageData | null {
  const head = between(html, '<head>', '</head>');
  const body = between(html, `<div id="${ROOT_ID}">`, '</div><script type="application/json"');
  const text = between(html, `<script type="application/json" id="${DATA_ID}">`, '</script>');
  return text === '' ? null : (unpackData(JSON.parse(text) as SentData, listTold(head, body)) as PageData);
}

function between(html: string, before: string, after: string): string {
  const start = html.indexOf(before);
  return start < 0 ? '' : html.slice(start + before.length, html.indexOf(after, start + before.length));
}
