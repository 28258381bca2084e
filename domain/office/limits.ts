/** Bounds of the office that the shop may set; these hold where it has set none. */
export interface OfficeLimits {
  /** How long another may decide on what was asked for. */
  approvalHours: number;
  /** How long what was applied can be taken back. */
  undoDays: number;
  /** After so many hours the asker may decide alone, which the log names; null: never. */
  aloneAfterHours: number | null;
  /** More prices than these in one set need another's yes. */
  priceCount: number;
  /** So does one that moves further than this, up or down. */
  pricePercent: number;
  /** So do those that would have moved the shop's takings of thirty days further than this. */
  revenuePercent: number;
  /** So do more points than these, given to one buyer by hand within a day. */
  points: number;
  /** So does a promotion that takes more than this off a line. */
  promotionPercent: number;
}

export const OFFICE_LIMITS: OfficeLimits = {
  approvalHours: 48,
  undoDays: 30,
  aloneAfterHours: null,
  priceCount: 500,
  pricePercent: 30,
  revenuePercent: 5,
  points: 5000,
  promotionPercent: 50,
};
