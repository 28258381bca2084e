import { reportClientError } from '#contract/client-errors.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import type { ClientErrors } from './client-errors.ts';

export function registerClientErrors(http: Http, clientErrors: ClientErrors): void {
  route(http, reportClientError, async ({ body, client }) => ({
    data: { isKept: await clientErrors.report(body, client) },
  }));
}
