/** Every call of the office, in reading order: what the rights of each role are tested against. */
import {
  authorizeOfficeStream,
  bePresent,
  deleteView,
  findThings,
  getNotices,
  getPresence,
  getViews,
  saveView,
} from './company.ts';
import { getJob, getJobs, retryJob, stopJob } from './jobs.ts';
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
  getJobs,
  getJob,
  retryJob,
  stopJob,
  authorizeOfficeStream,
  getPresence,
  bePresent,
  getViews,
  saveView,
  deleteView,
  findThings,
  getNotices,
} as const satisfies Record<string, OfficeCall>;
