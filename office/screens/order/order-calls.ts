/** What is asked for anew after anything was done with an order. */
import type { CallKey } from '../../calls/office-api.ts';

export const ORDER_CALL = 'GET /office/api/v1/orders/{id}/';

export const RENEWS = {
  renews: [
    ORDER_CALL,
    'GET /office/api/v1/orders/',
    'GET /office/api/v1/orders/counts/',
  ] as readonly CallKey[],
};
