/** Where shell and payloads come from in the browser: the server that rendered the first page. */
import { LOCALES } from '#domain/locale.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { preloads } from '../../page/address/preloads.ts';
import type { ScreenFailure, ScreenPayload } from '../../page/screen.ts';
import type { Shell } from '../../page/shell.ts';
import { errorResponse, redirect, redirectDocument } from '../../router/answers.ts';
import type { PageSource } from './route-tree.tsx';

let buildId: string | undefined;

/** The build that rendered the page; an answer of another one means that the page must be loaded anew. */
export function setBuildId(id: string): void {
  buildId = id;
}

async function readJson<T>(response: Response, { pathname, search }: URL): Promise<T> {
  const build = response.headers.get('x-build-id');
  if (build !== null && build !== buildId) throw redirectDocument(pathname + search);
  const body = (await response.json()) as T & { redirect?: string };
  if (!response.ok) throw errorResponse(body as unknown as ScreenFailure, { status: response.status });
  if (body.redirect !== undefined) throw redirect(body.redirect);
  return body;
}

/** The address of a screen's payload. */
export function payloadUrl(url: URL): string {
  return `${url.pathname.replace(/\/$/, '')}/_payload.json${url.search}`;
}

export const browserSource: PageSource = {
  async findShell(locale, { url, signal }) {
    const response = await fetch(`${LOCALES[locale].prefix}/_shell.json`, { signal });
    return readJson<Shell>(response, url);
  },
  async findPayload(_route, _locale, { url, signal }) {
    const payload = payloadUrl(url);
    const response = await (preloads.take(payload) ?? fetch(payload, { signal }));
    return readJson<ScreenPayload>(response, url);
  },
  loadMessages,
};
