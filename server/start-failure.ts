/** Why the shop cannot start or go on, in one sentence for the operator: printed as it is, without a stack. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

/** The operator's sentence for what went wrong, or null when it is a fault of the program itself. */
export function findSentence(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (['StartFailure', 'ConfigError', 'SetupError'].includes(error.name)) return error.message;
  const code = 'code' in error ? String(error.code) : '';
  const path = 'path' in error && typeof error.path === 'string' ? error.path : null;
  if (code === 'ENOSPC' || code === '53100') return 'The disk is full: free some space and start again.';
  if (path !== null && ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code)) {
    return `The shop cannot write to ${path}: give this user the right to it, or set DATA_DIR to another folder.`;
  }
  return null;
}
