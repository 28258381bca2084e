import type { ErrorCode, ErrorDetails } from '#contract/errors.ts';

/** A failure that a visitor can understand: it ends the call with its code's status and words. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  /** What is wrong with which field, in the reader's language. */
  readonly fields: Record<string, string[]> | undefined;
  /** What the caller needs to go on; the contract names its shape beside the call. */
  readonly data: unknown;

  constructor(
    code: ErrorCode,
    details: ErrorDetails = {},
    fields?: Record<string, string[]>,
    data?: unknown,
  ) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
    this.fields = fields;
    this.data = data;
  }
}
