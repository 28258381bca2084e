/** Every call of the office, in reading order: what the rights of each role are tested against. */

import { decideApproval, getApprovals } from './approvals.ts';
import { bulkChange } from './bulk.ts';
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
import { getSlotOrders, getSlotWeek } from './delivery-calendar.ts';
import { getZoneSheet, previewZones } from './delivery-zones.ts';
import {
  answerDifference,
  confirmPackage,
  getExchange,
  getExchangePackage,
  mapExchange,
  refusePackage,
  rerunPackage,
  setExchangeWords,
} from './exchange.ts';
import { figureCalls } from './figure-calls.ts';
import { findGoods } from './goods.ts';
import { countRows, getFences, getRows } from './grid.ts';
import { findHandover, handOver, quoteHandover } from './handover.ts';
import { importCalls } from './import-calls.ts';
import { getJob, getJobs, retryJob, stopJob } from './jobs.ts';
import { keyCalls } from './key-calls.ts';
import { getLog, getLogEntry } from './log.ts';
import { lookAtProduct } from './look.ts';
import { getMarketOrders } from './market-orders.ts';
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
} from './office-auth.ts';
import type { OfficeCall } from './office-call.ts';
import {
  actOnOrders,
  assignOrder,
  declineCancelRequest,
  getOrderColleagues,
  noteOrder,
  revealContact,
  stepOrder,
} from './order-acts.ts';
import {
  editOrder,
  getOrderEdits,
  offerOrderReplacement,
  quoteOrderEdit,
  quoteOrderReplacement,
  refundOrder,
  setDeliveryPrice,
  setOrderSlot,
  tellOfMoney,
  withdrawOrderReplacement,
} from './order-edit.ts';
import { getLinePrice, getOfficeOrder, getOfficePaper, printGathered, printOrder } from './order-page.ts';
import { deliverOrderPart, getPartHours, joinDelivery, splitDelivery } from './order-parts.ts';
import { countOfficeOrders, findOfficeOrders, getOfficeOrders } from './orders.ts';
import { peopleCalls } from './people-calls.ts';
import {
  addBuyer,
  addBuyerAddress,
  findBuyer,
  getOrderPlaces,
  placePhoneOrder,
  quotePhoneOrder,
  sendPhoneCart,
} from './phone-orders.ts';
import {
  getPickLabels,
  getPickList,
  getPickQueue,
  packPickList,
  sendPickEvents,
  takePickList,
} from './pick.ts';
import { getPickPhoto, getPickSubstitutes, offerPickSubstitute, putPickPhoto } from './pick-lacks.ts';
import { cropPicture, getPicture } from './pictures.ts';
import { getPriceEffect } from './price-effect.ts';
import { getPriceStory } from './price-story.ts';
import { getOfficeProduct, getProductAsOf, getProductChoices, getProductHistory } from './products.ts';
import { promotionCalls } from './promotion-calls.ts';
import { getQueue, getQueuedPhoto, revealQueued, settleQueued, takeQueued } from './queue.ts';
import { decideReturn, getOfficeReturnPhoto, getReturn, getReturns, quoteReturn } from './returns.ts';
import { searchBoostCalls } from './search-boosts.ts';
import { searchDeskCalls } from './search-desk.ts';
import { cancelShipment, getShipmentLabel, makeShipment } from './shipments.ts';
import { shopCalls } from './shop-calls.ts';
import {
  changeStaff,
  endSessionOfStaff,
  getSessionsOfStaff,
  getStaff,
  getStaffStores,
  inviteStaff,
  resetStaffFactor,
} from './staff.ts';
import {
  adjustStock,
  countStock,
  getStock,
  getStockMoves,
  getStockStores,
  setShelf,
  transferStock,
} from './stock.ts';
import { endStorePhone, getStorePhones, registerStorePhone } from './store-phones.ts';
import { findTerms } from './terms.ts';
import { getTradeWords } from './trade-words.ts';
import { beginUpload, endUpload, putPiece } from './uploads.ts';
import { getVariantGroup } from './variant-group.ts';

export const officeCalls = {
  getDoor,
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
  getSessionsOfStaff,
  endSessionOfStaff,
  getStorePhones,
  registerStorePhone,
  endStorePhone,
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
  ...shopCalls,
  getRows,
  getFences,
  countRows,
  getProductChoices,
  getOfficeProduct,
  getProductHistory,
  getProductAsOf,
  bulkChange,
  getPriceEffect,
  getPriceStory,
  lookAtProduct,
  findTerms,
  getVariantGroup,
  getPicture,
  cropPicture,
  beginUpload,
  putPiece,
  endUpload,
  ...importCalls,
  ...promotionCalls,
  getSlotWeek,
  getSlotOrders,
  getZoneSheet,
  previewZones,
  getTradeWords,
  findGoods,
  getOfficeOrders,
  countOfficeOrders,
  findOfficeOrders,
  getOrderColleagues,
  actOnOrders,
  getOfficeOrder,
  getLinePrice,
  getOfficePaper,
  printOrder,
  printGathered,
  stepOrder,
  declineCancelRequest,
  noteOrder,
  assignOrder,
  revealContact,
  getOrderEdits,
  quoteOrderEdit,
  editOrder,
  setOrderSlot,
  setDeliveryPrice,
  getPartHours,
  splitDelivery,
  joinDelivery,
  deliverOrderPart,
  makeShipment,
  cancelShipment,
  getShipmentLabel,
  quoteOrderReplacement,
  offerOrderReplacement,
  withdrawOrderReplacement,
  refundOrder,
  tellOfMoney,
  getMarketOrders,
  getReturns,
  getReturn,
  getOfficeReturnPhoto,
  quoteReturn,
  decideReturn,
  ...peopleCalls,
  getQueue,
  takeQueued,
  revealQueued,
  settleQueued,
  getQueuedPhoto,
  getOrderPlaces,
  findBuyer,
  addBuyer,
  addBuyerAddress,
  quotePhoneOrder,
  placePhoneOrder,
  sendPhoneCart,
  getExchange,
  getExchangePackage,
  confirmPackage,
  refusePackage,
  rerunPackage,
  setExchangeWords,
  mapExchange,
  answerDifference,
  ...keyCalls,
  getPickQueue,
  getPickList,
  getPickLabels,
  putPickPhoto,
  getPickPhoto,
  getPickSubstitutes,
  offerPickSubstitute,
  takePickList,
  sendPickEvents,
  packPickList,
  findHandover,
  quoteHandover,
  handOver,
  getStockStores,
  getStock,
  getStockMoves,
  adjustStock,
  transferStock,
  countStock,
  setShelf,
  ...figureCalls,
  ...searchDeskCalls,
  ...searchBoostCalls,
} as const satisfies Record<string, OfficeCall>;

/** What the log calls it; one that is not of the list goes by its address. */
export const nameOfCall = (call: OfficeCall): string =>
  Object.entries<OfficeCall>(officeCalls).find(([, each]) => each === call)?.[0] ??
  `${call.method} ${call.path}`;
