/** The router against a model that is told in one breath: the last wish counts, a page comes when its loader answers. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redirect } from './answers.ts';
import { createRouter } from './create-router.ts';
import { createMemoryHistory } from './memory-history.ts';
import type { LoaderArgs, Location, Route } from './route.ts';

const ADDRESSES = ['/a', '/b', '/a?page=2', '/a#specs', '/b#specs', '/deep/a'];
const START = '/a';

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('push' as const), to: fc.constantFrom(...ADDRESSES) }),
  },
  fc.record({ do: fc.constant('replace' as const), to: fc.constantFrom(...ADDRESSES) }),
  { weight: 3, arbitrary: fc.record({ do: fc.constant('go' as const), by: fc.constantFrom(-2, -1, 1, 2) }) },
  fc.record({ do: fc.constant('revalidate' as const) }),
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      // Counted from the newest: an old one must change nothing.
      which: fc.constantFrom(0, 0, 0, 1, 2),
      with: fc.constantFrom('data' as const, 'data' as const, 'error' as const, 'redirect' as const),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const toAddress = ({ pathname, search, hash }: Location) => pathname + search + hash;
const toPage = (address: string) => address.replace(/#.*/, '');

interface Intent {
  kind: 'push' | 'replace' | 'go' | 'reload';
  to: string;
  /** Of the history: two entries may have one address. */
  entry: number;
}

/** Entries are told apart by a number, as the router does by a key. */
class Model {
  entries: { address: string; entry: number }[] = [{ address: START, entry: 0 }];
  index = 0;
  shown = { address: START, entry: 0, content: `first ${START}` };
  intent: Intent | null = null;
  isStale = false;
  #count = 0;

  ask(intent: Omit<Intent, 'entry'>, entry = ++this.#count): void {
    const isHere = entry === this.shown.entry;
    const isPage = toPage(intent.to) === toPage(this.shown.address);
    this.intent = { ...intent, entry };
    const isHashAlone = isPage && (intent.to + this.shown.address).includes('#');
    if (!this.isStale && (isHere || isHashAlone)) this.arrive(this.shown.content);
  }

  arrive(content: string): void {
    if (!this.intent) return;
    const { kind, to, entry } = this.intent;
    const here = { address: to, entry };
    if (kind === 'push') this.entries = [...this.entries.slice(0, ++this.index), here];
    if (kind === 'replace') this.entries[this.index] = here;
    this.shown = { ...here, content };
    this.intent = null;
  }
}

function take(model: Model, each: Exclude<Step, { do: 'answer' }>): void {
  const here = model.entries[model.index]?.address;
  if (each.do === 'push') model.ask({ kind: each.to === here ? 'replace' : 'push', to: each.to });
  if (each.do === 'replace') model.ask({ kind: 'replace', to: each.to });
  if (each.do === 'go') {
    const target = model.entries[model.index + each.by];
    if (!target) return;
    model.index += each.by;
    model.ask({ kind: 'go', to: target.address }, target.entry);
  }
  if (each.do === 'revalidate') {
    model.isStale = true;
    const { address, entry } = model.shown;
    if (model.intent) model.ask(model.intent, model.intent.entry);
    else model.ask({ kind: 'reload', to: address }, entry);
  }
}

test('whatever is pressed, and whenever loaders answer, one whole page of the last wish is shown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const asked: { page: string; signal: AbortSignal; answer: (how: Promise<unknown>) => void }[] = [];
      const loader = ({ url, signal }: LoaderArgs) =>
        new Promise((answer) => asked.push({ page: url.pathname + url.search, signal, answer }));
      const screen = (path: string): Route => ({ id: path, path, view: () => null, loader });
      const root: Route = {
        id: 'root',
        view: () => null,
        errorElement: { type: 'p', props: {}, key: null },
        children: [screen(':name'), screen('deep/:name')],
      };
      const history = createMemoryHistory(START);
      const router = createRouter([root], history, {
        loaderData: { ':name': `first ${START}` },
        failure: null,
      });
      // Nothing between two pages is ever seen.
      router.subscribe(({ location, loaderData, matches, failure }) => {
        const content = loaderData[matches.at(-1)?.route.id ?? ''];
        if (!failure) expect(String(content).split(' ')[1]).toBe(toPage(toAddress(location)));
      });
      const model = new Model();
      const answered = new Set<number>();
      let redirects = 0;
      for (const each of steps) {
        const questions = asked.length;
        if (each.do === 'push') void router.navigate(each.to);
        if (each.do === 'replace') void router.navigate(each.to, { replace: true });
        if (each.do === 'go') void router.navigate(each.by);
        if (each.do === 'revalidate') void router.revalidate();
        if (each.do !== 'answer') take(model, each);
        else {
          const which = questions - 1 - each.which;
          const question = asked[which];
          if (!question || answered.has(which) || (each.with === 'redirect' && ++redirects > 5)) continue;
          answered.add(which);
          const content = `answer${which} ${question.page}`;
          const isAwaited = model.intent !== null && each.which === 0;
          if (each.with === 'data') question.answer(Promise.resolve(content));
          if (each.with === 'error') question.answer(Promise.reject(new Error(content)));
          if (each.with === 'redirect') question.answer(Promise.reject(redirect('/b')));
          if (isAwaited && model.intent && each.with === 'redirect') {
            model.ask({ kind: model.intent.kind === 'push' ? 'push' : 'replace', to: '/b' });
          } else if (isAwaited) {
            model.isStale = false;
            model.arrive(each.with === 'data' ? content : `failed ${content}`);
          }
        }
        await new Promise(setImmediate);
        const { location, loaderData, matches, failure, navigation, revalidation } = router.state;
        expect({
          at: toAddress(location),
          content: failure
            ? `failed ${(failure.error as Error).message}`
            : loaderData[matches.at(-1)?.route.id ?? ''],
          entries: history.entries.map(toAddress),
          index: history.index,
          isBusy: navigation.state === 'loading' || revalidation === 'loading',
        }).toEqual({
          at: model.shown.address,
          content: model.shown.content,
          entries: model.entries.map(({ address }) => address),
          index: model.index,
          isBusy: model.intent !== null,
        });
        // What nobody waits for any more was told so.
        const wanted = asked.filter(({ signal }, at) => !signal.aborted && !answered.has(at));
        expect(wanted.length).toBe(model.intent === null ? 0 : 1);
      }
    }),
    { numRuns: 300 },
  );
});
