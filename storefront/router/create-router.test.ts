import { describe, expect, test } from 'vitest';
import { errorResponse, redirect, redirectDocument } from './answers.ts';
import { createRouter } from './create-router.ts';
import { createMemoryHistory } from './memory-history.ts';
import type { LoaderArgs, Route } from './route.ts';

/** Loaders that answer when the test says so, in whichever order. */
function openShop(address = '/a', shell: unknown = 'shell 1') {
  const asked: {
    path: string;
    args: LoaderArgs;
    answer(value: unknown): void;
    fail(error: unknown): void;
  }[] = [];
  const ask = (name: string) => (args: LoaderArgs) =>
    new Promise<unknown>((answer, fail) => {
      asked.push({ path: name + args.url.pathname + args.url.search, args, answer, fail });
    });
  const screen = (path: string): Route => ({ id: path, path, view: () => null, loader: ask('') });
  const routes: Route[] = [
    {
      id: 'root',
      view: () => null,
      isKept: true,
      loader: ask('shell of '),
      errorElement: { type: 'p', props: {}, key: null },
      children: [screen(':name'), screen('deep/:name')],
    },
  ];
  const history = createMemoryHistory(address);
  const router = createRouter(routes, history, {
    loaderData: { root: shell, ':name': `first ${address}` },
    failure: null,
  });
  /** The newest question about this path. */
  const question = (path: string) => {
    const found = asked.findLast((each) => each.path === path);
    if (!found) throw new Error(`nobody asked for ${path}, but for ${asked.map((each) => each.path)}`);
    return found;
  };
  const shown = () => {
    const { location, loaderData, navigation, failure } = router.state;
    const leaf = router.state.matches.at(-1)?.route.id ?? '';
    return {
      at: location.pathname + location.search + location.hash,
      screen: loaderData[leaf],
      state: navigation.state,
      ...(failure ? { failure: failure.error } : {}),
    };
  };
  const addresses = () => history.entries.map(({ pathname, search, hash }) => pathname + search + hash);
  return { router, history, asked, question, shown, addresses };
}

describe('a navigation', () => {
  test('shows the old page until the new one is there, then writes it into the history', async () => {
    const { router, question, shown, addresses } = openShop();
    const arrived = router.navigate('/b?x=1', { state: { from: 'a' } });
    expect(shown()).toEqual({ at: '/a', screen: 'first /a', state: 'loading' });
    expect(router.state.navigation.location?.pathname).toBe('/b');
    expect(addresses()).toEqual(['/a']);
    question('/b?x=1').answer('B');
    await arrived;
    expect(shown()).toEqual({ at: '/b?x=1', screen: 'B', state: 'idle' });
    expect(router.state.location.state).toEqual({ from: 'a' });
    expect(addresses()).toEqual(['/a', '/b?x=1']);
  });

  test('asks anew for the screen and keeps what stands around it', async () => {
    const { router, asked, question, shown } = openShop();
    const arrived = router.navigate('/b');
    question('/b').answer('B');
    await arrived;
    expect(asked.map(({ path }) => path)).toEqual(['/b']);
    expect(shown().screen).toBe('B');
    expect(router.state.loaderData.root).toBe('shell 1');
  });

  test('that is overtaken is aborted and never shown, however late it answers', async () => {
    const { router, question, shown, addresses } = openShop();
    const first = router.navigate('/b');
    const second = router.navigate('/c');
    expect(question('/b').args.signal.aborted).toBe(true);
    question('/c').answer('C');
    await second;
    question('/b').answer('B');
    await first;
    expect(shown()).toEqual({ at: '/c', screen: 'C', state: 'idle' });
    expect(addresses()).toEqual(['/a', '/c']);
  });

  test('is given up when the visitor goes back meanwhile', async () => {
    const { router, question, shown, history } = openShop();
    const there = router.navigate('/b');
    question('/b').answer('B');
    await there;
    const onward = router.navigate('/c');
    await router.navigate(-1);
    question('/a').answer('A');
    question('/c').answer('C');
    await onward;
    await expect.poll(shown).toEqual({ at: '/a', screen: 'A', state: 'idle' });
    expect(router.state.navigationType).toBe('POP');
    expect(history.index).toBe(0);
  });

  test('back and at once forward again stays where one is', async () => {
    const { router, question, shown, history } = openShop();
    const there = router.navigate('/b');
    question('/b').answer('B');
    await there;
    await router.navigate(-1);
    await router.navigate(1);
    expect(question('/a').args.signal.aborted).toBe(true);
    expect(shown()).toEqual({ at: '/b', screen: 'B', state: 'idle' });
    expect(history.index).toBe(1);
  });

  test('to where one is leaves no second entry and loads everything anew', async () => {
    const { router, question, shown, addresses } = openShop();
    const arrived = router.navigate('/a');
    question('/a').answer('A again');
    question('shell of /a').answer('shell 2');
    await arrived;
    expect(shown().screen).toBe('A again');
    expect(router.state.loaderData.root).toBe('shell 2');
    expect(addresses()).toEqual(['/a']);
  });

  test('by a hash alone asks nobody, coming and going', async () => {
    const { router, asked, shown, addresses } = openShop();
    await router.navigate('#filters');
    expect(shown()).toEqual({ at: '/a#filters', screen: 'first /a', state: 'idle' });
    await router.navigate('/a', { replace: true });
    expect(shown().at).toBe('/a');
    expect(addresses()).toEqual(['/a', '/a']);
    expect(asked).toEqual([]);
  });

  test.each([
    'https://other.example/',
    '//other.example',
    '/\\other.example',
    'javascript:alert(1)',
    'data:,x',
  ])('to %s is refused', async (target) => {
    const { router, shown } = openShop();
    await expect(router.navigate(target)).rejects.toThrow('outside of the shop');
    expect(shown()).toEqual({ at: '/a', screen: 'first /a', state: 'idle' });
  });
});

