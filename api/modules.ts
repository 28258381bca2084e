/** Every module of the API, by groups in reading order; each group is a file that says what its modules stand on. */
import type { Content } from './content/content.ts';
import type { PersonalRecords } from './customers/customers.ts';
import { tellAskers } from './feedback/feedback.ts';
import type { Foundation } from './foundation.ts';
import { tellBurningPoints } from './loyalty/loyalty.ts';
import { registerCartModules } from './modules/cart-modules.ts';
import { registerContentModules } from './modules/content-modules.ts';
import { registerGoodsModules } from './modules/goods-modules.ts';
import { registerOrderModules } from './modules/order-modules.ts';
import { registerUserModules } from './modules/user-modules.ts';
import { registerService } from './service/service.routes.ts';

const CONTENT_LOOK_MS = 5000;
const NOTICES_EVERY_MS = 60_000;

export interface ModuleOptions {
  /** Is the database reachable and migrated? */
  findReadiness?: () => Promise<boolean>;
  /** Whether the search may tell how it understood a query: never in production. */
  canExplainSearch?: boolean;
}

/** What others than the modules themselves need of them. */
export interface Modules {
  /** Tells when the catalogue that requests are answered from has changed. */
  onCatalogChange(listener: () => void): void;
  /** Tells when articles or pages have been read anew. */
  onContentChange(listener: () => void): void;
  /** The addresses of all articles and pages, for the sitemap. */
  listContentAddresses: Content['listAddresses'];
  /** Every section of what the shop holds of a person. */
  personalRecords: readonly PersonalRecords[];
  /** Brings money and receipts to where they are due: what providers owe an answer for, refunds, the cash register. */
  settleMoney(): Promise<void>;
  /** Writes the letters that requests asked for and sends what is due. */
  sendLetters(): Promise<void>;
}

export function registerModules(
  foundation: Foundation,
  { findReadiness, canExplainSearch = false }: ModuleOptions,
): Modules {
  const { http, db, index, mail, publicUrl } = foundation;
  registerService(http, async () => index.isReady() && (await findReadiness?.()) !== false);
  const users = registerUserModules(foundation);
  const goods = registerGoodsModules(foundation, { canExplainSearch });
  const carts = registerCartModules(foundation, goods);
  const { orderLife, settlePayments, receipts } = registerOrderModules(foundation, users, goods, carts);
  const { content } = registerContentModules(foundation, goods);

  let noticesAt = 0;
  // Pages come out of a cache: without a look of its own a changed text would wait for the next uncached one.
  const look = setInterval(() => void content.look(), CONTENT_LOOK_MS).unref();
  http.app.addHook('onClose', async () => clearInterval(look));
  return {
    onCatalogChange: index.onChange,
    onContentChange: content.onChange,
    listContentAddresses: content.listAddresses,
    personalRecords: users.privateData.records,
    async settleMoney() {
      await settlePayments();
      await receipts.makeDue();
    },
    async sendLetters() {
      await users.access.writeLetters();
      if (performance.now() - noticesAt > NOTICES_EVERY_MS) {
        noticesAt = performance.now();
        await tellAskers(db, mail, publicUrl);
        await tellBurningPoints(db, mail, publicUrl);
      }
      await orderLife.tellSteps();
      await mail.sendDue();
    },
  };
}
