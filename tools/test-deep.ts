/**
 * `npm run test:deep`: the shop when what it stands on is killed, copied, lost or doubled, and the journeys that break
 * rarely. `npm test` does the rest.
 */
import { isDeep } from '#tests/deep.ts';
import { runStages } from './test-run.ts';

await runStages(
  [
    [{ title: 'deep tests', projects: ['deep'] }],
    [{ title: 'deep journeys', projects: ['deep-journeys'], isTriedAgain: true }],
  ],
  isDeep,
);
