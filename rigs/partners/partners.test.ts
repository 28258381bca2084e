/** What a partner's test host is asked by hand is asked of its stand here: the stand and the partner are held by the same list. */
import { afterEach, describe, expect, test } from 'vitest';
import { SETTINGS as CDEK, openCdekStand } from '#tests/stands/cdek/cdek-stand.ts';
import { SECRET as FREEDOM_SECRET, MERCHANT, openFreedomStand } from '#tests/stands/freedom/freedom-stand.ts';
import { CLIENT, SECRET as HALYK_SECRET, openHalykStand, TERMINAL } from '#tests/stands/halyk/halyk-stand.ts';
import { openTipTopStand, PUBLIC_ID, SECRET as TIPTOP_SECRET } from '#tests/stands/tiptop/tiptop-stand.ts';
import { openWebkassaStand, SETTINGS as WEBKASSA } from '#tests/stands/webkassa/webkassa-stand.ts';
import { listSentences, TRIED, type Tried } from './open-partner.ts';
import { judge } from './sentence.ts';

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});
const kept = <T extends { close(): Promise<void> }>(stand: T): T => {
  closings.push(stand.close);
  return stand;
};
const nobody = async () => '';

const OPEN: Record<Tried, () => Promise<Parameters<typeof listSentences>[1]>> = {
  async tiptop() {
    const { url: address } = kept(await openTipTopStand(nobody));
    return { tiptop: { publicId: PUBLIC_ID, secret: TIPTOP_SECRET, address, isTest: true } };
  },
  async freedom() {
    const { url: address } = kept(await openFreedomStand(nobody));
    return { freedom: { merchant: MERCHANT, secret: FREEDOM_SECRET, address, isTest: true } };
  },
  async halyk() {
    const { url: address } = kept(await openHalykStand(nobody));
    const tokenAddress = `${address}/oauth2/token`;
    const script = `${address}/payform/payment-api.js`;
    const own = { client: CLIENT, secret: HALYK_SECRET, terminal: TERMINAL, prefix: '1' };
    return { halyk: { ...own, address, tokenAddress, script } };
  },
  async webkassa() {
    const { url: address } = kept(await openWebkassaStand());
    return { webkassa: { ...WEBKASSA, address } };
  },
  async cdek() {
    const { url: address } = kept(await openCdekStand());
    return { cdek: { ...CDEK, address } };
  },
};

describe.each(TRIED)('%s', (name) => {
  test('its stand holds every sentence that its test host is asked', async () => {
    const verdicts = await judge(listSentences(name, await OPEN[name](), 1) ?? []);
    expect(verdicts.length).toBeGreaterThan(4);
    expect(verdicts.filter(({ fault }) => fault !== null)).toEqual([]);
  });
});

test('nobody at the other end is told of, sentence by sentence', async () => {
  const partners = { cdek: { ...CDEK, address: 'http://127.0.0.1:9' } };
  const verdicts = await judge(listSentences('cdek', partners, 1) ?? []);
  expect(verdicts.filter(({ fault }) => fault === null).map(({ says }) => says)).not.toContain(
    'it is found by our number',
  );
  expect(verdicts[0]?.fault).toMatch(/no answer|ECONNREFUSED|unknown/i);
});

test('what is not set is not tried, and what is real is no place for trials', () => {
  expect(listSentences('halyk', {})).toBeNull();
  expect(() =>
    listSentences('webkassa', { webkassa: { ...WEBKASSA, address: 'https://api.webkassa.kz' } }),
  ).toThrow('no place for trials');
});
