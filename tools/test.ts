/** `npm test`: what waits for nothing begins at once. What takes long and breaks rarely is `npm run test:deep`. */
import { isDeep } from '#tests/deep.ts';
import { runSteps } from './test-run.ts';

await runSteps(
  [
    { title: 'production build', command: ['npm', 'run', '--silent', 'build'] },
    { title: 'API tests', projects: ['api'], isShown: true },
    { title: 'process and database tests', projects: ['process'] },
    { title: 'byte budgets', command: ['node', 'tools/check/budgets.ts'], after: ['production build'] },
    { title: 'unit tests', projects: ['unit'], after: ['process and database tests'] },
    // A minute and a half of reckoning: in the moments when others wait for PostgreSQL or their browser.
    { title: 'checks', command: ['node', 'tools/check/check.ts'], isAside: true },
    {
      title: 'pages and browser journeys',
      projects: ['http', 'e2e'],
      isTriedAgain: true,
      after: ['byte budgets'],
    },
  ],
  (file) => !isDeep(file),
);
