import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_CITY_CODE } from '#domain/city.ts';
import type { Send } from '#storefront/api-client.ts';
import { root } from '#tools/run.ts';
import type { Bench } from './subject.ts';

type Renderer = typeof import('#storefront/entry-server.tsx');

const sendTo =
  (shopUrl: string): Send =>
  async ({ method, path, headers }) => {
    const response = await fetch(new URL(path, shopUrl), { method, headers });
    return { status: response.status, body: await response.json() };
  };

export const bench: Bench = {
  name: 'home-logged-in',
  what: 'the home page of a logged-in shopper, rendered for every request',
  path: () => '/',
  headers: ({ token }) => ({ 'accept-encoding': 'br, gzip', cookie: `token=${token}` }),
  floors: {
    'bare renderToString, same tree': async ({ shopUrl }) => {
      const file = join(root, 'dist', 'server', 'entry-server.js');
      const { prepareBareRender }: Renderer = await import(pathToFileURL(file).href);
      return prepareBareRender({
        url: '/',
        publicUrl: shopUrl,
        buildId: 'bench',
        requestId: 'bench',
        cityCode: DEFAULT_CITY_CODE,
        cityId: 1,
        hasToken: true,
        isDevelopment: false,
        send: sendTo(shopUrl),
        findAssets: () => ({ script: '', styles: [], modulePreloads: [], fonts: [] }),
        messagesUrl: () => '',
      });
    },
  },
};
