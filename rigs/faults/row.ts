/** A row of the fault table (docs/faults.md): what is done to the shop, by which rule it passes, what was seen. */

export interface Outcome {
  isRight: boolean;
  /** What was measured, in a few words. */
  figures: string;
}

export interface Row {
  id: string;
  fault: string;
  rule: string;
  /** Null: it cannot be run on this machine. */
  run(): Promise<Outcome | null>;
}

export const report = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

interface Line {
  id: string;
  fault: string;
  verdict: string;
  seconds: number;
  figures: string;
}

/** Runs them one after another and prints the table; true when none has failed. */
export async function runRows(rows: readonly Row[], heading = 'fault'): Promise<boolean> {
  const lines: Line[] = [];
  for (const { id, fault, rule, run } of rows) {
    report(`\n${id} ${fault}. Passes when ${rule}`);
    const begun = performance.now();
    const outcome = await run().catch((error: unknown) => ({
      isRight: false,
      figures: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
    }));
    const seconds = (performance.now() - begun) / 1000;
    const verdict = outcome === null ? 'not run here' : outcome.isRight ? 'pass' : 'FAIL';
    lines.push({ id, fault, verdict, seconds, figures: outcome?.figures ?? '' });
    report(`${verdict}${outcome ? `: ${outcome.figures}` : ''}`);
  }
  report(`\n${toTable(lines, heading)}`);
  const failed = lines.filter(({ verdict }) => verdict === 'FAIL').length;
  report(`\n${lines.length} rows, ${failed} failed.`);
  return failed === 0;
}

/** As Markdown: docs/faults.md and docs/operations.md keep the last one. */
function toTable(lines: readonly Line[], heading: string): string {
  return [
    `| row | ${heading} | verdict | seconds | measured |`,
    '|---|---|---|---|---|',
    ...lines.map(
      ({ id, fault, verdict, seconds, figures }) =>
        `| ${id} | ${fault} | ${verdict} | ${seconds.toFixed(0)} | ${figures.replaceAll('|', '/')} |`,
    ),
  ].join('\n');
}
