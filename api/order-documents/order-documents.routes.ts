import { getOrderDocument } from '#contract/order-payments.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import type { OrderDocuments } from './order-documents.ts';

export function registerOrderDocuments(http: Http, documents: OrderDocuments): void {
  // A link carries no header: the language stands in its address.
  route(http, getOrderDocument, async ({ params, query, language }) =>
    documents.getDocument(params.orderId, params.type, query.lang ?? language),
  );
}
