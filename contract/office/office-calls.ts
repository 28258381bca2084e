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
import {
  answerDifference,
  confirmPackage,
  getExchange,
  getExchangePackage,
  mapExchange,
  refusePackage,
} from './exchange.ts';
import { findHandover, handOver } from './handover.ts';
import { getJob, getJobs, retryJob, stopJob } from './jobs.ts';
import { getLog, getLogEntry } from './log.ts';
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
import { getPickList, getPickQueue, packPickList, sendPickEvents, takePickList } from './pick.ts';
import { getSettings, getSlotRules, getTariffs, getTexts } from './shop-rules.ts';
import { changeStaff, getStaff, getStaffStores, inviteStaff, resetStaffFactor } from './staff.ts';
import { adjustStock, getStock, getStockMoves, getStockStores, setShelf, transferStock } from './stock.ts';
import { getTree } from './tree.ts';

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
  getSettings,
  getTariffs,
  getSlotRules,
  getTexts,
  getExchange,
  getExchangePackage,
  confirmPackage,
  refusePackage,
  mapExchange,
  answerDifference,
  getPickQueue,
  getPickList,
  takePickList,
  sendPickEvents,
  packPickList,
  findHandover,
  handOver,
  getStockStores,
  getStock,
  getStockMoves,
  adjustStock,
  transferStock,
  setShelf,
} as const satisfies Record<string, OfficeCall>;

/** What the log calls it; one that is not of the list goes by its address. */
export const nameOfCall = (call: OfficeCall): string =>
  Object.entries<OfficeCall>(officeCalls).find(([, each]) => each === call)?.[0] ??
  `${call.method} ${call.path}`;
