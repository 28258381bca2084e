/** How long what was mailed counts. */
export const CONFIRM_SECONDS = 24 * 60 * 60;
export const LEAVING_SECONDS = 24 * 60 * 60;
export const RECOVERY_SECONDS = 60 * 60;
