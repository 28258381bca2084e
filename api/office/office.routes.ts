/** The calls of coming in, of oneself, and of who works here. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  acceptInvitation,
  changeMe,
  endStaffSession,
  enterStaffCode,
  getDoor,
  getMe,
  getStaffSessions,
  logInStaff,
  logOutStaff,
  openLockedAccount,
  proveFresh,
} from '#contract/office/office-auth.ts';
import {
  changeStaff,
  endSessionOfStaff,
  getSessionsOfStaff,
  getStaff,
  getStaffStores,
  inviteStaff,
  resetStaffFactor,
} from '#contract/office/staff.ts';
import { endStorePhone, getStorePhones, registerStorePhone } from '#contract/office/store-phones.ts';
import type { Client } from '../http/client.ts';
import {
  clearOfficeCookie,
  type OfficeHttp,
  officeRoute,
  readPhoneCookie,
  setOfficeCookie,
  setPhoneCookie,
} from '../http/office-route.ts';
import { requireNotForeign } from '../http/origin.ts';
import { type Office, STAFF_SESSION_SECONDS, type StaffPlace } from './office.ts';

const done = { success: true as const };

export function registerOffice(door: OfficeHttp, office: Office): void {
  registerEntry(door, office);

  officeRoute(door, getMe, async ({ viewer }) => ({ data: office.toMe(viewer) }));

  officeRoute(door, changeMe, async ({ body, ...asking }) => ({
    data: office.toMe(await office.changeOwn(asking, body)),
  }));

  officeRoute(door, getStaffSessions, async ({ viewer }) => ({ data: await office.listSessions(viewer) }));

  officeRoute(door, endStaffSession, async ({ viewer, params }) => {
    await office.endSession(viewer, params.id);
    return done;
  });

  officeRoute(door, getStaff, async () => ({ items: await office.listMembers() }));

  officeRoute(door, getStaffStores, async () => ({ items: await office.listStores() }));

  officeRoute(door, inviteStaff, async ({ body, ...asking }) => ({
    data: await office.invite(body, asking),
  }));

  officeRoute(door, changeStaff, async ({ params, body, ...asking }) => ({
    data: await office.change(params.id, body, asking),
  }));

  officeRoute(door, resetStaffFactor, async ({ params, ...asking }) => ({
    data: await office.resetFactor(params.id, asking),
  }));

  officeRoute(door, getSessionsOfStaff, async ({ params, viewer }) => ({
    data: await office.listSessionsOf(params.id, viewer),
  }));

  officeRoute(door, endSessionOfStaff, async ({ params, write }) => {
    await office.endSessionOf(params.id, params.session, { write });
    return done;
  });

  officeRoute(door, getStorePhones, async ({ request }) => ({
    items: await office.phones.list(readPhoneCookie(request)),
  }));

  officeRoute(door, registerStorePhone, async ({ body, viewer, write, reply }) => {
    const { id, token } = await office.phones.register(body, { viewer, write });
    setPhoneCookie(reply, token);
    return { data: { id } };
  });

  officeRoute(door, endStorePhone, async ({ params, write }) => {
    await office.phones.end(Number(params.id), { write });
    return done;
  });
}

function registerEntry(door: OfficeHttp, office: Office): void {
  async function letIn(reply: FastifyReply, token: string) {
    setOfficeCookie(reply, token, STAFF_SESSION_SECONDS);
    const viewer = await office.findViewer(token);
    if (!viewer) throw new Error('a session just made is not there');
    return office.toMe(viewer);
  }

  officeRoute(door, getDoor, async () => {
    const members = await office.listMembers();
    return { data: { isUnstaffed: members.every(({ state }) => state === 'invited') } };
  });

  officeRoute(door, logInStaff, async ({ body, request, reply, client }) => {
    requireNotForeign(request);
    const { ticket, token } = await office.logIn(body.email, body.password, placeOf(request, client));
    return { data: { ticket, me: token === null ? null : await letIn(reply, token) } };
  });

  officeRoute(door, enterStaffCode, async ({ body, request, reply, client }) => {
    requireNotForeign(request);
    const token = await office.enterCode(body.ticket, body.code, placeOf(request, client));
    return { data: await letIn(reply, token) };
  });

  officeRoute(door, acceptInvitation, async ({ body, language, request }) => {
    requireNotForeign(request);
    return { data: await office.acceptInvitation(body, language) };
  });

  officeRoute(door, openLockedAccount, async ({ body, request }) => {
    requireNotForeign(request);
    await office.openLocked(body.token);
    return done;
  });

  officeRoute(door, proveFresh, async ({ viewer, body, request, client }) => {
    await office.proveFresh(viewer, body.code, placeOf(request, client).network);
    return done;
  });

  officeRoute(door, logOutStaff, async ({ viewer, reply }) => {
    await office.endSession(viewer, viewer.sessionId);
    clearOfficeCookie(reply);
    return done;
  });
}

const placeOf = (request: FastifyRequest, client: Client): StaffPlace => ({
  address: request.ip,
  network: client.network ?? '',
  userAgent: request.headers['user-agent'] ?? '',
  phone: readPhoneCookie(request),
});
