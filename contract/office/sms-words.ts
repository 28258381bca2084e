/** Words of the short messages (changes of the subject `sms_words`). */
import { z } from 'zod';
import { officeCall } from './office-call.ts';

const smsWordsRow = z.object({
  id: z.number().int(),
  kind: z.enum(['login', 'change', 'phone_changes']),
  language: z.enum(['ru', 'kz']),
  /** Empty: those that ship. */
  words: z.string(),
});
export type SmsWordsRow = z.infer<typeof smsWordsRow>;

export const getSmsWords = officeCall({
  method: 'GET',
  path: '/office/api/v1/sms-words/',
  summary: 'Own words of every short message, in both languages',
  staff: { right: 'mail' },
  answer: z.object({ items: z.array(smsWordsRow) }),
});
