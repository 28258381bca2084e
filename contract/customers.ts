import { z } from 'zod';
import { call, withData } from './call.ts';
import { clubLevel } from './loyalty.ts';

export const user = z.object({
  id: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** 'individual' means a contract with a person; any other value: prices of the organisation; null: retail */
  wholesaleContract: z.enum(['individual', 'organization']).nullable(),
  /** for whom the user acts at the moment; null: for themselves */
  wholesaleOrganization: z.object({ id: z.number().int(), name: z.string(), bin: z.string() }).nullable(),
  /** in the club; null without a card */
  clubLevel: clubLevel.nullable(),
});
export type User = z.infer<typeof user>;

export const getUser = call({
  method: 'GET',
  path: '/api/v1/users/',
  summary: 'The logged-in user',
  tag: 'customers',
  answer: withData(user),
  refusals: ['session.required'],
  access: 'user',
});
