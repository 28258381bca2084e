/** Every call for partners' programs, in reading order. */

import type { PartnerCall } from './partner-call.ts';
import {
  getPartnerBatch,
  getPartnerProducts,
  getPartnerStock,
  sendPrices,
  sendProducts,
  sendStock,
} from './partner-goods.ts';
import { getPartnerOrder, getPartnerOrders, stepPartnerOrder } from './partner-orders.ts';
import { replayPartnerWebhook } from './partner-webhooks.ts';

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
