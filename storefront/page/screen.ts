/** What a screen is: its component, how its data is loaded on the server, and what search engines are told. */
import type { ComponentType } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { PlainVisit } from '#domain/plain-cart.ts';
import type { Api } from '../api-client.ts';
import type { Translate } from '../i18n/translate.ts';

/** spec 2: layouts. */
export type LayoutName = 'default' | 'order' | 'personal' | 'empty';

export interface Seo {
  title: string;
  description: string;
  /** The page's one address, whole, where it is not simply its path. */
  canonical?: string;
  /** For whoever shares the page: a picture and a film, whole addresses. */
  image?: string;
  video?: string;
  /** What kind of thing it is for whoever shares it; a page of a shop unless told. */
  type?: 'website' | 'article' | 'product';
  /** Belongs to the page's one address for search engines, `page=2`; any other query is left out of it. */
  canonicalQuery?: string;
  /** Keeps robots away from this address. */
  isRobotsBlock?: boolean;
  /** Of a blocked page: only search engines are kept away, by their names, not the tools that judge pages. */
  isBlockedByName?: boolean;
}

/** One address per page: without the slash at the end, without a query but the one that belongs to it. */
export const toCanonicalPath = (path: string, { canonicalQuery }: Seo): string =>
  path.replace(/(.)\/$/, '$1') + (canonicalQuery ? `?${canonicalQuery}` : '');

/** What a screen's loader may use. Runs on the server only: in the browser the payload stands in for it. */
export interface LoadContext {
  api: Api;
  locale: Locale;
  cityId: number;
  cityCode: string;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  /** Of the cart's page in a browser without the script. */
  plain?: PlainVisit;
}

export interface ScreenModule<Data = unknown> {
  Screen: ComponentType<{ data: Data }>;
  load(context: LoadContext): Promise<Data>;
  seo(data: Data, t: Translate): Seo;
  /** What search engines read beside the page (schema.org); written into its HTML and nowhere else. */
  structuredData?:
    | ((data: Data, place: { publicUrl: string; locale: Locale }) => Promise<object[]>)
    | undefined;
  /**
   * Fetches the parts that come alive late: the first page has them as HTML, a navigation in the browser waits for
   * them. Never rejects.
   */
  prepare?: (() => Promise<void>) | undefined;
  /** Is there such a page at all? Anything but true is 404 (spec 5); asked before anything is loaded. */
  validate?: ((params: LoadContext['params']) => boolean) | undefined;
}

/** Gives a screen module its types: `export const { Screen, load, seo } = defineScreen({ … })`. */
export function defineScreen<Data>(screen: ScreenModule<Data>): ScreenModule<Data> {
  return screen;
}

/** The data of one screen as it travels: in the HTML of a first visit, as `{path}/_payload.json` afterwards. */
export interface ScreenPayload {
  data: unknown;
  seo: Seo;
}

/** Why a screen cannot be shown, as it travels to the browser: nothing but this. */
export interface ScreenFailure {
  status: number;
  statusMessage: string;
  requestId: string;
}

/** What a page that cannot be shown is called. */
export const failureTitle = (status: number | undefined) =>
  status === 404 ? 'notFound.title' : status === 429 ? 'error.busyTitle' : 'error.title';

/** A screen that cannot be shown: thrown by loaders, drawn by the error screen with this status. */
export class ScreenError extends Error {
  readonly status: number;
  readonly requestId: string | undefined;

  constructor(status: number, message: string, requestId?: string) {
    super(message);
    this.name = 'ScreenError';
    this.status = status;
    this.requestId = requestId;
  }
}
