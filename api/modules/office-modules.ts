/** Where staff work: who they are, what they change and what is written of it. Where the office is off, none of its calls is there. */
import { randomBytes } from 'node:crypto';
import { registerApprovals } from '../approvals/approvals.routes.ts';
import { createApprovals } from '../approvals/approvals.ts';
import { registerChanges } from '../change-sets/change-sets.routes.ts';
import { createChangeSets } from '../change-sets/change-sets.ts';
import { connect } from '../database.ts';
import { registerOfficeExchange } from '../exchange-1c/office-exchange.routes.ts';
import { registerOfficeFeeds } from '../feeds/office-feeds.routes.ts';
import type { Foundation } from '../foundation.ts';
import type { OfficeHttp } from '../http/office-route.ts';
import { registerOfficeMarkets } from '../markets/office-markets.routes.ts';
import { registerOffice } from '../office/office.routes.ts';
import { createOffice, findStaffDuties } from '../office/office.ts';
import { registerCompany } from '../office-company/office-company.routes.ts';
import { createCompany, createOfficeLive } from '../office-company/office-company.ts';
import { registerOfficeDelivery } from '../office-delivery/office-delivery.routes.ts';
import { zoneSubject } from '../office-delivery/office-delivery.ts';
import { registerOfficeFigures } from '../office-figures/office-figures.routes.ts';
import { registerFiles, registerUploads } from '../office-files/office-files.routes.ts';
import { createUploads } from '../office-files/office-files.ts';
import { registerGrids } from '../office-grid/office-grid.routes.ts';
import { createGrids } from '../office-grid/office-grid.ts';
import { registerImports } from '../office-imports/office-imports.routes.ts';
import { createImports } from '../office-imports/office-imports.ts';
import { registerOfficeLog } from '../office-log/office-log.routes.ts';
import { officeTransaction } from '../office-log/office-log.ts';
import { registerOfficeOrders } from '../office-orders/office-orders.routes.ts';
import { createOfficeOrders } from '../office-orders/office-orders.ts';
import { registerOfficePeople } from '../office-people/office-people.routes.ts';
import { createOfficePeople } from '../office-people/office-people.ts';
import { registerOfficePhone } from '../office-phone/office-phone.routes.ts';
import { createOfficePhone } from '../office-phone/office-phone.ts';
import { registerOfficePlaces } from '../office-places/office-places.routes.ts';
import { addPlaceSubjects } from '../office-places/office-places.ts';
import { registerOfficeProducts } from '../office-products/office-products.routes.ts';
import { createLooks, productGrid, productSubject } from '../office-products/office-products.ts';
import { registerOfficePromotions } from '../office-promotions/office-promotions.routes.ts';
import { addPromotionSubjects, createOfficePromotions } from '../office-promotions/office-promotions.ts';
import { registerOfficeQueue } from '../office-queue/office-queue.routes.ts';
import { createOfficeQueue } from '../office-queue/office-queue.ts';
import { registerOfficeRules } from '../office-rules/office-rules.routes.ts';
import { addRuleSubjects } from '../office-rules/office-rules.ts';
import { registerOfficeSearch } from '../office-search/office-search.routes.ts';
import { registerOfficeWholesale } from '../office-wholesale/office-wholesale.routes.ts';
import {
  contractSubject,
  createOfficeWholesale,
  organizationSubject,
} from '../office-wholesale/office-wholesale.ts';
import { registerOpening } from '../opening/opening.routes.ts';
import { createOpening } from '../opening/opening.ts';
import { createReach } from '../outgoing/outgoing.ts';
import { registerOfficePartners } from '../partners/office-partners.routes.ts';
import { registerPartners } from '../partners/partners.routes.ts';
import { registerOfficePayments } from '../payments/office-payments.routes.ts';
import { registerPick } from '../pick/pick.routes.ts';
import { registerPictureRuns } from '../picture-runs/picture-runs.routes.ts';
import { createPictureRuns } from '../picture-runs/picture-runs.ts';
import { isPage } from '../redirects/redirects.ts';
import { registerRehearsal } from '../rehearsal/rehearsal.routes.ts';
import { registerOfficeShipments } from '../shipments/office-shipments.routes.ts';
import { registerStock } from '../stock/stock.routes.ts';
import { stockSubject } from '../stock/stock.ts';
import { registerTree } from '../tree/tree.routes.ts';
import { addTreeSubjects } from '../tree/tree.ts';
import { registerOfficeWebhooks } from '../webhooks/office-webhooks.routes.ts';
import { registerPartnerWebhooks } from '../webhooks/partner-webhooks.routes.ts';
import { createWebhookActs, createWebhooks } from '../webhooks/webhooks.ts';
import type { CartModules } from './cart-modules.ts';
import type { ContentModules } from './content-modules.ts';
import type { GoodsModules } from './goods-modules.ts';
import { tellOfApprovals, tellOfTasks } from './office-news.ts';
import { openJobs, toLimits } from './office-parts.ts';
import type { OrderModules } from './order-modules.ts';
import type { UserModules } from './user-modules.ts';
import { addWordSubjects, registerWords } from './word-modules.ts';

