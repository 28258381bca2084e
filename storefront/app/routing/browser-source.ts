/** Where shell and payloads come from in the browser: the server that rendered the first page. */
import { LOCALES, localeOfPath } from '#domain/locale.ts';
import { logToConsole, tellSessionEnd } from '../../api-client.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { preloads } from '../../page/address/preloads.ts';
import type { ScreenFailure, ScreenPayload } from '../../page/screen.ts';
import { type Shell, VIEWER_HEADER } from '../../page/shell.ts';
import { errorResponse, redirect, redirectDocument, unreachable } from '../../router/answers.ts';
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
  if (body.redirect !== undefined) {
    // A guarded page that asks who is there has found nobody.
    if (/[?&]login=/.test(body.redirect)) tellSessionEnd();
    throw redirect(body.redirect);
  }
  return body;
}

/** The address of a screen's payload. */
export function payloadUrl(url: URL): string {
  return `${url.pathname.replace(/\/$/, '')}/_payload.json${url.search}`;
}

/** spec 8: a page's data that does not come is told as every failed call is. */
async function ask(path: string, signal: AbortSignal, fetched: Promise<Response> | null): Promise<Response> {
  const key = `GET ${path.replace(/\?.*/, '')}`;
  try {
    // What was fetched ahead and did not come is asked for once more.
    const response =
      (await fetched?.catch(() => null)) ??
      (await fetch(path, { signal, headers: { 'x-language-id': localeOfPath(path) } }));
    if (!response.ok) logToConsole(key, response.status);
    return response;
  } catch (cause) {
    if (signal.aborted) throw cause;
    logToConsole(key, 0, cause);
    throw unreachable(cause);
  }
}

export const browserSource: PageSource = {
  async findShell(locale, { url, signal }) {
    return readJson<Shell>(await ask(`${LOCALES[locale].prefix}/_shell.json`, signal, null), url);
  },
  async findPayload(_route, _locale, { url, signal }) {
    const payload = payloadUrl(url);
    const response = await ask(payload, signal, preloads.take(payload));
    const found = await readJson<ScreenPayload>(response, url);
    if (!response.headers.has(VIEWER_HEADER)) tellSessionEnd();
    return found;
  },
  loadMessages,
};
