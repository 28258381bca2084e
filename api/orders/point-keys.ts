/** Under which names an order's points stand in the ledger of the club. */
export const spendKey = (orderId: number): string => `order:${orderId}:spend`;
/** Booked when the goods are received: until then they are only promised. */
export const earnKey = (orderId: number): string => `order:${orderId}:earn`;
