/** Every module of the API, by groups in reading order; each group is a file that says what its modules stand on. */

import type { Subjects } from './change-sets/change-sets.ts';
import { registerClientErrors } from './client-errors/client-errors.routes.ts';
import { createClientErrors } from './client-errors/client-errors.ts';
import type { Content } from './content/content.ts';
import type { Foundation } from './foundation.ts';
import type { OfficeHttp } from './http/office-route.ts';
import { type Job, listJobs } from './jobs.ts';
import { registerCartModules } from './modules/cart-modules.ts';
import { registerContentModules } from './modules/content-modules.ts';
import { registerExchangeModules } from './modules/exchange-modules.ts';
import { registerGoodsModules } from './modules/goods-modules.ts';
import { registerOfficeModules } from './modules/office-modules.ts';
import { registerOrderModules } from './modules/order-modules.ts';
import { registerUserModules } from './modules/user-modules.ts';
import type { Looks } from './office-products/office-products.ts';
import type { Opening } from './opening/opening.ts';
import { listActiveRedirects, type MissedAddresses } from './redirects/redirects.ts';
import type { Seo } from './seo/seo.ts';
import { registerService } from './service/service.routes.ts';
import { registerShop } from './shop/shop.routes.ts';
import type { PersonalRecords } from './users/users.ts';
import { createWatching } from './watching/watching.ts';

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
  /** Tells when articles or pages have been read anew, and when a block of the home page begins or ends. */
  onContentChange(listener: () => void): void;
  /** The addresses of all articles and pages, for the sitemap. */
  listContentAddresses: Content['listAddresses'];
  /** Addresses that were given up, and where they lead. */
  listRedirects(): ReturnType<typeof listActiveRedirects>;
  /** Told of every address where a visitor found no page. */
  missed: Pick<MissedAddresses, 'note'>;
  /** Whoever makes the pages says how they are described (the SEO call). */
  tellPages: Seo['tellPages'];
  /** Every section of what the shop holds of a person. */
  personalRecords: readonly PersonalRecords[];
  /** Whether visitors may see the shop, and by which pass staff see it before. */
  opening: Pick<Opening, 'isOpen' | 'isPass'>;
  /** How staff see a page of a product as another would. */
  looks: Looks;
  /** What calls of the office are registered on, and what can be edited by changes. */
  officeHttp: OfficeHttp;
  changeSubjects: Subjects;
  /** What is to be done beside the requests; whoever serves starts it (jobs.ts). */
  jobs: readonly Job[];
}

export function registerModules(
  foundation: Foundation,
  { findReadiness, canExplainSearch = false }: ModuleOptions,
): Modules {
  const { http, index } = foundation;
  registerService(http, async () => index.isReady() && (await findReadiness?.()) !== false);
  registerClientErrors(http, createClientErrors(foundation.db));
  registerShop(http, foundation.settings, foundation.config.offers);
  const users = registerUserModules(foundation);
  const goods = registerGoodsModules(foundation, { canExplainSearch });
  const carts = registerCartModules(foundation, goods);
  const orders = registerOrderModules(foundation, users, goods, carts);
  const exchange = registerExchangeModules(foundation, users);
  const texts = registerContentModules(foundation, goods);
  const { officeHttp, opening, looks, ...staff } = registerOfficeModules(
    foundation,
    users,
    goods,
    carts,
    texts,
    orders,
  );
  return {
    onCatalogChange: index.onChange,
    onContentChange: (listener) => {
      texts.content.onChange(listener);
      texts.home.onTurn(listener);
    },
    listContentAddresses: texts.content.listAddresses,
    listRedirects: () => listActiveRedirects(foundation.db),
    missed: texts.missed,
    tellPages: texts.seo.tellPages,
    opening,
    looks,
    officeHttp,
    changeSubjects: staff.changes.subjects,
    personalRecords: users.privateData.records,
    jobs: listJobs({
      ...foundation,
      ...users,
      ...goods,
      ...orders,
      ...texts,
      ...staff,
      exchange,
      watching: createWatching(foundation.db),
    }),
  };
}
