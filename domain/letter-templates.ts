/**
 * Every letter that the shop sends: how it is called, who reads it, what it is about, and which slots its own words may
 * and must have. A letter that is not here cannot be put into the queue.
 */
import type { LetterName } from '#contract/office/letter-templates.ts';
import { LOCALE_CODES, type Locale } from './locale.ts';

export type LetterGroup = 'orders' | 'account' | 'goods' | 'wanted' | 'staff' | 'shop';

interface LetterTemplate {
  /** Its place among the books of words: never given to another. */
  no: number;
  /** As the queue and the outbox name it. */
  kind: string;
  group: LetterGroup;
  /** What it is looked at with; null: with nothing of the shop. */
  about: 'order' | 'product' | null;
  slots: readonly string[];
  /** Those that a subject may have: a name or a sum there is read by whoever looks at a locked phone. */
  inSubject: readonly string[];
  /** Without these it does not say what it is for. */
  needs: { subject: readonly string[]; opening: readonly string[] };
  /** Which paragraph own opening words stand for; `before`: for none, they come first. */
  opens: number | 'before';
}

type Slots = readonly string[];
type Rules = Omit<LetterTemplate, 'no' | 'kind' | 'slots'>;

const letter = <const S extends Slots>(
  no: number,
  kind: string,
  slots: S,
  rules: Partial<Rules> & Pick<Rules, 'group'>,
): LetterTemplate & { slots: S } => ({
  ...{ no, kind, slots, about: null, inSubject: [], needs: { subject: [], opening: [] }, opens: 0 },
  ...rules,
});

const ofOrder = (no: number, kind: string, rules: Partial<Rules> = {}) =>
  letter(no, kind, ['number', 'name', 'total'], {
    ...{
      group: 'orders',
      about: 'order',
      inSubject: ['number'],
      needs: { subject: ['number'], opening: [] },
    },
    ...rules,
  });

const ofProduct = (no: number, kind: string) =>
  letter(no, kind, ['product'], { group: 'goods', about: 'product', inSubject: ['product'] });

/** The greeting comes first, and stays. */
const wanted = (no: number, kind: string) =>
  letter(no, kind, ['name'], { group: 'wanted', about: 'product', opens: 1 });

/** To the shop's own mailbox: what was asked for is told whole, own words come before it. */
const toShop = <const S extends Slots>(no: number, kind: string, slots: S, needed: S[number]) =>
  letter(no, kind, slots, {
    ...{ group: 'shop', inSubject: slots, needs: { subject: [needed], opening: [] }, opens: 'before' },
  });

export const LETTER_TEMPLATES = {
  created: ofOrder(1, 'order-created'),
  confirmed: ofOrder(2, 'order-confirmed'),
  ready: ofOrder(3, 'order-ready'),
  // Of a letter about a drive the day comes first.
  shipped: ofOrder(4, 'order-shipped', { opens: 1 }),
  completed: ofOrder(5, 'order-completed'),
  cancelled: ofOrder(6, 'order-cancelled'),
  changed: ofOrder(7, 'order-changed'),
  replacement: ofOrder(8, 'order-replacement'),
  drives_several: ofOrder(9, 'order-drives'),
  drives_one: ofOrder(10, 'order-drives'),
  receipt: letter(11, 'receipt', ['number', 'order'], {
    ...{ group: 'orders', about: 'order', inSubject: ['number', 'order'], opens: 'before' },
    needs: { subject: ['number'], opening: [] },
  }),
  confirm_email: letter(12, 'confirm-email', ['name'], { group: 'account' }),
  already_registered: letter(13, 'already-registered', ['name'], { group: 'account' }),
  recovery: letter(14, 'recovery', ['name'], { group: 'account' }),
  password_changed: letter(15, 'password-changed', [], { group: 'account' }),
  phone_changed: letter(16, 'phone-changed', ['phone'], {
    ...{ group: 'account', needs: { subject: [], opening: ['phone'] } },
  }),
  leaving: letter(17, 'leaving', ['name'], { group: 'account' }),
  notice_stock: ofProduct(18, 'notice'),
  notice_price: ofProduct(19, 'notice'),
  confirm_notice_stock: ofProduct(20, 'confirm-notice'),
  confirm_notice_price: ofProduct(21, 'confirm-notice'),
  answer: letter(22, 'answer', [], { group: 'goods', opens: 'before' }),
  review_published: ofProduct(23, 'review'),
  review_refused: ofProduct(24, 'review'),
  points_burning: letter(25, 'points-burning', ['name', 'points', 'day'], {
    ...{ group: 'wanted', inSubject: ['points', 'day'] },
  }),
  wanted_cart: wanted(26, 'wanted-cart'),
  wanted_favourite: wanted(27, 'wanted-favourite'),
  wanted_reorder: wanted(28, 'wanted-reorder'),
  business_confirmation: letter(29, 'business-confirmation', ['number'], {
    ...{ group: 'account', inSubject: ['number'], needs: { subject: ['number'], opening: [] } },
  }),
  staff_invitation: letter(30, 'staff-invitation', ['name'], { group: 'staff' }),
  staff_locked: letter(31, 'staff-locked', ['name'], { group: 'staff' }),
  exchange_held: letter(32, 'exchange-held', ['file'], {
    ...{ group: 'staff', needs: { subject: [], opening: ['file'] } },
  }),
  exchange_oversold: letter(33, 'exchange-oversold', [], { group: 'staff' }),
  callback: toShop(34, 'callback', ['number', 'theme', 'city'], 'theme'),
  question: toShop(35, 'question', ['number', 'city'], 'number'),
  business: toShop(36, 'business', ['number', 'bin', 'city'], 'number'),
  payment_breaks: toShop(37, 'payment-breaks', ['day', 'count'], 'day'),
  webhook_paused: toShop(38, 'webhook-paused', ['partner'], 'partner'),
} satisfies Record<LetterName, LetterTemplate>;

export const LETTER_NAMES = Object.keys(LETTER_TEMPLATES) as LetterName[];

export type SlotOf<N extends LetterName> = (typeof LETTER_TEMPLATES)[N]['slots'][number];

export const templateOf = (name: LetterName): LetterTemplate => LETTER_TEMPLATES[name];

/** The shop's own mailbox is read by all who work there, in its working language. */
export const languagesOf = (name: LetterName): readonly Locale[] =>
  templateOf(name).group === 'shop' ? ['ru'] : LOCALE_CODES;

/** By which its words of this language are changed. */
export const wordsIdOf = (name: LetterName, language: Locale): number =>
  templateOf(name).no * 2 - (language === 'ru' ? 1 : 0);
