// The way to PostgreSQL.
// Promises: a query either runs or fails within seconds, all those of one request together too; the pool recovers by itself when the database returns;
// a read whose connection was closed under it is asked anew.
// Hides: postgres.js, time-outs, the number of connections, what counts as «the database is down».
// Relies on: one address (DATABASE_URL or the embedded server), and beside it perhaps a replica for public reads.
import postgres from 'postgres';
import type { Config } from './config.ts';
import { typesOfShop } from './database/array-types.ts';
import { Breaker } from './database/breaker.ts';
import type { Encryption } from './database/dial.ts';
import { GuardedSocket } from './database/guarded-socket.ts';
import { askPatiently, PATIENCE_MS } from './database/patience.ts';
import { askBy } from './database/pending-query.ts';
import { readAgain } from './database/read-again.ts';

export { isDatabaseDown, isDatabaseSlow } from './database/absence.ts';
export { attempt } from './database/attempt.queries.ts';
export { createGroups, eachAlone, inItsTime, type Waiting } from './database/groups.ts';
export { joinWhole } from './database/join-whole.queries.ts';
export { PATIENCE_MS, waitPatiently, withoutPatience, withPatience } from './database/patience.ts';
export { type ReadPublicly, Replica } from './database/replica.ts';
export { askTogether, listByIdTogether, listTogether } from './database/together.ts';
export { afterCommit, commitBehind, transaction } from './database/transaction.ts';

/** What every query function takes first: the pool or a transaction on it. */
export type Db = postgres.ISql;
/** The pool itself: what `connect` gives and only the owner of the process ends. */
export type Database = postgres.Sql;

// Measured best on small machines: three or four connections per core for the whole shop, not per worker.
const connectionsOfTheShop = 8;
// A visitor hears before the patience of the request ends, also when the server hangs: its own limit, then the moment to
// notice silence.
const patienceBesidesStatementMs = 800;
// Whoever ends a pool waits as long for a connection that is just being made.
const CONNECT_MS = 2000;
const silenceAfterTimeoutMs = 250;

export function poolSize(workers: number): number {
  return Math.max(2, Math.floor(connectionsOfTheShop / workers));
}

export function connect(
  config: Pick<Config, 'databaseUrl' | 'workers'> & Partial<Pick<Config, 'databasePatienceMs'>>,
  options: {
    max?: number;
    name?: string;
    statementTimeoutMs?: number;
    reconnectMs?: number;
    connectMs?: number;
    /** What the office writes to must stand in its log: by these connections nothing else is written (migration 0043). */
    isOffice?: boolean;
    /** Each statement is planned for what it is asked, and none is kept: for those whose plan of «some ids» would be a poor one. */
    plansEach?: boolean;
    /** What else each session begins with. */
    session?: Readonly<Record<string, string>>;
  } = {},
): Database {
  if (config.databaseUrl === null) throw new Error('The address of the database is not known yet.');
  const patienceMs = config.databasePatienceMs ?? PATIENCE_MS;
  const statementTimeoutMs =
    options.statementTimeoutMs ?? Math.max(patienceMs - patienceBesidesStatementMs, 200);
  const { address, encryption } = splitEncryption(config.databaseUrl);
  const breaker = new Breaker();
  const openSocket = (target: ParsedTarget) =>
    new GuardedSocket({
      target: {
        host: target.host[0] ?? 'localhost',
        port: target.port[0] ?? 5432,
        path: target.path || null,
      },
      encryption,
      breaker,
      silenceMs: statementTimeoutMs > 0 ? statementTimeoutMs + silenceAfterTimeoutMs : null,
    });
  const db = postgres(address, {
    max: options.max ?? poolSize(config.workers),
    connect_timeout: (options.connectMs ?? CONNECT_MS) / 1000,
    keep_alive: 30,
    // The breaker paces reconnection for the whole pool; a connection that only listens asks anew without end.
    backoff: () => (options.reconnectMs ?? 0) / 1000,
    onnotice: () => {},
    fetch_types: false,
    prepare: options.plansEach !== true,
    // Its type knows only values whose types are told beforehand.
    types: typesOfShop() as unknown as Record<string, postgres.PostgresType>,
    connection: {
      application_name: options.name ?? 'sheber',
      statement_timeout: statementTimeoutMs,
      lock_timeout: 2000,
      idle_in_transaction_session_timeout: 10_000,
      ...(options.isOffice ? { 'sheber.office': 'on' } : {}),
      ...options.session,
    },
    // An option that postgres.js has and its types lack.
    ...{ socket: openSocket },
  });
  // Asked of a shop without its database it is refused before a connection hears of it.
  const refuseAtOnce = (send: () => Promise<unknown>): Promise<unknown> => {
    const refusal = breaker.barrier();
    return refusal ? Promise.reject(refusal) : send();
  };
  return new Proxy(db, {
    apply(target, _self, parts) {
      const make = () => Reflect.apply(target, undefined, parts);
      const made = readAgain(make, parts[0], () => breaker.barrier() !== null);
      return askPatiently(breaker.barrier() ? askBy(made, refuseAtOnce) : made);
    },
  });
}

type ParsedTarget = { host: string[]; port: number[]; path: string | false };

// The encryption is negotiated by our own socket, so postgres.js must not hear of it.
function splitEncryption(databaseUrl: string): { address: string; encryption: Encryption } {
  const url = new URL(databaseUrl);
  const encryption = {
    mode: url.searchParams.get('sslmode') ?? 'disable',
    rootCertificate: url.searchParams.get('sslrootcert'),
  };
  url.searchParams.delete('sslmode');
  url.searchParams.delete('sslrootcert');
  return { address: url.href, encryption };
}
