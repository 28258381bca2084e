/**
 * Promotions as other parts of the shop show them: a cover drawn from tokens, a card, and the time that is left.
 * Hides the clock: ends are told by the reader's own, because a page may come out of a cache.
 */

export { PromotionCover } from './promotion-cover.tsx';
export { PromotionTime } from './promotion-time.tsx';
