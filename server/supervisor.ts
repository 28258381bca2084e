// The parent process of the shop: opens everything in order, keeps it alive, closes it in the opposite order.
// Promises: what can be told in one sentence is told in one sentence, with an exit code that is not 0; a stop
// signal lets requests in flight end, then stops PostgreSQL, then frees the folder.
// Hides: the order of things, who restarts whom.
// Relies on: worker.ts for the requests themselves.
import { type Config, readConfig } from '#api/config.ts';
import { planBuild } from './build.ts';
import { requireFreePort } from './free-port.ts';
import { takeInstanceLock } from './instance-lock.ts';
import { Lifetime } from './lifetime.ts';
import { openReport, type Report } from './report.ts';
import { ensureSecret } from './secret.ts';
import { ShopDatabase } from './shop-database.ts';
import { Workers } from './workers.ts';

export type ShopParts = {
  /** Looks what has to be built, and gives what builds it. */
  readonly planBuild: () => (report: Report) => Promise<void>;
  /** The file that each worker runs. */
  readonly workerProgram?: string;
};

const demoAccounts = ['retail', 'wholesale', 'org', 'club', 'master'].map((name) => `${name}@sheber.test`);
const demoPassword = 'sheber-demo-1';

export async function runShop(parts: ShopParts = { planBuild }): Promise<void> {
  const report = openReport();
  const lifetime = new Lifetime(report);
  try {
    await open(parts, lifetime, report);
  } catch (error) {
    await lifetime.fail(error);
  }
}

async function open(parts: ShopParts, lifetime: Lifetime, report: Report): Promise<void> {
  const begun = Date.now();
  const config = readConfig();
  const lock = takeInstanceLock(config.dataDir);
  lifetime.closeAtEnd({ close: lock.release, kill: lock.release });
  await requireFreePort('PORT', config.port, config.host);
  const { listener, mode } = config.office;
  if (listener && mode !== 'off') await requireFreePort('OFFICE_PORT', listener.port, listener.host);
  if (config.metricsPort !== null) await requireFreePort('METRICS_PORT', config.metricsPort, '127.0.0.1');

  const database = new ShopDatabase(config, report);
  lifetime.closeAtEnd({ close: () => database.close(), kill: () => database.kill() });
  const workers = new Workers({
    size: config.workers,
    drainMs: config.drainSeconds * 1000,
    report,
    onHopeless: (failure) => void lifetime.fail(failure),
    ...(parts.workerProgram === undefined ? {} : { program: parts.workerProgram }),
  });
  lifetime.closeAtEnd({ close: () => workers.stop(), kill: () => workers.kill() });
  // The workers, which take longest, read their code, PostgreSQL starts, and this process looks at the build: all at the same time.
  workers.prepare();
  const opening = database.open();
  opening.catch(() => undefined);
  const build = parts.planBuild();
  const databaseUrl = await opening;
  await build(report);

  const started = workers.open({
    DATABASE_URL: databaseUrl,
    SECRET_KEY: config.secretKey ?? ensureSecret(config.dataDir),
    // What was read from a file is handed on as it is: said twice it would be refused.
    DATABASE_URL_FILE: '',
    SECRET_KEY_FILE: '',
  });
  // Read while the workers read theirs: once the shop is open connections come through this process.
  const later = Promise.all([
    import('./office-hint.ts'),
    config.metricsPort === null ? null : import('./metrics.ts'),
  ]);
  later.catch(() => undefined);
  await started;
  const [{ findOfficeHint }, metrics] = await later;
  if (config.metricsPort !== null) await metrics?.serveMetrics(config.metricsPort);
  welcome(config, report, Date.now() - begun);
  for (const line of await findOfficeHint(databaseUrl, config)) report(line);
}

function welcome({ host, port, workers, demo }: Config, report: Report, elapsedMs: number): void {
  const name = ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host;
  const seconds = (elapsedMs / 1000).toFixed(1);
  report(`Shop: open at http://${name}:${port} (workers: ${workers}, ready in ${seconds} s).`);
  if (demo) report(`Demo accounts: ${demoAccounts.join(', ')}; password ${demoPassword}.`);
}
