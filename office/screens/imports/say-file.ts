import type { ImportView } from '#contract/office/imports.ts';

const DELIMITERS: Readonly<Record<string, string>> = { '\t': 'Tab' };

/** How a table was read. A sign alone would look like a slip of the pen: it stands in quotes. */
export const sayFile = ({
  format,
  encoding,
  delimiter,
}: Pick<ImportView, 'format' | 'encoding' | 'delimiter'>): string =>
  [format, encoding]
    .flatMap((name) => name?.toUpperCase() ?? [])
    .concat(delimiter ? `«${DELIMITERS[delimiter] ?? delimiter}»` : [])
    .join(' · ');
