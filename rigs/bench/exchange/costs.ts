/** What a stage took: time, which a busy machine stretches, processor time of the shop and of PostgreSQL, and memory. */
import { connect } from '#api/database.ts';
import { readCpuMs, readParent } from '../cpu.ts';
import { readMemoryBytes } from '../memory.ts';

export interface Costs {
  seconds: number;
  /** `12.3 s, shop 8.1 s + PostgreSQL 4.0 s of CPU, memory +120 MB` */
  words: string;
}

export interface Watched {
  /** Of the shop. */
  pid: number;
  /** Of PostgreSQL; null: it runs elsewhere. */
  serverPid: number | null;
}

/** The process that all backends are children of. */
export async function findServerPid(databaseUrl: string): Promise<number | null> {
  const db = connect({ databaseUrl, workers: 1 }, { max: 1, statementTimeoutMs: 0 });
  try {
    const [row] = await db<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
    return row ? readParent(row.pid) : null;
  } finally {
    await db.end({ timeout: 1 });
  }
}

const MOST_START_MS = 60_000;
const CALM_SHARE = 0.1;

/** What a start has to do is no cost of what comes after it. */
export async function untilCalm({ pid, serverPid }: Watched): Promise<void> {
  const until = performance.now() + MOST_START_MS;
  const read = () => (readCpuMs(pid) ?? 0) + (serverPid === null ? 0 : (readCpuMs(serverPid) ?? 0));
  for (let last = read(); performance.now() < until; ) {
    await new Promise((done) => setTimeout(done, 2000));
    const now = read();
    if (now - last < 2000 * CALM_SHARE) return;
    last = now;
  }
}

export async function watchCosts({ pid, serverPid }: Watched, work: () => Promise<void>): Promise<Costs> {
  const cpu = () => [readCpuMs(pid), serverPid === null ? null : readCpuMs(serverPid)];
  const before = readMemoryBytes(pid, 'postgres');
  const [shop = null, server = null] = cpu();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, readMemoryBytes(pid, 'postgres'));
  }, 100);
  const begun = performance.now();
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  const seconds = (performance.now() - begun) / 1000;
  const [shopAfter = null, serverAfter = null] = cpu();
  const told = [
    ['shop', shop, shopAfter],
    ['PostgreSQL', server, serverAfter],
  ].flatMap(([name, from, to]) =>
    typeof from === 'number' && typeof to === 'number'
      ? [`${name} ${((to - from) / 1000).toFixed(1)} s`]
      : [],
  );
  const words = [
    `${seconds.toFixed(1)} s`,
    ...(told.length > 0 ? [`${told.join(' + ')} of CPU`] : []),
    `memory +${((most - before) / 2 ** 20).toFixed(0)} MB`,
  ].join(', ');
  return { seconds, words };
}
