/** The calls of partners' keys and webhooks: a part of the table in office-calls.ts. */
import { changePartner, createApiKey, getPartners, issueApiKey, revokeApiKey } from './keys.ts';
import {
  changeWebhook,
  createWebhook,
  getWebhook,
  getWebhooks,
  removeWebhook,
  replayWebhook,
  rotateWebhookSecret,
  testWebhook,
} from './webhooks.ts';

export const keyCalls = {
  getPartners,
  changePartner,
  createApiKey,
  issueApiKey,
  revokeApiKey,
  getWebhooks,
  getWebhook,
  createWebhook,
  changeWebhook,
  rotateWebhookSecret,
  removeWebhook,
  testWebhook,
  replayWebhook,
} as const;
