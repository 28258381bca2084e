import type { PersonalRecords } from '../users/users.ts';
import { forgetConsents, listConsents, moveConsents } from './consents.queries.ts';

/** What somebody agreed to. Kept when they leave, as the proof that it was so; nothing in it names them any more. */
export const accessRecords: PersonalRecords = {
  name: 'consents',
  tables: ['consents', 'mailed_tokens'],
  list: listConsents,
  forget: forgetConsents,
  move: moveConsents,
};
