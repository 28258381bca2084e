/** What is asked for anew after anything was done with a contract. */
import type { CallKey } from '../../calls/office-api.ts';

export const PARTY_CALL = 'GET /office/api/v1/wholesale/{party}/';
export const RENEWS = {
  renews: [PARTY_CALL, 'GET /office/api/v1/wholesale/', 'GET /office/api/v1/notices/'] as readonly CallKey[],
};
