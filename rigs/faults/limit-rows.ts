/** F44: who is refused when a carrier's address is busy: programs, and nobody who shops. */
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
];
