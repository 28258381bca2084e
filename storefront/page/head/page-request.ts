/** What the server knows of a visit when it asks the storefront for a page, and what it gets back. */
import type { User } from '#contract/users.ts';
import type { Locale } from '#domain/locale.ts';
import type { PlainVisit } from '#domain/plain-cart.ts';
import type { Send } from '../../api-client.ts';
import type { Assets } from './document.ts';

export interface PageRequest {
  /** Path and query in their one normal form. */
  url: string;
  /** As they were asked for. */
  askedUrl: string;
  publicUrl: string;
  buildId: string;
  requestId: string;
  /** The visitor's city; always a known one. */
  cityId: number;
  cityCode: string;
  hasToken: boolean;
  /** Whom the page is made for where nobody has come: staff look at it as another would see it. */
  viewer?: User;
  /** Only on the cart's page of a browser without the script. */
  plain?: PlainVisit;
  isDevelopment: boolean;
  send: Send;
  /** The files of a page, by the modules it needs beside the entry (paths within the storefront). */
  findAssets(modules: readonly string[], entry?: string): Assets;
  messagesUrl(locale: Locale): string;
}

export interface PageAnswer {
  status: number;
  /** Goes into the status line of a failed page (spec 8). */
  statusMessage?: string;
  headers: Record<string, string>;
  body: string;
}
