/**
 * `npm run test:deep`: the shop when what it stands on is killed, copied, lost or doubled, and the journeys that break
 * rarely. `npm test` does the rest.
 */
import { isDeep } from '#tests/deep.ts';
import { runStages } from './test-run.ts';

await runStages(
  [
    // Both start shops, which would else build what is missing at the same time.
    [{ title: 'production build, if it is old', command: ['node', 'server/build.ts', '--if-old'] }],
    [
      { title: 'deep tests', projects: ['deep'] },
      { title: 'deep journeys', projects: ['deep-journeys'], isTriedAgain: true },
    ],
  ],
  isDeep,
);
