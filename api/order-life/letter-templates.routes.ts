import { getLetterTemplates, previewLetter } from '#contract/office/letter-templates.ts';
import type { Database } from '../database.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import { showLetter } from './letter-templates.ts';
import { listLetterWords, listOrdersToShow } from './own-letter-words.queries.ts';

const MOST_ORDERS = 30;

export function registerLetterTemplates(door: OfficeHttp, db: Database, publicUrl: string): void {
  officeRoute(door, getLetterTemplates, async () => ({
    data: {
      words: [...(await listLetterWords(db))],
      orders: [...(await listOrdersToShow(db, MOST_ORDERS))],
    },
  }));
  officeRoute(door, previewLetter, async ({ body }) => ({ data: await showLetter(db, body, publicUrl) }));
}
