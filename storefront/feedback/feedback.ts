/**
 * What a shopper asks of the shop: to be called back, to hear when a product is there again, to have a question answered.
 * Promises one dialogue over any page, opened by `askDialog.open`; hides its form, whose code is fetched when it
 * is first wanted, and the calls behind it.
 */

export { AskDialog } from './ask-dialog.tsx';
export { askDialog } from './ask-dialog-state.ts';
