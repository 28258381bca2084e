/**
 * What an hour brings to a shop, with its pauses or without: pages of products, sections with choices, searches, calls and carts of
 * many visitors, of whom each asks for something else. The same seed asks for the same.
 */
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '#api/database.ts';
import { cityCookieValue } from '#domain/city.ts';
import type { Facts } from './subject.ts';

export interface Range {
  products: string[];
  sections: string[];
  cities: string[];
  /** Words that goods are named with. */
  words: string[];
}

interface Request {
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Brought {
  answers: number;
  /** By status: a shop that refuses half of it has not carried the load. */
  statuses: Map<number, number>;
}

const AT_ONCE = 4;
const SORTS = ['popular', 'price-asc', 'price-desc', 'name', 'new', 'discount'];

export async function readRange(databaseUrl: string): Promise<Range> {
  const db = connect({ databaseUrl, workers: 1 }, { max: 1 });
  try {
    const products = await db<{ code: string; name: string }[]>`
      select code, name_ru as name from products where active order by md5(code) limit 30000`;
    const sections = await db<{ code: string }[]>`select code from sections order by lft`;
    const cities = await db<{ code: string }[]>`select code from cities order by position`;
    const words = new Set(products.flatMap(({ name }) => name.toLowerCase().match(/[а-яё]{4,}/g) ?? []));
    const codes = (rows: { code: string }[]) => rows.map(({ code }) => code);
    return {
      products: codes(products),
      sections: codes(sections),
      cities: codes(cities),
      words: [...words].sort(),
    };
  } finally {
    await db.end({ timeout: 2 });
  }
}

/** The request of a number, out of a hundred: 45 pages of goods, 20 of sections, 10 searches, 15 calls, 10 carts. */
function toRequest(at: number, range: Range, { visitors, token }: Facts): Request {
  // Steps without a common divisor: neighbours differ in everything.
  const pick = <T>(list: readonly T[], step: number): T => list[(at * step) % list.length] as T;
  const product = range.products[at % range.products.length];
  const language = at % 3 === 0 ? '/kz' : '';
  const city = { cookie: `city=${cityCookieValue({ code: pick(range.cities, 7) })}` };
  const kind = (at * 37) % 100;
  if (kind < 40) return { path: `${language}/p/${product}`, headers: city };
  if (kind < 45)
    return { path: `${language}/p/${product}`, headers: { cookie: `token=${pick([token], 1)}` } };
  const section = pick(range.sections, 11);
  const choice = `sort=${pick(SORTS, 1)}&price=${(at % 50) * 100}-${100_000 + at}`;
  if (kind < 60) return { path: `${language}/c/${section}?${choice}`, headers: city };
  if (kind < 65) return { path: `${language}/c/${section}`, headers: city };
  const words = encodeURIComponent(`${pick(range.words, 13)} ${pick(range.words, 29)}`);
  if (kind < 70) return { path: `${language}/search?q=${words}`, headers: city };
  if (kind < 75) return { path: `/api/v2/search/?q=${words}&city=${pick(range.cities, 7)}` };
  if (kind < 85) return { path: `/api/v2/products/${product}/?city=${pick(range.cities, 7)}` };
  if (kind < 90)
    return { path: `/api/v2/products/?sectionCode=${section}&city=${pick(range.cities, 7)}&page=${at % 5}` };
  const { token: own } = visitors[at % visitors.length] as (typeof visitors)[number];
  // A cart of a few goods, not of all that its visitor ever looked at.
  const ownFew = range.products[(at % visitors.length) * 5 + (Math.floor(at / visitors.length) % 5)] ?? '';
  const items = [{ productCode: ownFew, count: at % 3 }];
  return {
    path: '/api/v1/cart/',
    headers: { authorization: `Bearer ${own}`, 'content-type': 'application/json' },
    body: JSON.stringify({ city: 'pavlodar', items }),
  };
}

/** Without pauses, or spread evenly over so many milliseconds. */
export async function bringLoad(
  facts: Facts,
  range: Range,
  from: number,
  count: number,
  overMs = 0,
): Promise<Brought> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const statuses = new Map<number, number>();
  const begun = performance.now();
  let next = from;
  const keepAsking = async () => {
    for (let at = next++; at < from + count; at = next++) {
      const waitMs = begun + ((at - from) / count) * overMs - performance.now();
      if (waitMs > 0) await sleep(waitMs);
      const status = await ask(agent, facts.shopUrl, toRequest(at, range, facts), at);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepAsking));
  agent.destroy();
  return { answers: count, statuses };
}

/** Each from an address of its own, as a proxy tells it: limits are for one visitor. */
const ask = (agent: Agent, shopUrl: string, { path, headers, body }: Request, at: number): Promise<number> =>
  new Promise((done) => {
    const from = `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
    const sent = request(
      new URL(path, shopUrl),
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'accept-encoding': at % 4 === 0 ? 'gzip' : 'br, gzip',
          'x-forwarded-for': from,
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      (response) => {
        response.resume();
        response.once('close', () => done(response.statusCode ?? 0));
      },
    );
    sent.once('error', () => done(0));
    sent.end(body);
  });
