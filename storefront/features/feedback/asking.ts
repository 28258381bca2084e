interface AskedProduct {
  id: number;
  code: string;
  name: string;
}

/**
 * What a visitor asks of the shop. order: call me about this product; stock, price: tell me when it is there or costs
 * less; call: call me about something else; question: write to me.
 */
export type Asking =
  | { kind: 'order' | 'stock' | 'price'; product: AskedProduct }
  | { kind: 'call' }
  | { kind: 'question'; product?: AskedProduct };

export type AskingField = 'phone' | 'email' | 'name' | 'theme' | 'contact' | 'question';

/** As typed; what a form does not ask for is empty. The last is a trap for programs. */
export type Given = Record<AskingField | 'website', string>;

/** In the order in which they stand; a user's own address is known and is not asked for. */
export const ASKED_FIELDS: Readonly<Record<Asking['kind'], readonly AskingField[]>> = {
  order: ['phone', 'name'],
  stock: ['email'],
  price: ['email'],
  call: ['phone', 'name', 'theme'],
  question: ['question', 'contact', 'name'],
};

/** What a call may be about besides a product that is sold on order. */
export const CALL_THEMES = ['price', 'delivery', 'wholesale', 'complaint', 'other'] as const;
