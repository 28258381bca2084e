/** Under which names an order's points stand in the ledger of the club. */
export const spendKey = (orderId: number): string => `order:${orderId}:spend`;
/** Booked when the goods are received: until then they are only promised. */
export const earnKey = (orderId: number): string => `order:${orderId}:earn`;
/** What its master gets for it, where one brought the buyer; booked with the buyer's own. */
export const clientKey = (orderId: number): string => `order:${orderId}:client`;
