/**
 * What a shopper asks of the shop about a product: to be called back for what is sold on order, or to hear when it is
 * there again. Promises one dialogue over any page, opened by `askDialog.open`; hides its form, whose code is fetched when it
 * is first wanted, and the calls behind it.
 */

export { AskDialog } from './ask-dialog.tsx';
export { askDialog } from './ask-dialog-state.ts';
