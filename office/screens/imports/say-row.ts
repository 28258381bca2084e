/** A row as a spreadsheet counts it, with its sheet where the file has several. */
export const sayRow = ({ sheet, line }: { sheet: string | null; line: number }): string =>
  sheet === null ? String(line) : `${sheet}, ${line}`;
