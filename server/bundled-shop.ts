/** The shop as a process, from the built bundle: parent and workers each read one file. */
import { planBuild } from './build.ts';
import { programFile } from './bundle.ts';
import { runShop } from './supervisor.ts';

await runShop({ planBuild, workerProgram: programFile('worker') });
