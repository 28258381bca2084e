/**
 * WCAG 2.2 AA by axe, run inside the page and asked for violations alone: its own driver sends the whole of axe anew
 * with each question and describes all that passed, which takes twice as long.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

export type AxeScope = 'all' | 'none';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: Object.fromEntries(
    // Of WCAG 2.2, which axe leaves off by itself; and places a reader jumps between, of which there is one of a name.
    [
      'target-size',
      'region',
      'landmark-one-main',
      'landmark-unique',
      'landmark-banner-is-top-level',
      'landmark-complementary-is-top-level',
      'landmark-contentinfo-is-top-level',
      'landmark-main-is-top-level',
      'landmark-no-duplicate-banner',
      'landmark-no-duplicate-contentinfo',
      'landmark-no-duplicate-main',
    ].map((rule) => [rule, { enabled: true }]),
  ),
  reporter: 'no-passes',
  resultTypes: ['violations'],
  // No frames here, and style sheets need not be fetched a second time.
  iframes: false,
  preload: false,
};

export async function findAxeViolations(page: Page, scope: AxeScope): Promise<string[]> {
  if (scope === 'none') return [];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(runAxe, OPTIONS);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `axe ${id}: ${help}\n  at ${target.join(' ')}\n  ${html.slice(0, 200)}\n  ${why}`;
    }),
  );
}

/** Runs in the page. */
async function runAxe(options: RunOptions): Promise<AxeResults['violations']> {
  const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
  return (await axe.run(options)).violations;
}
