/** Letters about orders as they go out, with a real order; their subject and opening words (changes of `letter_words`). */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';

const letterKind = z.enum(['created', 'confirmed', 'ready', 'shipped', 'completed', 'cancelled', 'changed']);

export const letterWords = z.object({
  id: z.number().int(),
  kind: letterKind,
  language: z.enum(['ru', 'kz']),
  subject: z.string(),
  opening: z.string(),
});
export type LetterWordsRow = z.infer<typeof letterWords>;

export const getLetterTemplates = officeCall({
  method: 'GET',
  path: '/office/api/v1/letter-templates/',
  summary:
    'Own words of the letters about orders, and the orders they can be looked at with; no buyer is named',
  staff: { right: 'mail' },
  answer: withData(
    z.object({
      words: z.array(letterWords),
      orders: z.array(
        z.object({
          id: z.number().int(),
          number: z.string(),
          isPickup: z.boolean(),
          total: z.number().int(),
        }),
      ),
    }),
  ),
});

export const previewLetter = officeCall({
  method: 'POST',
  path: '/office/api/v1/letter-templates/preview/',
  summary:
    'A letter as it would go out with this order, with words that need not be saved; the buyer is not told',
  staff: { right: 'mail', act: 'read', isLogged: false },
  body: z.object({
    kind: letterKind,
    language: z.enum(['ru', 'kz']),
    order: z.number().int().min(1),
    subject: z.string().max(120),
    opening: z.string().max(500),
  }),
  answer: withData(
    z.object({
      subject: z.string(),
      paragraphs: z.array(z.string()),
      facts: z.array(z.object({ name: z.string(), value: z.string() })),
      lines: z.array(z.object({ name: z.string(), detail: z.string(), sum: z.string() })),
      sums: z.array(z.object({ name: z.string(), value: z.string(), isTotal: z.boolean() })),
      button: z.string(),
      note: z.string(),
      /** What the shop says where nothing of its own is written. */
      usual: z.object({ subject: z.string(), opening: z.string() }),
    }),
  ),
  refusals: ['order.not_found', 'letter.unknown_slot', 'letter.missing_slot', 'letter.broken_slot'],
});
