/** `npm run test:deep`: the shop when what it stands on is killed, copied, lost or doubled. `npm test` does the rest. */
import { isDeep } from '#tests/deep.ts';
import { runStages } from './test-run.ts';

await runStages([[{ title: 'deep tests', projects: ['deep'] }]], isDeep);
