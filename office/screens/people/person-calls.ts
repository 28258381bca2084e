/** What is asked for anew after anything was done with an account. */
import type { CallKey } from '../../calls/office-api.ts';

export const PERSON_CALL = 'GET /office/api/v1/customers/{id}/';
export const RENEWS = { renews: [PERSON_CALL, 'GET /office/api/v1/notices/'] as readonly CallKey[] };
