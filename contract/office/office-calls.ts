/** Every call of the office, in reading order: what the rights of each role are tested against. */
import {
  acceptInvitation,
  changeMe,
  endStaffSession,
  enterStaffCode,
  getMe,
  getStaffSessions,
  logInStaff,
  logOutStaff,
  openLockedAccount,
  proveFresh,
} from './office-auth.ts';
import type { OfficeCall } from './office-call.ts';
import { changeStaff, getStaff, getStaffStores, inviteStaff, resetStaffFactor } from './staff.ts';

export const officeCalls = {
  logInStaff,
  enterStaffCode,
  acceptInvitation,
  openLockedAccount,
  proveFresh,
  logOutStaff,
  getMe,
  changeMe,
  getStaffSessions,
  endStaffSession,
  getStaff,
  getStaffStores,
  inviteStaff,
  changeStaff,
  resetStaffFactor,
} as const satisfies Record<string, OfficeCall>;
