/** The shop as a process: configuration, database, schema and demo range, build, workers, graceful end. */
import { runShop } from '#server/supervisor.ts';

await runShop();
