/** The end of a test run: a table of the steps and the one line that machines read. */
export interface StepResult {
  title: string;
  seconds: number | null;
  passed: number;
  failed: number;
  /** For a reader: what was not run, and why. */
  note?: string;
}

export function toSummary(results: readonly StepResult[]): string {
  const rows = results.map(({ title, seconds, passed, failed, note }) => [
    title,
    seconds === null ? '–' : `${seconds.toFixed(1)} s`,
    String(passed),
    String(failed),
    note ?? '',
  ]);
  const table = [['step', 'time', 'passed', 'failed', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  const total = (of: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[of], 0);
  return `${lines.join('\n')}\n\n${total('passed')} passed, ${total('failed')} failed`;
}
