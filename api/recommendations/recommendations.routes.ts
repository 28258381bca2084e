import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordEvents } from '#contract/events.ts';
import { getRecommendations, recordView } from '#contract/recommendations.ts';
import type { Cities } from '../cities/cities.ts';
import { readCookie } from '../http/cookies.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import type { Events, Recommendations, Views } from './recommendations.ts';

const MARK_COOKIE = 'uc';
const MARK_SECONDS = 365 * 24 * 60 * 60;

export function registerRecommendations(
  http: Http,
  {
    recommendations,
    views,
    events,
    cities,
  }: { recommendations: Recommendations; views: Views; events: Events; cities: Cities },
): void {
  route(http, getRecommendations, async ({ params, query, language, viewer }) => ({
    name: params.name,
    products: await recommendations.list(params.name, {
      reader: { language, viewer, cityCode: await cities.resolveId(query.cityId) },
      productCode: query.productCode,
      codes: query.codes,
      // Never from the cookie itself: a page that is made once for everybody must not show one visitor's history.
      visitor: query.uc,
    }),
  }));

  route(http, recordView, async ({ body, language, client, request, reply }) => {
    if (asksForPrivacy(request)) return { data: { isRecorded: false } };
    const known = readCookie(request, MARK_COOKIE);
    const mark = await views.record({
      productCode: body.productCode,
      cityCode: await cities.resolveId(body.cityId),
      language,
      visitor: known,
      client,
    });
    giveMark(reply, mark, known);
    return { data: { isRecorded: true } };
  });

  route(http, recordEvents, async ({ body, language, client, request, reply }) => {
    if (asksForPrivacy(request)) return { data: { recorded: 0 } };
    const known = readCookie(request, MARK_COOKIE);
    const { mark, recorded } = await events.record({
      events: body.events,
      cityCode: await cities.resolveId(body.cityId),
      language,
      visitor: known,
      client,
    });
    giveMark(reply, mark, known);
    return { data: { recorded } };
  });
}

/** Not HttpOnly: the page reads it to ask for its recommendations (spec 7). */
function giveMark(reply: FastifyReply, mark: string, known: string | undefined): void {
  if (mark === known) return;
  const lifetime = `Path=/; Max-Age=${MARK_SECONDS}; Secure; SameSite=Lax`;
  reply.header('set-cookie', `${MARK_COOKIE}=${mark}; ${lifetime}`);
}

/** Do Not Track and Global Privacy Control are taken at their word: nothing is recorded, no mark is given. */
function asksForPrivacy({ headers }: FastifyRequest): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1';
}
