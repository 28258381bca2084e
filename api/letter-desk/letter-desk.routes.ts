import { getLetterTemplates, previewLetter, sendTrialLetter } from '#contract/office/letter-templates.ts';
import type { Database } from '../database.ts';
import { type Limit, requireWithinLimit } from '../http/limits.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import type { Mail } from '../mail/mail.ts';
import { listOrdersToShow, listProductsToShow } from './letter-desk.queries.ts';
import { listAllWords, makeTrial, showLetter } from './letter-desk.ts';

const MOST_THINGS = 30;
const TRIALS: Limit = { name: 'letter-trial', max: 30, windowSeconds: 3600 };
/** A trial says what it was given, and nothing of what is stored. */
const AS_GIVEN = { subject: '', opening: '' };

interface Parts {
  db: Database;
  mail: Pick<Mail, 'enqueue'>;
  publicUrl: string;
}

export function registerLetterDesk(door: OfficeHttp, { db, mail, publicUrl }: Parts): void {
  officeRoute(door, getLetterTemplates, async ({ language }) => ({
    data: {
      words: await listAllWords(db),
      orders: [...(await listOrdersToShow(db, MOST_THINGS))],
      products: [...(await listProductsToShow(db, language, MOST_THINGS))],
    },
  }));
  officeRoute(door, previewLetter, async ({ body }) => ({ data: await showLetter(db, body, publicUrl) }));
  officeRoute(door, sendTrialLetter, async ({ body, viewer: { id, email: to }, write }) => {
    const letter = await makeTrial(db, body, { to, publicUrl });
    await requireWithinLimit(db, TRIALS, String(id));
    await write((tx) => mail.enqueue(tx, letter, AS_GIVEN), {
      words: { letter: body.kind, language: body.language },
    });
    return { data: { to } };
  });
}
