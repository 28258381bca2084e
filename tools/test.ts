/** `npm test`: the quick and the likely first. What takes long and breaks rarely is `npm run test:deep`. */
import { isDeep } from '#tests/deep.ts';
import { runStages } from './test-run.ts';

await runStages(
  [
    [
      { title: 'unit tests', projects: ['unit'] },
      { title: 'process and database tests', projects: ['process'] },
      { title: 'production build', command: ['npm', 'run', '--silent', 'build'] },
      // A minute and a half of reckoning: in the moments when API tests wait for PostgreSQL, and journeys for their browser.
      { title: 'checks', command: ['node', 'tools/check/check.ts'], isAside: true },
    ],
    [{ title: 'byte budgets', command: ['node', 'tools/check/budgets.ts'] }],
    [
      { title: 'API tests', projects: ['api'] },
      { title: 'pages and browser journeys', projects: ['http', 'e2e'], isTriedAgain: true },
    ],
  ],
  (file) => !isDeep(file),
);
