/** Why a buyer cancels: one of a fixed list, so that the shop can count. The shop's own reasons stand apart. */
export const CANCEL_REASONS = [
  'changed_mind',
  'cheaper_elsewhere',
  'mistake',
  'too_long',
  'plans_changed',
  'not_available',
  'other',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** Written by the shop: by its jobs (the first three) or its people. */
export const SHOP_CANCEL_REASONS = [
  'not_paid',
  'not_collected',
  'not_confirmed',
  'no_stock',
  'no_contact',
  'refused',
] as const;
export type ShopCancelReason = (typeof SHOP_CANCEL_REASONS)[number];
