/** What a loader may throw instead of an answer. */
import { isInternalPath } from '#domain/navigation.ts';

/** Go there instead: always within the shop (spec 5). */
export class Redirect {
  readonly location: string;
  /** The page must be loaded from the server, not by this script. */
  readonly isDocument: boolean;
  readonly status = 302;

  constructor(location: string, isDocument: boolean) {
    if (!isInternalPath(location)) throw new Error(`A redirect out of the shop is refused: ${location}`);
    this.location = location;
    this.isDocument = isDocument;
  }
}

export const redirect = (location: string): Redirect => new Redirect(location, false);
export const redirectDocument = (location: string): Redirect => new Redirect(location, true);

/** A page that cannot be shown, with the status that says why. Anything else that is thrown is a fault. */
export class ErrorResponse {
  readonly status: number;
  readonly data: unknown;

  constructor(body: unknown, status: number) {
    this.data = body;
    this.status = status;
  }
}

export const errorResponse = (body: unknown, { status }: { status: number }): ErrorResponse =>
  new ErrorResponse(body, status);

export const isRouteErrorResponse = (error: unknown): error is ErrorResponse =>
  error instanceof ErrorResponse;

/** No answer came at all: the network or the shop is gone, and nothing is known of the page. */
class Unreachable extends Error {}

export const unreachable = (cause: unknown): Unreachable =>
  new Unreachable('the shop does not answer', { cause });

export const isUnreachable = (error: unknown): boolean => error instanceof Unreachable;
