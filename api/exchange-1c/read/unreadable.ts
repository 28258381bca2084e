/** Why a file cannot be taken as a whole; the code is what the journal keeps and what 1C's user is told in words. */
export const FILE_FAULTS = [
  'file.absent',
  'file.cut_off',
  'file.broken',
  'file.encoding',
  'file.forbidden',
  'file.too_large',
  'file.not_commerceml',
  'archive.broken',
  'archive.too_large',
  'archive.names',
] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

export class Unreadable extends Error {
  readonly code: FileFault;
  readonly facts: Readonly<Record<string, string | number>>;
  constructor(code: FileFault, facts: Readonly<Record<string, string | number>> = {}) {
    super(`${code} ${JSON.stringify(facts)}`);
    this.code = code;
    this.facts = facts;
  }
}
