/** The database cannot be made ready for this code; the message is one sentence for the operator. */
export class SetupError extends Error {
  override name = 'SetupError';
}
