/** For tools/hooks/commit-msg: refuses a message whose first line is no subject of ours. */
import { readFileSync } from 'node:fs';
import { findSubjectFault } from './commits.ts';

const [subject = ''] = readFileSync(process.argv[2] ?? '', 'utf8').split('\n');
const fault = findSubjectFault(subject);
if (fault !== null) {
  process.stderr.write(`The subject "${subject}" ${fault}.\n`);
  process.exitCode = 1;
}