describe('a loader', () => {
  test('that fails has its error drawn by the nearest route that can', async () => {
    const { router, question, shown } = openShop();
    const arrived = router.navigate('/deep/b');
    const error = errorResponse({ status: 404 }, { status: 404 });
    question('/deep/b').fail(error);
    await arrived;
    expect(shown()).toEqual({ at: '/deep/b', screen: undefined, state: 'idle', failure: error });
    expect(router.state.failure?.routeId).toBe('root');
    const next = router.navigate('/c');
    question('/c').answer('C');
    await next;
    expect(shown()).toEqual({ at: '/c', screen: 'C', state: 'idle' });
  });

  test('sends elsewhere, and the place it guards is not in the history', async () => {
    const { router, question, shown, addresses } = openShop();
    const arrived = router.navigate('/guarded');
    question('/guarded').fail(redirect('/b?login=1'));
    await expect.poll(() => router.state.navigation.location?.pathname).toBe('/b');
    question('/b?login=1').answer('B');
    await arrived;
    expect(shown()).toEqual({ at: '/b?login=1', screen: 'B', state: 'idle' });
    expect(addresses()).toEqual(['/a', '/b?login=1']);
  });

  test('that sends elsewhere on the way back replaces the entry that was stepped to', async () => {
    const { router, question, shown, addresses } = openShop();
    const there = router.navigate('/b');
    question('/b').answer('B');
    await there;
    await router.navigate(-1);
    question('/a').fail(redirect('/c'));
    await expect.poll(() => router.state.navigation.location?.pathname).toBe('/c');
    question('/c').answer('C');
    await expect.poll(shown).toEqual({ at: '/c', screen: 'C', state: 'idle' });
    expect(addresses()).toEqual(['/c', '/b']);
  });

  test('may have the page loaded from the server', async () => {
    const { router, question, history, shown } = openShop();
    const left = router.navigate('/b');
    question('/b').fail(redirectDocument('/b'));
    await left;
    expect(history.opened).toEqual(['/b']);
    expect(router.state.navigation.state).toBe('loading');
    // Found again as it was left, out of the browser's memory.
    router.resume();
    expect(shown()).toEqual({ at: '/a', screen: 'first /a', state: 'idle' });
  });

  test('cannot send out of the shop', () => {
    for (const target of ['https://other.example/', '//other.example', 'javascript:alert(1)'])
      expect(() => redirect(target)).toThrow('refused');
  });

  test('that sends in a circle is left to the browser', async () => {
    const { router, history, asked, question } = openShop();
    const arrived = router.navigate('/b');
    for (let count = 1; count <= 11; count += 1) {
      await expect.poll(() => asked.length).toBe(count);
      question('/b').fail(redirect('/b'));
    }
    await arrived;
    expect(history.opened).toEqual(['/b']);
  });
});

describe('to load everything anew', () => {
  test('keeps the place and changes what the loaders bring', async () => {
    const { router, question, shown, addresses } = openShop('/a');
    const before = router.state.location;
    const done = router.revalidate();
    expect(router.state.revalidation).toBe('loading');
    expect(shown().state).toBe('idle');
    question('/a').answer('A of Астана');
    question('shell of /a').answer('Астана');
    await done;
    expect(shown().screen).toBe('A of Астана');
    expect(router.state.loaderData.root).toBe('Астана');
    expect(router.state.location).toBe(before);
    expect(addresses()).toEqual(['/a']);
  });

  test('holds for the page that is on its way', async () => {
    const { router, question, shown, addresses } = openShop();
    const stale = router.navigate('/b');
    question('/b').args.signal.addEventListener('abort', () => question('/b').answer('B of the old city'));
    const done = router.revalidate();
    question('/b').answer('B of Астана');
    question('shell of /b').answer('Астана');
    await Promise.all([stale, done]);
    expect(shown()).toEqual({ at: '/b', screen: 'B of Астана', state: 'idle' });
    expect(router.state.loaderData.root).toBe('Астана');
    expect(addresses()).toEqual(['/a', '/b']);
  });

  test('is not forgotten when the visitor goes on meanwhile', async () => {
    const { router, question } = openShop();
    void router.revalidate();
    const arrived = router.navigate('/b');
    question('/b').answer('B');
    question('shell of /b').answer('Астана');
    await arrived;
    expect(router.state.loaderData.root).toBe('Астана');
    expect(router.state.revalidation).toBe('idle');
  });
});