/** Staff are few: they need no more of the database at once. */
const OFFICE_CONNECTIONS = { max: 3, name: 'sheber-office', statementTimeoutMs: 12_000 };
/** Sets of twenty thousand changes are written in one go; opened when the first of them comes. */
const LONG = { max: 1, name: 'sheber-office-long', statementTimeoutMs: 120_000 };
/** A thousand rows of a partner's program are written in one go. */
const PARTNERS = { max: 2, name: 'sheber-partners', statementTimeoutMs: 20_000 };

export function registerOfficeModules(
  foundation: Foundation,
  { access, addresses, privateData }: UserModules,
  { calculators, promotions, search, sets, stores, listing }: GoodsModules,
  { carts }: CartModules,
  { content, feeds, seo, missed }: ContentModules,
  orders: OrderModules,
) {
  const { http, config, db, mail, tasks, publicUrl, settings } = foundation;
  const isOn = (config.office?.mode ?? 'off') !== 'off';
  const officeDb = isOn ? openOfficeDatabase(foundation) : db;
  const longDb = isOn ? openOfficeDatabase(foundation, LONG) : db;
  const readLimits = () => toLimits(settings);
  const officeLive = createOfficeLive(foundation.live);
  const approvals = tellOfApprovals(db, createApprovals(officeDb, readLimits), officeLive);
  const changes = createChangeSets({
    db: officeDb,
    longDb,
    tasks,
    approvals,
    readLimits,
    findDuties: findStaffDuties,
  });
  const secretKey = config.secretKey ?? randomBytes(32).toString('base64url');
  const looks = createLooks({
    db,
    catalog: foundation.catalog,
    secretKey,
    write: productSubject.write,
  });
  const opening = createOpening({
    settings,
    secretKey,
    takes: orders.takes,
    areLettersSent: Boolean(config.smtpUrl),
  });
  addTreeSubjects(changes.subjects);
  addPlaceSubjects(changes.subjects);
  changes.subjects.set('product', productSubject);
  addRuleSubjects(changes.subjects, settings.usual, opening.requireReady);
  addPromotionSubjects(changes.subjects);
  changes.subjects.set('stock', stockSubject);
  addWordSubjects(changes.subjects, seo);
  changes.subjects.set('delivery_zone', zoneSubject);
  changes.subjects.set('contract', contractSubject);
  changes.subjects.set('organization', organizationSubject);
  const uploads = createUploads(officeDb, foundation.shelf);
  registerFiles(http, foundation.shelf);
  const grids = createGrids(db);
  grids.grids.set('products', productGrid);
  const imports = createImports({
    db: officeDb,
    longDb,
    tasks,
    changes,
    findDuties: findStaffDuties,
    search,
    cities: foundation.cities,
  });
  const pictureRuns = createPictureRuns({
    db: officeDb,
    longDb,
    tasks,
    changes,
    shelf: foundation.shelf,
    findDuties: findStaffDuties,
  });
  const office = createOffice({
    db,
    mail,
    passwords: access.passwords,
    secretKey: config.secretKey,
    url: config.office?.url ?? publicUrl,
    isFactorNeeded: config.office?.isFactorNeeded ?? true,
    approvals,
    onSessionsEnded: officeLive.close,
  });
  const officeHttp: OfficeHttp = {
    http,
    db: officeDb,
    openWrite: (actor) => (work, facts) => officeTransaction(officeDb, actor, work, facts),
    findViewer: office.findViewer,
    touched: new Map(),
  };
  const findPlace = createReach();
  const webhooks = createWebhooks({ ...foundation, ...config, shopMail: config.shopMail ?? null, findPlace });
  const webhookActs = createWebhookActs(db, webhooks, findPlace);
  const writeDb = config.databaseUrl === null ? db : openOfficeDatabase(foundation, PARTNERS);
  registerPartnerWebhooks(registerPartners(http, { db, writeDb, changes }), webhookActs);
  const company = createCompany({ db, live: officeLive, touched: officeHttp.touched });
  if (isOn) {
    registerOffice(officeHttp, office);
    registerOfficeLog(officeHttp);
    registerChanges(officeHttp, changes);
    registerApprovals(officeHttp, approvals);
    registerTree(officeHttp, { changes, listing, cities: foundation.cities });
    registerOfficePlaces(officeHttp);
    registerOpening(officeHttp, { opening, settings, publicUrl });
    registerRehearsal(officeHttp, { cities: foundation.cities, secretKey, publicUrl });
    registerOfficeSearch(officeHttp, { db, desk: search.desk, cities: foundation.cities });
    registerGrids(officeHttp, grids);
    registerOfficeProducts(officeHttp, {
      changes,
      readLimits,
      promotions,
      cities: foundation.cities,
      looks,
      publicUrl,
    });
    registerOfficePromotions(
      officeHttp,
      createOfficePromotions({ ...foundation, promotions, search, readLimits, secretKey }),
    );
    registerWords(officeHttp, { ...foundation, calculators, sets, missed });
    registerUploads(officeHttp, uploads, foundation.shelf);
    registerImports(officeHttp, imports, grids);
    registerPictureRuns(officeHttp, pictureRuns);
    registerOfficeRules(officeHttp, { db, settings, content, isPage: (path) => isPage(seo, path) });
    const { orderLife, orderDocuments: documents } = orders;
    registerOfficeOrders(
      officeHttp,
      createOfficeOrders({
        db,
        approvals,
        live: officeLive,
        orderLife,
        orders: orders.orders,
        announceMoney: orders.announceMoney,
        documents,
        shipments: orders.shipments,
        settings,
        promotions,
        search,
        cities: foundation.cities,
        officeUrl: config.office?.url ?? publicUrl,
      }),
    );
    registerOfficeMarkets(officeHttp, db, orders.markets);
    registerOfficeShipments(officeHttp, orders.shipments, officeLive);
    registerOfficePhone(
      officeHttp,
      createOfficePhone({
        db,
        orders: orders.orders,
        addresses,
        carts,
        cities: foundation.cities,
        stores,
        publicUrl,
      }),
    );
    registerOfficePeople(
      officeHttp,
      db,
      createOfficePeople({
        db,
        approvals,
        privateData,
        readLimits,
        onSessionsEnded: (userId) => foundation.live.closeStreams(userId),
      }),
    );
    registerOfficeWholesale(officeHttp, createOfficeWholesale(db));
    registerOfficeQueue(officeHttp, createOfficeQueue({ db, live: officeLive, mail, publicUrl }));
    registerOfficeExchange(officeHttp, db);
    registerOfficePartners(officeHttp, db, approvals);
    registerOfficeWebhooks(officeHttp, webhookActs);
    registerCompany(officeHttp, {
      db,
      company,
      jobs: openJobs(foundation),
      live: officeLive,
      countApprovals: approvals.countFor,
    });
    registerPick(officeHttp, { db, orderLife, live: officeLive });
    registerStock(officeHttp);
    registerOfficeFigures(officeHttp, db);
    registerOfficePayments(officeHttp, db);
    registerOfficeFeeds(officeHttp, { db, feeds, publicUrl });
    registerOfficeDelivery(officeHttp, settings);
    tellOfTasks(foundation, officeLive);
  }
  return {
    office,
    officeHttp,
    changes,
    imports,
    pictureRuns,
    approvals,
    company,
    opening,
    looks,
    uploads,
    webhooks,
  };
}

function openOfficeDatabase(
  { http, config }: Foundation,
  options: Parameters<typeof connect>[1] = OFFICE_CONNECTIONS,
) {
  const db = connect({ databaseUrl: config.databaseUrl, workers: 1 }, { ...options, isOffice: true });
  http.app.addHook('onClose', () => db.end({ timeout: 1 }));
  return db;
}
