import type { FastifyInstance } from 'fastify';
import type { Send } from '#storefront/api-client.ts';

/** Calls of a page being rendered, made as its visitor into the very same application. */
export function injectionOf(
  app: FastifyInstance,
  { cookie, address }: { cookie: string | undefined; address: string | undefined },
  setCookies: string[],
): Send {
  return async ({ method, path, headers, body }) => {
    const response = await app.inject({
      method: method as 'GET',
      url: path,
      ...(address === undefined ? {} : { remoteAddress: address }),
      headers: { ...headers, 'sec-fetch-site': 'same-origin', ...(cookie === undefined ? {} : { cookie }) },
      ...(body === undefined ? {} : { payload: body }),
    });
    // A stale token is taken away by the API: the page passes that on to the browser.
    const setCookie = response.headers['set-cookie'];
    if (setCookie !== undefined) setCookies.push(...[setCookie].flat());
    return { status: response.statusCode, body: JSON.parse(response.payload) };
  };
}
