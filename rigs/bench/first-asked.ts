/** What a large department and a search cost over HTTP, one question after another: asked for the first time, and again. */
import { readCpuMs } from './cpu.ts';
import { toPercentile } from './percentiles.ts';
import { readJudgedSet } from './search/judged.ts';

/** Below the limit of searches per minute. */
const QUERIES = 50;
const TIMES = 40;
const SORTS = ['popular', 'price-asc', 'price-desc', 'name', 'new', 'discount'];
const DEPARTMENT = '/api/v2/products/?sectionCode=napolnye-pokrytiya';

interface Shop {
  url: string;
  pid: number;
  cities: readonly string[];
}

/** By name: CPU of the shop's worker, p50 and p95 in milliseconds. */
export async function askFirst(shop: Shop): Promise<Map<string, string>> {
  const ask = (paths: readonly string[]) => askEach(shop, paths);
  const each = Array.from({ length: TIMES }, (_, at) => at);
  const city = (at: number) => shop.cities[at % shop.cities.length];
  /** Each of another city, order or page, so that nobody has asked for it. */
  const plain = each.map(
    (at) =>
      `${DEPARTMENT}&city=${city(at)}&sort=${SORTS[at % SORTS.length]}&page=${1 + (Math.floor(at / 30) % 3)}`,
  );
  const chosen = each.map(
    (at) => `${DEPARTMENT}&city=${city(at)}&filter[floor_class]=33&priceFrom=${100 + at}`,
  );
  const queries = readJudgedSet().filter(({ kind }) => kind === 'head');
  const found = queries
    .slice(0, QUERIES)
    .map(({ query }) => `/api/v2/search/?q=${encodeURIComponent(query)}`);
  return new Map([
    ['department, first time', await ask(plain)],
    ['department, asked again', await ask(each.map(() => plain[0] ?? ''))],
    ['department with a choice, first time', await ask(chosen)],
    ['department with a choice, asked again', await ask(each.map(() => chosen[0] ?? ''))],
    [`search, ${found.length} queries`, await ask(found)],
  ]);
}

async function askEach({ url, pid }: Shop, paths: readonly string[]): Promise<string> {
  const taken: number[] = [];
  const cpuBefore = readCpuMs(pid) ?? Number.NaN;
  for (const [at, path] of paths.entries()) {
    const begun = performance.now();
    const response = await fetch(url + path, {
      headers: { 'x-forwarded-for': `10.1.${at >> 8}.${at & 255}`, 'accept-encoding': 'br' },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
    taken.push(performance.now() - begun);
  }
  const cpuMs = ((readCpuMs(pid) ?? Number.NaN) - cpuBefore) / taken.length;
  return [cpuMs, toPercentile(taken, 0.5), toPercentile(taken, 0.95)].map((ms) => ms.toFixed(1)).join(' / ');
}
