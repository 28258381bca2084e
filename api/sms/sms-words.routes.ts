import { getSmsWords } from '#contract/office/sms-words.ts';
import type { Db } from '../database.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import { listSmsWords } from './sms-words.queries.ts';

export function registerSmsWords(door: OfficeHttp, db: Db): void {
  officeRoute(door, getSmsWords, async () => ({ items: [...(await listSmsWords(db))] }));
}
