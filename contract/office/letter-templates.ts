/** Letters as they go out, with real things of the shop; their subject and opening words (changes of `letter_words`). */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';

/** Every letter that the shop can send. */
const letterName = z.enum([
  'created',
  'confirmed',
  'ready',
  'shipped',
  'completed',
  'cancelled',
  'changed',
  'replacement',
  'drives_several',
  'drives_one',
  'receipt',
  'confirm_email',
  'already_registered',
  'recovery',
  'password_changed',
  'phone_changed',
  'leaving',
  'notice_stock',
  'notice_price',
  'confirm_notice_stock',
  'confirm_notice_price',
  'answer',
  'review_published',
  'review_refused',
  'points_burning',
  'wanted_cart',
  'wanted_favourite',
  'wanted_reorder',
  'business_confirmation',
  'staff_invitation',
  'staff_locked',
  'exchange_held',
  'exchange_oversold',
  'callback',
  'question',
  'business',
  'payment_breaks',
  'webhook_paused',
]);
export type LetterName = z.infer<typeof letterName>;

const language = z.enum(['ru', 'kz']);

export const letterWords = z.object({
  id: z.number().int(),
  kind: letterName,
  language,
  subject: z.string(),
  opening: z.string(),
});
export type LetterWordsRow = z.infer<typeof letterWords>;

/** What a letter is looked at with. */
const letterThing = z.object({ id: z.number().int(), title: z.string() });
export type LetterThing = z.infer<typeof letterThing>;

export const getLetterTemplates = officeCall({
  method: 'GET',
  path: '/office/api/v1/letter-templates/',
  summary:
    'Own words of every letter that the shop sends, and the orders and goods they can be looked at with; no buyer is named',
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
      products: z.array(letterThing),
    }),
  ),
});

/** A letter with words that need not be saved. */
const asked = z.object({
  kind: letterName,
  language,
  /** The order or the product it is about; null: it is about neither. */
  thing: z.number().int().min(1).nullable(),
  subject: z.string().max(120),
  opening: z.string().max(500),
});

const refusals = [
  'order.not_found',
  'product.not_found',
  'letter.unknown_slot',
  'letter.missing_slot',
  'letter.broken_slot',
] as const;

export const previewLetter = officeCall({
  method: 'POST',
  path: '/office/api/v1/letter-templates/preview/',
  summary:
    'A letter as it would go out with this order or product, with words that need not be saved; the buyer is not told',
  staff: { right: 'mail', act: 'read', isLogged: false },
  body: asked,
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
  refusals,
});

export const sendTrialLetter = officeCall({
  method: 'POST',
  path: '/office/api/v1/letter-templates/trial/',
  summary: 'The same letter to the address of whoever asks, to be seen where letters are read',
  staff: { right: 'mail' },
  body: asked,
  answer: withData(z.object({ to: z.string() })),
  refusals: [...refusals, 'request.too_many'],
});
