/** Every call for partners' programs, in reading order. */
import {
  getPartnerBatch,
  getPartnerProducts,
  getPartnerStock,
  sendPrices,
  sendProducts,
  sendStock,
} from './goods.ts';
import { getPartnerOrder, getPartnerOrders, stepPartnerOrder } from './orders.ts';
import type { PartnerCall } from './partner-call.ts';
import { replayPartnerWebhook } from './webhooks.ts';

export const partnerCalls = {
  getPartnerProducts,
  sendProducts,
  sendPrices,
  getPartnerBatch,
  getPartnerStock,
  sendStock,
  getPartnerOrders,
  getPartnerOrder,
  stepPartnerOrder,
  replayPartnerWebhook,
} as const satisfies Record<string, PartnerCall>;
