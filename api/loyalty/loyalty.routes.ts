import { askForPro, blockCard, getCard, getNewCard, getOperations, getPro } from '#contract/loyalty.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import type { Loyalty } from './loyalty.ts';

export function registerLoyalty(http: Http, loyalty: Loyalty): void {
  route(http, getCard, async ({ viewer, language }) => ({
    data: await loyalty.findCard(viewer.id, language),
  }));

  route(http, getNewCard, async ({ viewer, body, language }) => ({
    data: await loyalty.getNewCard(viewer.id, body, language),
  }));

  route(http, blockCard, async ({ viewer, language }) => ({
    data: await loyalty.blockCard(viewer.id, language),
  }));

  route(http, getPro, async ({ viewer, language }) => ({ data: await loyalty.getPro(viewer.id, language) }));

  route(http, askForPro, async ({ viewer, body, language }) => ({
    data: await loyalty.askForPro(viewer.id, body, language),
  }));

  route(http, getOperations, async ({ viewer, query, language }) =>
    loyalty.listOperations(viewer.id, { ...query, language }),
  );
}
