/** The shop as a process, from its sources: configuration, database, schema and demo range, build, workers, graceful end. */
import { bundleIfOld } from '#server/build.ts';
import { openReport } from '#server/report.ts';
import { runShop } from '#server/supervisor.ts';

await runShop();
await bundleIfOld(openReport()).catch(openReport());
