/** `npm test`: the quick and the likely first. What takes long and breaks rarely is `npm run test:deep`. */
import { isDeep } from '#tests/deep.ts';
import { runStages } from './test-run.ts';

await runStages(
  [
    [
      { title: 'unit tests', projects: ['unit'] },
      { title: 'checks', command: ['node', 'tools/check/check.ts'] },
      { title: 'production build', command: ['npm', 'run', '--silent', 'build'] },
    ],
    [{ title: 'byte budgets', command: ['node', 'tools/check/budgets.ts'] }],
    // Not side by side: fifty buyers at one moment want the processors for themselves.
    [{ title: 'API tests', projects: ['api'] }],
    [{ title: 'process and database tests', projects: ['process'] }],
    [{ title: 'pages and browser journeys', projects: ['http', 'e2e'], isTriedAgain: true }],
  ],
  (file) => !isDeep(file),
);
