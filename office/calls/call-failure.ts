import type { ErrorBody } from '#contract/errors.ts';

/** A call that was not answered as asked. Without a body nothing of ours came back: no network, a proxy's page. */
export class CallFailure extends Error {
  readonly status: number;
  readonly body: ErrorBody | null;

  constructor(status: number, body: ErrorBody | null, options?: ErrorOptions) {
    super(body?.message ?? `status ${status}`, options);
    this.status = status;
    this.body = body;
  }

  get code(): string | null {
    return this.body?.code ?? null;
  }

  /** Of a field of the body, as the server has said it. */
  fieldError(name: string): string | null {
    return this.body?.errors?.[name]?.[0] ?? null;
  }
}

export const isFailure = (error: unknown, code: string): error is CallFailure =>
  error instanceof CallFailure && error.code === code;
