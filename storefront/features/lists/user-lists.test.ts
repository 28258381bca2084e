import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SharedListName } from './saved-lists.ts';
import { type ListAnswer, UserLists } from './user-lists.ts';

const FAVORITES = 'favorite-products';
const COMPARE = 'compare-products';
type Kept = Record<SharedListName, string[]>;

/** A server with lists of its own; `failures` are answered before it works again. */
function aShop(server: Partial<Kept> = {}, local: Partial<Kept> = {}) {
  const kept: Kept = { [FAVORITES]: [], [COMPARE]: [], ...server };
  const browser: Kept = { [FAVORITES]: [], [COMPARE]: [], ...local };
  let version = 0;
  const failures: { status: number; message?: string }[] = [];
  const log: string[] = [];
  const answer = async (change: () => void): Promise<ListAnswer> => {
    const failure = failures.shift();
    if (failure)
      return {
        ok: false,
        status: failure.status,
        error: failure.message === undefined ? null : { message: failure.message },
      };
    change();
    return { ok: true, value: { products: [], eventId: '' } };
  };
  const withList = async (name: SharedListName, result: Promise<ListAnswer>): Promise<ListAnswer> => {
    const given = await result;
    return given.ok ? { ok: true, value: { products: [...kept[name]], eventId: `lists-${version}` } } : given;
  };
  const change = (name: SharedListName, next: string[]) => {
    if (next.join() === kept[name].join()) return;
    kept[name] = next;
    version += 1;
  };
  const told = { refusals: [] as (string | null)[], waiting: 0, ended: 0 };
  const lists = new UserLists({
    calls: {
      load: (name) => {
        log.push(`load ${name}`);
        return withList(
          name,
          answer(() => undefined),
        );
      },
      add: (name, codes, behind) => {
        log.push(`add ${name} ${codes.join()}${behind === undefined ? '' : ` behind ${behind}`}`);
        const fresh = codes.filter((code) => !kept[name].includes(code));
        return withList(
          name,
          answer(() =>
            change(name, kept[name].toSpliced(behind ? kept[name].indexOf(behind) + 1 : 0, 0, ...fresh)),
          ),
        );
      },
      remove: (name, codes) => {
        log.push(`remove ${name} ${codes.join()}`);
        return withList(
          name,
          answer(() =>
            change(
              name,
              kept[name].filter((code) => !codes.includes(code)),
            ),
          ),
        );
      },
    },
    local: {
      get: (name) => browser[name],
      forget: (name, codes) => {
        browser[name] = browser[name].filter((code) => !codes.includes(code));
      },
      keep: (name, code) => {
        browser[name] = [code, ...browser[name]];
      },
    },
    onChange: () => undefined,
    onRefusal: (message) => void told.refusals.push(message),
    onWaiting: () => {
      told.waiting += 1;
    },
    onEnded: () => {
      told.ended += 1;
    },
  });
  return { lists, kept, browser, failures, log, told, change, eventId: () => `lists-${version}` };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('at login', () => {
  test('local lists are sent to the server, then cleared; the order is newest first', async () => {
    const shop = aShop({ [FAVORITES]: ['old', 'both'] }, { [FAVORITES]: ['new', 'both'], [COMPARE]: ['c'] });
    await shop.lists.work();
    expect(shop.lists.get(FAVORITES)).toEqual(['new', 'old', 'both']);
    expect(shop.lists.get(COMPARE)).toEqual(['c']);
    expect(shop.browser).toEqual({ [FAVORITES]: [], [COMPARE]: [] });
    expect(shop.log).toEqual(['add favorite-products new,both', 'add compare-products c']);
  });

  test('a call that fails loses nothing: it is made again', async () => {
    const shop = aShop({}, { [FAVORITES]: ['a'] });
    shop.failures.push({ status: 0 }, { status: 503 });
    await shop.lists.work();
    expect(shop.browser[FAVORITES]).toEqual(['a']);
    expect(shop.lists.get(FAVORITES)).toBeNull();
    expect(shop.lists.hasFailed).toBe(true);
    await vi.advanceTimersByTimeAsync(6000);
    expect(shop.browser[FAVORITES]).toEqual([]);
    expect(shop.kept[FAVORITES]).toEqual(['a']);
    expect(shop.lists.hasFailed).toBe(false);
  });

  test('a full list is told, and what did not fit stays in the browser', async () => {
    const shop = aShop({ [FAVORITES]: ['x'] }, { [FAVORITES]: ['a'] });
    shop.failures.push({ status: 422, message: 'полон' });
    await shop.lists.work();
    expect(shop.told.refusals).toEqual(['полон']);
    expect(shop.browser[FAVORITES]).toEqual(['a']);
    expect(shop.lists.get(FAVORITES)).toEqual(['x']);
    // Not told again with every event.
    shop.lists.hear('lists-other');
    await settle();
    expect(shop.log.filter((call) => call.startsWith('add'))).toHaveLength(1);
  });

  test('a session that is over is not asked for again, and takes no press along', async () => {
    const shop = aShop({ [FAVORITES]: ['old'] });
    await shop.lists.work();
    shop.failures.push({ status: 401, message: 'Войдите' });
    shop.lists.set(FAVORITES, 'new', true);
    shop.lists.set(FAVORITES, 'old', false);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(shop.log).toHaveLength(3);
    expect(shop.told).toMatchObject({ ended: 1, refusals: [] });
    expect(shop.browser[FAVORITES]).toEqual([]);
    shop.lists.close();
    expect(shop.browser[FAVORITES]).toEqual(['new']);
  });

  test('a session that is over before anything was told leaves nothing to show', async () => {
    const shop = aShop();
    shop.failures.push({ status: 401 });
    await shop.lists.work();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(shop.log).toHaveLength(1);
    expect(shop.lists.hasFailed).toBe(true);
    expect(shop.told.ended).toBe(0);
  });

  test('codes that the shop does not know any more are forgotten without a word', async () => {
    const shop = aShop({}, { [FAVORITES]: ['gone'] });
    shop.failures.push({ status: 404, message: 'нет' });
    await shop.lists.work();
    expect(shop.browser[FAVORITES]).toEqual([]);
    expect(shop.told.refusals).toEqual([]);
  });
});

describe('a press', () => {
  test('is seen at once and then on the server', async () => {
    const shop = aShop({ [FAVORITES]: ['a'] });
    await shop.lists.work();
    shop.lists.set(FAVORITES, 'b', true);
    expect(shop.lists.get(FAVORITES)).toEqual(['b', 'a']);
    await settle();
    expect(shop.kept[FAVORITES]).toEqual(['b', 'a']);
  });

  test('that takes a removal back puts the product at its own place, on the page and on the server', async () => {
    const shop = aShop({ [FAVORITES]: ['a', 'b', 'c'] });
    await shop.lists.work();
    shop.lists.set(FAVORITES, 'b', false);
    await settle();
    shop.lists.set(FAVORITES, 'new', true);
    shop.lists.set(FAVORITES, 'b', true, 'a');
    expect(shop.lists.get(FAVORITES)).toEqual(['new', 'a', 'b', 'c']);
    await settle();
    expect(shop.kept[FAVORITES]).toEqual(['new', 'a', 'b', 'c']);
    expect(shop.log.slice(-2)).toEqual([`add ${FAVORITES} new`, `add ${FAVORITES} b behind a`]);
  });

  test('that the server refuses is taken back and told', async () => {
    const shop = aShop();
    await shop.lists.work();
    shop.failures.push({ status: 422, message: 'Список полон' });
    shop.lists.set(FAVORITES, 'b', true);
    await settle();
    expect(shop.lists.get(FAVORITES)).toEqual([]);
    expect(shop.told.refusals).toEqual(['Список полон']);
  });

  test('without a network stays and is sent when there is one, told once', async () => {
    const shop = aShop();
    await shop.lists.work();
    shop.failures.push({ status: 0 }, { status: 0 });
    shop.lists.set(COMPARE, 'a', true);
    await settle();
    expect(shop.lists.get(COMPARE)).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(6000);
    expect(shop.kept[COMPARE]).toEqual(['a']);
    expect(shop.told.waiting).toBe(1);
  });

  test('on and off again while the first is on its way ends off', async () => {
    const shop = aShop();
    await shop.lists.work();
    shop.lists.set(FAVORITES, 'a', true);
    shop.lists.set(FAVORITES, 'a', false);
    expect(shop.lists.get(FAVORITES)).toEqual([]);
    await settle();
    expect(shop.lists.get(FAVORITES)).toEqual([]);
    expect(shop.kept[FAVORITES]).toEqual([]);
  });
});

describe('a live event', () => {
  test('of a change elsewhere is followed by exactly one reload', async () => {
    const shop = aShop();
    await shop.lists.work();
    shop.log.length = 0;
    shop.change(FAVORITES, ['from-the-phone']);
    shop.lists.hear(shop.eventId());
    shop.lists.hear(shop.eventId());
    await settle();
    expect(shop.lists.get(FAVORITES)).toEqual(['from-the-phone']);
    expect(shop.log).toEqual(['load favorite-products', 'load compare-products']);
  });

  test('of this tab’s own change, before or after its answer, is followed by none', async () => {
    const shop = aShop();
    await shop.lists.work();
    shop.log.length = 0;
    shop.lists.set(FAVORITES, 'a', true);
    shop.lists.hear('lists-1');
    await settle();
    shop.lists.hear('lists-1');
    await settle();
    expect(shop.log).toEqual(['add favorite-products a']);
  });

  test('with an older id than the answer to it ends all the same', async () => {
    const shop = aShop();
    await shop.lists.work();
    shop.change(FAVORITES, ['a']);
    shop.change(FAVORITES, ['b', 'a']);
    shop.lists.hear('lists-1');
    await settle();
    expect(shop.lists.get(FAVORITES)).toEqual(['b', 'a']);
  });

  test('that comes late, with an id older than what is known, is followed by none', async () => {
    const shop = aShop();
    shop.change(FAVORITES, ['a']);
    shop.change(FAVORITES, ['b', 'a']);
    await shop.lists.work();
    shop.log.length = 0;
    shop.lists.hear('lists-1');
    await settle();
    expect(shop.log).toEqual([]);
  });

  test('of a change between the loading of the two lists is followed by a reload', async () => {
    const shop = aShop();
    const loading = shop.lists.work();
    shop.change(FAVORITES, ['a']);
    shop.lists.hear(shop.eventId());
    await loading;
    await settle();
    expect(shop.lists.get(FAVORITES)).toEqual(['a']);
  });
});
