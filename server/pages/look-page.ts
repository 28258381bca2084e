/**
 * The page of a product as staff look at it through another's eyes (a pass of the office in its address). Made for this request
 * alone: no cache is asked and none keeps it. No script runs on it and no form is sent, so nothing is bought and nobody counted.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltApp } from '#api/app.ts';
import { clientKey, clientOf } from '#api/http/client.ts';
import type { Http } from '#api/http/http.ts';
import type { CityResolver } from './city-resolver.ts';
import type { PageRenderer } from './page-renderer.ts';
import { sendPage } from './send-page.ts';

type Look = NonNullable<ReturnType<BuiltApp['looks']['readPass']>>;

interface LookParts {
  renderer: PageRenderer;
  cities: CityResolver;
  http: Http;
  buildId: string;
  isDevelopment: boolean;
}

interface AskedLook {
  look: Look;
  looks: BuiltApp['looks'];
}

export function findLook(looks: BuiltApp['looks'], url: string): AskedLook | null {
  if (!url.includes('look=')) return null;
  const look = looks.readPass(new URLSearchParams(url.replace(/^[^?]*/, '')).get('look'));
  const path = url.replace(/\?.*$/s, '').replace(/\/$/, '');
  // It opens the page of its product and no other.
  return look && path.endsWith(`/p/${look.code}`) ? { look, looks } : null;
}

export async function sendLook(
  request: FastifyRequest,
  reply: FastifyReply,
  { look, looks }: AskedLook,
  { renderer, cities, http, buildId, isDevelopment }: LookParts,
): Promise<FastifyReply> {
  const city = cities.resolve(look.city);
  const client = clientOf(http.marks, request, request.ip);
  const viewer = looks.viewerOf(look);
  const page = await http.turns.run(clientKey(client), () =>
    renderer.render(request.url.replace(/\?.*$/s, ''), {
      city,
      requestId: request.id,
      address: request.ip,
      client,
      shownAs: {
        viewer,
        code: look.code,
        getProduct: (language) => looks.getProduct(look, { language, cityCode: city.code, viewer }),
      },
    }),
  );
  return sendPage(request, reply, page, {
    buildId,
    isBot: false,
    isDevelopment,
    isPrivateLink: true,
    isLook: true,
  });
}
