import type { FastifyInstance } from 'fastify';
import { askForPro, blockCard, getCard, getNewCard, getOperations, getPro } from '#contract/loyalty.ts';
import { route } from '../http/route.ts';
import type { Loyalty } from './loyalty.ts';

export function registerLoyalty(app: FastifyInstance, loyalty: Loyalty): void {
  route(app, getCard, async ({ viewer, language }) => ({
    data: await loyalty.findCard(viewer.id, language),
  }));

  route(app, getNewCard, async ({ viewer, body, language }) => ({
    data: await loyalty.getNewCard(viewer.id, body, language),
  }));

  route(app, blockCard, async ({ viewer, language }) => ({
    data: await loyalty.blockCard(viewer.id, language),
  }));

  route(app, getPro, async ({ viewer, language }) => ({ data: await loyalty.getPro(viewer.id, language) }));

  route(app, askForPro, async ({ viewer, body, language }) => ({
    data: await loyalty.askForPro(viewer.id, body, language),
  }));

  route(app, getOperations, async ({ viewer, query, language }) =>
    loyalty.listOperations(viewer.id, { ...query, language }),
  );
}
