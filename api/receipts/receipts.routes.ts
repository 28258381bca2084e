import { getReceipt, getReceiptPdf, sendReceipt } from '#contract/receipts.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import type { Receipts } from './receipts.ts';

export function registerReceipts(http: Http, receipts: Receipts): void {
  http.owners.set('receipt', ({ id }) => receipts.findOwner(Number(id)));

  route(http, getReceipt, async ({ params, language }) => ({
    data: await receipts.getReceipt(params.id, language),
  }));

  // A link carries no header: the language stands in its address.
  route(http, getReceiptPdf, async ({ params, query, language }) =>
    receipts.getPdf(params.id, query.lang ?? language),
  );

  route(http, sendReceipt, async ({ params, body, viewer, language }) => {
    await receipts.send(params.id, { userId: viewer.id, email: body.email, language });
    return { success: true as const };
  });
}
