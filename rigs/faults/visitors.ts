/** Visitors for the fault table: what they asked, how long they waited, what they got. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Answer {
  path: string;
  /** 0: no answer at all. */
  status: number;
  ms: number;
  body: string;
}

const PATIENCE_MS = 20_000;

export async function ask(url: string, path: string, init: RequestInit = {}): Promise<Answer> {
  const begun = performance.now();
  try {
    const response = await fetch(new URL(path, url), {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...init,
    });
    const body = await response.text();
    return { path, status: response.status, ms: performance.now() - begun, body };
  } catch (error) {
    return { path, status: 0, ms: performance.now() - begun, body: String(error) };
  }
}

export const post = (url: string, path: string, token: string | null, body: object, key?: string) =>
  ask(url, path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify(body),
  });

/** Where the row before has left the shop busy, as its answer asks: again after a second, five times at most. */
export async function logIn(url: string, login = 'retail@sheber.test', triesLeft = 5): Promise<string> {
  const answer = await post(url, '/api/v1/auth/login/', null, { login, password: 'sheber-demo-1' });
  if (answer.status === 503 && triesLeft > 1) {
    await sleep(1000);
    return logIn(url, login, triesLeft - 1);
  }
  if (answer.status !== 200) throw new Error(`the login was answered with ${answer.status} ${answer.body}`);
  return (JSON.parse(answer.body) as { data: { token: string } }).data.token;
}

let pagesMade = 0;
/** The same goods under a bound that nobody has asked for before: such a page lies in no cache. */
const unknownBound = (): string => {
  pagesMade += 1;
  return `priceTo=${1_000_000 + pagesMade}`;
};

/** Pages from the cache, pages that must be made (or what else `query` asks for), and calls. */
export function paths(step: number, query = unknownBound): string {
  const kinds = [
    () => '/',
    () => `/c/laminat?${query()}`,
    () => '/api/v2/products/?sectionCode=laminat',
    () => `/kz/c/laminat?${query()}`,
    () => '/api/v2/cities/',
  ];
  return kinds[step % kinds.length]?.() ?? '/';
}

/** `loops` visitors who ask one thing after another until `until` says it is over. */
export async function visit(
  loops: number,
  isOver: () => boolean,
  next: (step: number) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  await Promise.all(
    Array.from({ length: loops }, async (_, loop) => {
      for (let step = loop * 1000; !isOver(); step += 1) answers.push(await next(step));
    }),
  );
  return answers;
}

export const forMs = (ms: number): (() => boolean) => {
  const until = performance.now() + ms;
  return () => performance.now() > until;
};

export async function waitFor(
  what: string,
  isThere: () => Promise<boolean>,
  patienceMs = 30_000,
): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < patienceMs) {
    if (await isThere()) return performance.now() - begun;
    await sleep(100);
  }
  throw new Error(`${what}: not within ${patienceMs / 1000} s`);
}

export const isReady = (url: string) => async (): Promise<boolean> =>
  (await ask(url, '/readyz')).status === 200;

export const slowest = (answers: readonly Answer[]): number => Math.max(0, ...answers.map(({ ms }) => ms));
/** The worst of them, for whoever must find out why. */
export const worstOf = (answers: readonly Answer[], mostMs: number): string => {
  const late = answers.filter(({ ms }) => ms > mostMs);
  const kinds = new Set(late.map(({ path, status }) => `${status} ${path.replace(/=\d+/g, '=…')}`));
  return late.length === 0 ? '' : `; ${late.length} later than ${seconds(mostMs)}: ${[...kinds].join(', ')}`;
};
export const countOf = (answers: readonly Answer[], isSo: (answer: Answer) => boolean): number =>
  answers.filter(isSo).length;
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
