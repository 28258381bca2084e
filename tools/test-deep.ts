/**
 * `npm run test:deep`: the shop when what it stands on is killed, copied, lost or doubled, and the journeys that break
 * rarely. `npm test` does the rest.
 */
import { isDeep } from '#tests/deep.ts';
import { runSteps } from './test-run.ts';

/** Both kinds start shops, which would else build what is missing at the same time. */
const BUILD = 'production build, if it is old';
/** Journeys come after them: beside servers that are killed and started some of them wait for longer than anybody would. */
const SERVERS = 'deep tests';

await runSteps(
  [
    { title: BUILD, command: ['node', 'server/build.ts', '--if-old'] },
    { title: SERVERS, projects: ['deep'], isShown: true, after: [BUILD] },
    // In the moments when servers come and go and journeys wait for their browser.
    { title: 'deep reckonings', projects: ['reckonings'], isAside: true },
    { title: 'deep journeys', projects: ['deep-journeys'], isTriedAgain: true, after: [SERVERS] },
  ],
  isDeep,
);
