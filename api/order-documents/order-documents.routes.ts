import type { FastifyInstance } from 'fastify';
import { getOrderDocument } from '#contract/order-payments.ts';
import { route } from '../http/route.ts';
import type { OrderDocuments } from './order-documents.ts';

export function registerOrderDocuments(app: FastifyInstance, documents: OrderDocuments): void {
  // A link carries no header: the language stands in its address.
  route(app, getOrderDocument, async ({ params, query, language }) =>
    documents.getDocument(params.orderId, params.type, query.lang ?? language),
  );
}
