import type { FastifyInstance } from 'fastify';
import { logIn, logOut } from '#contract/auth.ts';
import { route } from '../http/route.ts';
import { clearTokenCookie, setTokenCookie, tokenOf } from '../http/session.ts';
import type { Customers } from './customers.ts';

export function registerCustomers(app: FastifyInstance, customers: Customers): void {
  route(app, logIn, async ({ body, request, reply }) => {
    const session = await customers.logIn(body.login, body.password, request.ip);
    setTokenCookie(reply, session.token);
    return { data: session };
  });

  route(app, logOut, async ({ request, reply }) => {
    const token = tokenOf(request);
    if (token !== null) await customers.logOut(token);
    clearTokenCookie(reply);
    return { success: true as const };
  });
}
