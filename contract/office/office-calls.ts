/** Every call of the office, in reading order: what the rights of each role are tested against. */
import { decideApproval, getApprovals } from './approvals.ts';
import {
  applyChanges,
  changeDraft,
  createChanges,
  getChangeSet,
  getChangeSets,
  scheduleChanges,
  undoChanges,
} from './changes.ts';
import { getLog, getLogEntry } from './log.ts';
import {
  acceptInvitation,
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
import { changeStaff, getStaff, inviteStaff, resetStaffFactor } from './staff.ts';
import { getTree } from './tree.ts';

export const officeCalls = {
  logInStaff,
  enterStaffCode,
  acceptInvitation,
  openLockedAccount,
  proveFresh,
  logOutStaff,
  getMe,
  getStaffSessions,
  endStaffSession,
  getStaff,
  inviteStaff,
  changeStaff,
  resetStaffFactor,
  getLog,
  getLogEntry,
  getChangeSets,
  createChanges,
  getChangeSet,
  changeDraft,
  applyChanges,
  scheduleChanges,
  undoChanges,
  getApprovals,
  decideApproval,
  getTree,
} as const satisfies Record<string, OfficeCall>;

/** What the log calls it; one that is not of the list goes by its address. */
export const nameOfCall = (call: OfficeCall): string =>
  Object.entries<OfficeCall>(officeCalls).find(([, each]) => each === call)?.[0] ??
  `${call.method} ${call.path}`;
