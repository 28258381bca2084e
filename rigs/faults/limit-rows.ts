/** F44, F46: who is refused or kept waiting when addresses are busy or programs ask from many: programs, and nobody who shops. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Row } from './row.ts';
import { withBuiltShop, withPostgres } from './stand.ts';

const SHOPPERS = 3000;
const ADDRESSES = 4;
const SEARCHES = 3;
const HOARDED = 100;
const BESIDE = 300;
/** Asks that are under way at a time: two cores answer no more. */
const AT_ONCE = 40;
/** Marks count for themselves once they are some seconds old. */
const SETTLING_MS = 3500;
const SLOW_ADDRESSES = 200;
/** Each of them rests so long between its asks, and before it reads what it was given: below every limit. */
const REST_MS = 2000;
const SLOW_FOR_MS = 20_000;
const MOST_P95_MS = 1000;

interface Shopper {
  address: string;
  mark: string | null;
}

/** The mark that the first page gives to a browser behind that address. */
async function takeMark(url: string, address: string): Promise<Shopper> {
  const response = await fetch(url, { headers: { 'x-forwarded-for': address } });
  await response.arrayBuffer();
  const given = response.headers.getSetCookie().find((each) => each.startsWith('v='));
  return { address, mark: given?.split(';')[0] ?? null };
}

let asked = 0;
/** Words that nobody has asked for before: no answer is kept for them. */
async function search(url: string, { address, mark }: Shopper): Promise<number> {
  asked += 1;
  const response = await fetch(`${url}/api/v2/search/?q=${encodeURIComponent(`краска ${asked}`)}`, {
    headers: { 'x-forwarded-for': address, ...(mark === null ? {} : { cookie: mark }) },
  });
  await response.arrayBuffer();
  return response.status;
}

/** One gentle program behind an address of its own, until the time is over; how often it was answered. */
async function askSlowly(url: string, at: number, until: number): Promise<number> {
  let answered = 0;
  await sleep((REST_MS * at) / SLOW_ADDRESSES);
  const headers = { 'x-forwarded-for': `95.57.${1 + (at % 8)}.${1 + at}` };
  while (performance.now() < until) {
    asked += 1;
    const response = await fetch(`${url}/search?q=${encodeURIComponent(`обои ${asked}`)}`, { headers });
    await sleep(REST_MS);
    await response.arrayBuffer();
    if (response.status === 200) answered += 1;
  }
  return answered;
}

/** Shoppers of a dozen addresses who look about for so long, kept pages and searches in turn. */
async function shop(url: string, forMs: number): Promise<{ p95: number; refused: number; count: number }> {
  const until = performance.now() + SETTLING_MS + forMs;
  const took: number[] = [];
  let refused = 0;
  await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const shopper = await takeMark(url, `95.58.0.${1 + at}`);
      await sleep(SETTLING_MS);
      const headers = { 'x-forwarded-for': shopper.address, cookie: shopper.mark ?? '' };
      for (let step = 0; performance.now() < until; step += 1) {
        const begun = performance.now();
        if (step % 2 === 0) {
          const response = await fetch(url, { headers });
          await response.arrayBuffer();
          refused += response.status === 200 ? 0 : 1;
        } else refused += (await search(url, shopper)) === 200 ? 0 : 1;
        took.push(performance.now() - begun);
        await sleep(500);
      }
    }),
  );
  took.sort((one, other) => one - other);
  return { p95: took[Math.floor(took.length * 0.95)] ?? 0, refused, count: took.length };
}

/** So many at a time, in order; what each has given. */
async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at] as T);
    }),
  );
  return results;
}

/** Told by its proxy who asks. */
const withTrustingShop = <T>(work: (url: string) => Promise<T>): Promise<T> =>
  withPostgres(true, (server) =>
    withBuiltShop({ DATABASE_URL: server.url(), TRUST_PROXY: 'on' }, ({ url }) => work(url)),
  );

const countOf = (statuses: readonly number[], status: number) =>
  statuses.filter((each) => each === status).length;
const repeat = <T>(items: readonly T[], times: number): T[] =>
  Array.from({ length: times }, () => items).flat();

export const limitRows: Row[] = [
  {
    id: 'F44',
    fault: `${SHOPPERS} shoppers behind ${ADDRESSES} addresses of a carrier; a program with a fresh mark for every call; one with ${HOARDED} hoarded marks beside ${BESIDE} shoppers of its address`,
    rule: 'no shopper is refused; the first program has at most 140 searches in a minute, both stay below the ceiling',
    run: () =>
      withTrustingShop(async (url) => {
        const shoppers = await inTurn(
          Array.from({ length: SHOPPERS }, (_, at) => `95.56.0.${1 + (at % ADDRESSES)}`),
          (address) => takeMark(url, address),
        );
        await sleep(SETTLING_MS);
        const ofShoppers = await inTurn(repeat(shoppers, SEARCHES), (each) => search(url, each));

        const fresh = await inTurn(Array.from({ length: 600 }), async () =>
          search(url, await takeMark(url, '95.56.0.50')),
        );

        const address = '95.56.0.60';
        const here = await inTurn(Array.from({ length: HOARDED + BESIDE }), () => takeMark(url, address));
        await sleep(SETTLING_MS);
        const [hoarded, beside] = [here.slice(0, HOARDED), here.slice(HOARDED)];
        const ofHoarder: number[] = [];
        const ofBeside: number[] = [];
        for (let round = 0; round < 4; round += 1) {
          ofHoarder.push(...(await inTurn(repeat(hoarded, 12), (each) => search(url, each))));
          ofBeside.push(...(await inTurn(beside, (each) => search(url, each))));
        }

        const refused = [...ofShoppers, ...ofBeside].filter((status) => status !== 200).length;
        const taken = countOf(fresh, 200);
        const both = countOf(ofHoarder, 200) + countOf(ofBeside, 200);
        return {
          isRight: refused === 0 && taken <= 140 && both <= 3200,
          figures: [
            `${ofShoppers.length + ofBeside.length} searches of shoppers, ${refused} refused`,
            `fresh marks: ${taken} of ${fresh.length} answered`,
            `hoarded marks: ${countOf(ofHoarder, 200)} of ${ofHoarder.length} answered`,
          ].join('; '),
        };
      }),
  },
  {
    id: 'F46',
    fault: `${SLOW_ADDRESSES} addresses ask for pages that nobody has kept, each gently, and read them slowly`,
    rule: `meanwhile no shopper is refused, and 95 of 100 of their pages and searches come within ${MOST_P95_MS} ms`,
    run: () =>
      withTrustingShop(async (url) => {
        const quiet = await shop(url, SLOW_FOR_MS / 2);
        const until = performance.now() + SLOW_FOR_MS;
        const slow = Array.from({ length: SLOW_ADDRESSES }, (_, at) => askSlowly(url, at, until));
        const busy = await shop(url, SLOW_FOR_MS);
        const answered = (await Promise.all(slow)).reduce((sum, each) => sum + each, 0);
        return {
          isRight: busy.refused === 0 && busy.p95 < MOST_P95_MS,
          figures: [
            `${busy.count} asks of shoppers, ${busy.refused} refused`,
            `p95 ${busy.p95.toFixed(0)} ms, without the others ${quiet.p95.toFixed(0)} ms`,
            `${answered} pages for the ${SLOW_ADDRESSES} addresses`,
          ].join('; '),
        };
      }),
  },
];
