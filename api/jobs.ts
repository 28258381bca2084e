/**
 * Every job that runs beside the requests: its name, its pace, its lock, what it does. `startJobs` starts the table in
 * every worker and in `npm run dev`; `npm run shop -- jobs` and the metrics tell how each is doing.
 */
import type { Access } from './access/access.ts';
import { growGazetteer, isGrowingDue, STREETS_LOCK } from './addresses/addresses.ts';
import type { Approvals } from './approvals/approvals.ts';
import type { Changes } from './change-sets/change-sets.ts';
import type { Content } from './content/content.ts';
import type { Database } from './database.ts';
import type { Exchange } from './exchange-1c/exchange-1c.ts';
import { tellAskers } from './feedback/feedback.ts';
import { type createPicturesAhead, PICTURES_LOCK } from './images/images.ts';
import type { Job } from './jobs/job.ts';
import { CLUB_LOCK, isClubUpkeepDue, keepClub, tellBurningPoints } from './loyalty/loyalty.ts';
import type { Mail } from './mail/mail.ts';
import { MARKETS_LOCK, type Markets } from './markets/markets.ts';
import type { Office } from './office/office.ts';
import type { Company } from './office-company/office-company.ts';
import type { Uploads } from './office-files/office-files.ts';
import type { Imports } from './office-imports/office-imports.ts';
import { sealLog } from './office-log/office-log.ts';
import { CART_DAYS_LOCK, isCartDayDue, keepCartDay } from './office-promotions/office-promotions.ts';
import { endExpiredOrders, type OrderLife } from './order-life/order-life.ts';
import { COMPARISON_LOCK, type Comparison } from './payments/payments.ts';
import type { PictureRuns } from './picture-runs/picture-runs.ts';
import { isSettlingDue, PROMOTIONS_LOCK, settlePromotions } from './promotions/promotions.ts';
import type { Receipts } from './receipts/receipts.ts';
import {
  isRefreshDue,
  RECOMMENDATIONS_LOCK,
  refreshRecommendations,
} from './recommendations/recommendations.ts';
import type { Settings } from './settings/settings.ts';
import type { Shipments } from './shipments/shipments.ts';
import type { Tasks } from './tasks/tasks.ts';
import type { PrivateData } from './users/users.ts';
import { LETTERS_LOCK, tellWanted } from './wanted-letters/wanted-letters.ts';
import type { Watching } from './watching/watching.ts';
import type { Webhooks } from './webhooks/webhooks.ts';

export type { Job } from './jobs/job.ts';
export { listJobRuns } from './jobs/job-runs.queries.ts';
export { startJobs } from './jobs/run-jobs.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

interface JobModules {
  db: Database;
  publicUrl: string;
  tasks: Tasks;
  mail: Mail;
  settings: Pick<Settings, 'read'>;
  access: Access;
  privateData: PrivateData;
  office: Office;
  company: Company;
  changes: Changes;
  imports: Imports;
  pictureRuns: PictureRuns;
  approvals: Approvals;
  uploads: Uploads;
  exchange: Exchange | null;
  webhooks: Webhooks;
  watching: Watching;
  log: { info(facts: object, words: string): void };
  orderLife: OrderLife;
  settlePayments(): Promise<void>;
  comparison: Comparison;
  watchSms(): Promise<void>;
  receipts: Receipts;
  shipments: Shipments;
  markets: Markets;
  content: Content;
  /** Null: sizes are made when somebody asks for them. */
  picturesAhead: ReturnType<typeof createPicturesAhead> | null;
}

