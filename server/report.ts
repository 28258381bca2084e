export type Report = (line: string) => void;

/** The operator's lines: short, on standard output, and never a reason to stop. */
export function openReport(): Report {
  // A closed terminal must not take the shop with it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return (line) => {
    process.stdout.write(`${line}\n`);
  };
}

export function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}
