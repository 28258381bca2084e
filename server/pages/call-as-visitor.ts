import type { Client } from '#api/http/client.ts';
import { directCallsOf } from '#api/http/direct-calls.ts';
import type { Http } from '#api/http/http.ts';
import { NO_TOKEN_COOKIE, type Viewer } from '#api/http/session.ts';
import type { ProductDetails } from '#contract/catalog.ts';
import { type Locale, parseLocale } from '#domain/locale.ts';
import type { Send } from '#storefront/api-client.ts';
import type { Template } from './page-template.ts';

/** A page that staff look at as another would see it. */
export interface ShownAs {
  /** Null: a visitor whom nobody knows. */
  viewer: Viewer | null;
  code: string;
  /** The product with what is drafted. */
  getProduct(language: Locale): Promise<Omit<ProductDetails, 'sets'>>;
}

interface PageCaller {
  cookie: string | undefined;
  /** Whose calls they are, for limits by address; the shop's own when nobody waits for the page. */
  address: string | undefined;
  client: Client;
  requestId: string;
  /** Gathers what the API wants set in the browser: a stale token is taken away. */
  setCookies: string[];
  shownAs?: ShownAs | undefined;
  template?: Template | undefined;
}

/** Calls of a page being rendered, made as its visitor: directly where the API knows how, otherwise injected. */
export function callAsVisitor(http: Http, caller: PageCaller): Send {
  const { cookie, address, client, requestId, setCookies, shownAs, template } = caller;
  const callDirectly = directCallsOf(http, {
    cookie,
    address,
    client,
    requestId,
    ...(shownAs ? { shownAs: shownAs.viewer } : {}),
    ...(template ? { shownAs: template.viewer } : {}),
    onStaleToken: () => setCookies.push(NO_TOKEN_COOKIE),
  });
  return async (call) => {
    const answer = callDirectly(call.key, { ...call.input, body: undefined }, call.headers['x-language-id']);
    if (shownAs && answer !== null && isProduct(call.key, call.input, shownAs.code)) {
      const [{ body }, details] = await Promise.all([
        answer,
        shownAs.getProduct(parseLocale(call.headers['x-language-id'])),
      ]);
      const { sets = [] } = (body as { data?: { sets?: unknown[] } }).data ?? {};
      return { status: 200, body: { data: { ...details, sets } } };
    }
    if (answer !== null) return answer;
    template?.onPersonal();
    const { method, path, headers, body } = call;
    const response = await http.app.inject({
      method: method as 'GET',
      url: path,
      ...(address === undefined ? {} : { remoteAddress: address }),
      headers: { ...headers, 'sec-fetch-site': 'same-origin', ...(cookie === undefined ? {} : { cookie }) },
      ...(body === undefined ? {} : { payload: body }),
    });
    const setCookie = response.headers['set-cookie'];
    if (setCookie !== undefined) setCookies.push(...[setCookie].flat());
    return { status: response.statusCode, body: JSON.parse(response.payload) };
  };
}

const isProduct = (key: string, input: { params?: unknown }, code: string): boolean =>
  key === 'GET /api/v2/products/{code}/' && (input.params as { code?: string } | undefined)?.code === code;