export function listJobs(modules: JobModules): readonly Job[] {
  const {
    db,
    publicUrl,
    tasks,
    mail,
    settings,
    access,
    privateData,
    office,
    company,
    changes,
    imports,
    pictureRuns,
    approvals,
    uploads,
    exchange,
    webhooks,
    watching,
    log,
    orderLife,
    settlePayments,
    comparison,
    watchSms,
    receipts,
    shipments,
    markets,
    content,
    picturesAhead,
  } = modules;
  return [
    // Letters are rows and, without a mail server, files: they need room.
    { name: 'account-letters', everyMs: SECOND, lock: null, needsRoom: true, run: access.writeLetters },
    { name: 'order-news', everyMs: SECOND, lock: null, needsRoom: true, run: orderLife.tellSteps },
    {
      name: 'notices',
      everyMs: MINUTE,
      firstMs: 5 * SECOND,
      lock: null,
      needsRoom: true,
      async run() {
        await tellAskers(db, mail, publicUrl);
        await tellBurningPoints(db, mail, publicUrl);
      },
    },
    {
      name: 'wanted-letters',
      everyMs: 10 * MINUTE,
      firstMs: 6 * SECOND,
      lock: LETTERS_LOCK,
      needsRoom: true,
      run: () => tellWanted({ db, mail, settings, publicUrl }),
    },
    // One job per kind of tasks: a long one of another kind must not hold up the letters.
    {
      name: 'letters',
      everyMs: SECOND,
      lock: null,
      needsRoom: true,
      run: (_db, signal) => mail.sendDue(signal),
    },
    { name: 'old-letters', everyMs: 5 * SECOND, lock: null, needsRoom: true, run: mail.moveOld },
    { name: 'task-figures', everyMs: 15 * SECOND, firstMs: SECOND, lock: null, run: tasks.measure },
    {
      name: 'shop-figures',
      everyMs: 30 * SECOND,
      firstMs: SECOND,
      lock: null,
      async run() {
        await watching.measure();
        await receipts.measure();
        await comparison.measure(db);
      },
    },
    { name: 'task-tidying', everyMs: 10 * MINUTE, firstMs: 5 * SECOND, lock: null, run: tasks.tidy },
    { name: 'staff-tidying', everyMs: HOUR, firstMs: 5 * SECOND, lock: null, run: office.tidy },
    { name: 'presence-tidying', everyMs: 10 * MINUTE, firstMs: 5 * SECOND, lock: null, run: company.tidy },
    {
      name: 'changes',
      everyMs: SECOND,
      lock: null,
      needsRoom: true,
      run: (_db, signal) => changes.runDue(signal),
    },
    {
      name: 'imports',
      everyMs: SECOND,
      lock: null,
      needsRoom: true,
      run: (_db, signal) => imports.runDue(signal),
    },
    {
      name: 'pictures-brought',
      everyMs: SECOND,
      lock: null,
      needsRoom: true,
      run: (_db, signal) => pictureRuns.runDue(signal),
    },
    { name: 'webhook-messages', everyMs: SECOND, lock: null, needsRoom: true, run: webhooks.spread },
    {
      name: 'webhooks',
      everyMs: SECOND,
      lock: null,
      needsRoom: true,
      run: (_db, signal) => webhooks.runDue(signal),
    },
    { name: 'webhook-tidying', everyMs: HOUR, firstMs: 5 * SECOND, lock: null, run: webhooks.tidy },
    { name: 'upload-tidying', everyMs: HOUR, firstMs: 5 * SECOND, lock: null, run: uploads.tidy },
    { name: 'approvals', everyMs: MINUTE, firstMs: 5 * SECOND, lock: null, run: approvals.expire },
    {
      name: 'log-seals',
      everyMs: 5 * MINUTE,
      firstMs: 10 * SECOND,
      lock: null,
      // The newest link stands outside the database as well: who makes the chain anew cannot change that.
      run: () => sealLog(db, (seal) => log.info(seal, 'an hour of the office log is sealed')),
    },
    // What a request began and its process did not end.
    {
      name: 'exchange',
      everyMs: 5 * SECOND,
      firstMs: 5 * SECOND,
      lock: null,
      needsRoom: true,
      run: async (_db, signal) => exchange?.work(signal),
    },
    {
      name: 'exchange-figures',
      everyMs: 15 * SECOND,
      firstMs: SECOND,
      lock: null,
      run: async () => exchange?.measure(),
    },
    { name: 'payments', everyMs: SECOND, lock: null, run: settlePayments },
    {
      name: 'payment-comparison',
      everyMs: 10 * MINUTE,
      firstMs: 10 * SECOND,
      lock: COMPARISON_LOCK,
      isDue: () => comparison.isDue(db),
      run: comparison.run,
    },
    { name: 'messages', everyMs: 30 * SECOND, firstMs: 5 * SECOND, lock: null, run: watchSms },
    { name: 'receipts', everyMs: SECOND, lock: receipts.lock, run: receipts.makeDue },
    { name: 'shipments', everyMs: 2 * SECOND, lock: null, run: shipments.lookDue },
    {
      name: 'market-orders',
      everyMs: MINUTE,
      firstMs: 7 * SECOND,
      lock: MARKETS_LOCK,
      needsRoom: true,
      isDue: () => markets.isDue(db),
      run: markets.look,
    },
    {
      name: 'order-expiry',
      everyMs: 30 * SECOND,
      firstMs: 5 * SECOND,
      lock: null,
      run: () => endExpiredOrders(db),
    },
    {
      name: 'promotions',
      everyMs: SECOND,
      lock: PROMOTIONS_LOCK,
      isDue: () => isSettlingDue(db),
      run: (own) => settlePromotions(own),
    },
    {
      name: 'cart-days',
      everyMs: 5 * MINUTE,
      firstMs: 8 * SECOND,
      lock: CART_DAYS_LOCK,
      needsRoom: true,
      isDue: () => isCartDayDue(db),
      run: (own) => keepCartDay(own),
    },
    {
      name: 'recommendations',
      everyMs: MINUTE,
      // The first visitors go first.
      firstMs: 3 * SECOND,
      lock: RECOMMENDATIONS_LOCK,
      // It rewrites whole tables: not what a disk that is nearly full needs.
      needsRoom: true,
      isDue: () => isRefreshDue(db),
      run: (own) => refreshRecommendations(own),
    },
    {
      name: 'club',
      everyMs: MINUTE,
      firstMs: 5 * SECOND,
      lock: CLUB_LOCK,
      isDue: () => isClubUpkeepDue(db),
      run: (own) => keepClub(own),
    },
    {
      name: 'streets',
      everyMs: HOUR,
      firstMs: 7 * SECOND,
      lock: STREETS_LOCK,
      needsRoom: true,
      isDue: () => isGrowingDue(db),
      run: (own) => growGazetteer(own),
    },
    { name: 'leavers', everyMs: HOUR, firstMs: 5 * SECOND, lock: null, run: privateData.forgetLeavers },
    {
      name: 'pictures-ahead',
      everyMs: 6 * SECOND,
      // Visitors of a shop that has just opened go first.
      firstMs: 5 * SECOND,
      lock: PICTURES_LOCK,
      needsRoom: true,
      run: async (_db, signal) => picturesAhead?.makeSome(signal),
    },
    // Pages come out of a cache: without a look of its own a changed text would wait for the next uncached one.
    { name: 'texts', everyMs: 5 * SECOND, lock: null, run: content.look },
  ];
}
