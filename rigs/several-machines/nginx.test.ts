import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tools/run.ts';
import { exampleSite, toSiteText } from './nginx.ts';

test('the example for operators is the configuration that several machines are tried with', () => {
  expect(readFileSync(join(root, 'docs/operations.md'), 'utf8')).toContain(
    `\`\`\`nginx\n${toSiteText(exampleSite)}\`\`\``,
  );
});
