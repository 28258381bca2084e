/**
 * A good request of every call: what the matrix of access rights and the test against foreign fields are generated from.
 * A call without a line here does not compile, and fails api/access.test.ts: whoever adds a call says how it is made.
 */
import { transaction } from '#api/database.ts';
import { takeMoney } from '#api/payments/payments.ts';
import type { calls } from '#contract/calls.ts';
import type { TestApp } from './app.ts';
import { insertOrder } from './order-rows.ts';
import { anOrder } from './stored-order.ts';

export interface CallExample {
  /** For parameters that name nobody's thing: a code of the catalogue. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** For a call that is `owned`: makes such a thing of this user's and gives what the call's parameter names it by. */
  own?: (shop: TestApp, userId: number) => Promise<number | string>;
  /** Beside the usual ones. */
  headers?: Record<string, string>;
}

const idOf = (row: { id: number } | undefined): number => Number(row?.id ?? Number.NaN);

const address = { cityCode: 'pavlodar', street: 'ул. Садовая', house: '5', flat: '7' };

async function ownAddress({ db }: TestApp, userId: number): Promise<number> {
  await db`DELETE FROM addresses WHERE user_id = ${userId}`;
  const [row] = await db<{ id: number }[]>`
    INSERT INTO addresses (user_id, city_id, street, house, is_default) VALUES (${userId}, 1, 'ул. Новая', '1', true)
    RETURNING id`;
  return idOf(row);
}

const organization = {
  name: 'ДЕМО Ертіс Монтаж',
  form: 'ТОО',
  bin: '210640010557',
  legalAddress: 'г. Павлодар, ул. Условная, 40',
  iik: 'KZ770000000000000001',
  bik: 'DEMOKZ2A',
  bankName: 'АО «ДЕМО Банк»',
  phone: '+77000000005',
  email: 'office@sheber.test',
};
async function ownSession({ db }: TestApp, userId: number): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    INSERT INTO sessions (token_hash, user_id, expires_at)
    VALUES (sha256(gen_random_uuid()::text::bytea), ${userId}, now() + interval '1 hour') RETURNING id`;
  return idOf(row);
}

async function ownNotice({ db }: TestApp, userId: number): Promise<number> {
  await db`DELETE FROM product_notices WHERE user_id = ${userId}`;
  const [row] = await db<{ id: number }[]>`
    INSERT INTO product_notices (product_id, kind, contact, city_id, language, user_id)
    SELECT id, 'price', ${`own-${userId}@example.kz`}, 1, 'ru', ${userId} FROM products ORDER BY id LIMIT 1 RETURNING id`;
  return idOf(row);
}

const ownOrder = ({ db }: TestApp, userId: number) => anOrder(db, { userId });

/** Two units at the least price there is: no price of today is lower. */
const ownCheapOrder = ({ db }: TestApp, userId: number) => anOrder(db, { userId, price: 1 });

/** The only offer there is at that moment: its id is 1. */
async function ownReplaceableOrder(shop: TestApp, userId: number): Promise<number> {
  const orderId = await ownOrder(shop, userId);
  await shop.db`
    INSERT INTO order_replacements (id, order_id, line, product_id, count, price, sum) OVERRIDING SYSTEM VALUE
    SELECT 1, order_id, line, product_id, 1, 1, 1 FROM order_lines WHERE order_id = ${orderId} LIMIT 1
    ON CONFLICT (id) DO UPDATE SET order_id = excluded.order_id, status = 'offered', decided_at = NULL`;
  return orderId;
}

const ownUnpaidOrder = ({ db }: TestApp, userId: number) =>
  anOrder(db, { userId, payment: 'card_online', paymentStatus: 'pending' });

const ownReceivedOrder = ({ db }: TestApp, userId: number) =>
  anOrder(db, { userId, status: 'completed', paymentStatus: 'paid' });

async function ownReturnedOrder(shop: TestApp, userId: number): Promise<number> {
  const orderId = await ownReceivedOrder(shop, userId);
  await shop.db`
    WITH made AS (
      INSERT INTO order_returns (order_id, reason, refund_to) VALUES (${orderId}, 'defect', 'card') RETURNING id)
    INSERT INTO order_return_photos (return_id, position, picture) SELECT id, 1, 'a picture' FROM made`;
  return orderId;
}
const orderTerms = {
  items: [{ productCode: 'no-such-product', count: 1 }],
  delivery: { method: 'pickup', storeId: 1 },
};
async function ownEstimate({ db }: TestApp, userId: number): Promise<number> {
  await db`DELETE FROM estimates WHERE user_id = ${userId}`;
  const [row] = await db<{ id: number }[]>`
    INSERT INTO estimates (user_id, name) VALUES (${userId}, 'Ванная') RETURNING id`;
  return idOf(row);
}

async function ownReceipt(shop: TestApp, userId: number): Promise<number> {
  const orderId = await insertOrder(shop.db, {
    userId,
    paymentMethod: 'cash_on_receipt',
    paymentStatus: 'none',
  });
  await transaction(shop.db, (tx) => takeMoney(tx, orderId));
  await shop.settleMoney();
  const [row] = await shop.db<{ id: number }[]>`SELECT id FROM receipts WHERE order_id = ${orderId}`;
  if (!row) throw new Error('no receipt');
  return row.id;
}

const nobodysToken = 'x'.repeat(43);

/** What the parameter of an `owned` call names when nobody has such a thing. */
export const MISSING = '987654321';

export const callExamples: Record<keyof typeof calls, CallExample> = {
  getCities: {},
  getUser: {},
  changeUser: { body: { firstName: 'Айгерим', subscribe: false } },
  exportUser: {},
  deleteUser: { body: { password: 'sheber-demo-1' } },
  confirmLeaving: { body: { token: nobodysToken } },
  logIn: { body: { login: 'retail@sheber.test', password: 'sheber-demo-1' } },
  logOut: {},
  getLoginWays: {},
  sendCode: { body: { phone: '+77051234567', purpose: 'login' } },
  changePhone: { body: { phone: '+77051234568', code: '000000' } },
  logInByCode: { body: { phone: '+77051234567', code: '000000' } },
  register: {
    body: {
      phone: '+77051234567',
      email: 'new@example.kz',
      password: 'жеті тау 7 өзен',
      firstName: 'Әсел',
      agreement: true,
    },
  },
  confirmEmail: { body: { token: nobodysToken } },
  resendConfirmation: {},
  recover: { body: { login: 'nobody@example.kz' } },
  confirmRecovery: { body: { token: nobodysToken, password: 'жеті тау 7 өзен' } },
  prolongSession: {},
  getSessions: {},
  endSession: { own: ownSession },
  endOtherSessions: {},
  changePassword: { body: { oldPassword: 'not it', password: 'жеті тау 7 өзен' } },
  getAddresses: {},
  addAddress: { body: address },
  suggestStreets: { query: { q: 'садо' } },
  getAddress: { own: ownAddress },
  setAddress: { own: ownAddress, body: address },
  deleteAddress: { own: ownAddress },
  setDefaultAddress: { own: ownAddress },
  getSections: {},
  getSection: { params: { sectionCode: 'laminat' } },
  getProducts: { query: { sectionCode: 'laminat' } },
  getProductsByCodes: { query: { codes: 'no-such-product' } },
  getProduct: { params: { code: 'no-such-product' } },
  getBrands: {},
  getBrand: { params: { code: 'no-such-brand' } },
  getCompanions: { params: { code: 'no-such-product' } },
  getCutting: { params: { code: 'no-such-product' } },
  getTinting: { params: { code: 'no-such-product' } },
  getRecommendations: { params: { name: '404' } },
  reportClientError: { body: { message: 'x', stack: '', page: '/' } },
  recordEvents: { body: { events: [{ kind: 'add', productCode: 'no-such-product' }] } },
  recordView: { body: { productCode: 'no-such-product' } },
  getSearch: { query: { q: 'ламинат' } },
  getSuggestions: { query: { q: 'лам' } },
  getSets: { params: { mode: 'kits' } },
  getSet: { params: { mode: 'kits', code: 'no-such-set' } },
  calculateSet: { params: { mode: 'kits', code: 'no-such-set' }, body: { param: 5, choices: [] } },
  getStores: {},
  getZones: {},
  getEstimates: {},
  addEstimate: { body: { name: 'Ванная' } },
  getSharedEstimate: { params: { token: nobodysToken } },
  getEstimate: { own: ownEstimate },
  setEstimate: { own: ownEstimate, body: { name: 'Ванная', sections: [], version: 1 } },
  deleteEstimate: { own: ownEstimate },
  addEstimateItems: { own: ownEstimate, body: { items: [{ kind: 'work', name: 'Укладка', count: 1 }] } },
  copyEstimate: { own: ownEstimate, body: {} },
  repriceEstimate: { own: ownEstimate, body: {} },
  shareEstimate: { own: ownEstimate, body: {} },
  unshareEstimate: { own: ownEstimate },
  putEstimateIntoCart: { own: ownEstimate, body: {} },
  importEstimate: { body: { text: 'ротгипс 20 мешков' } },
  exportEstimate: { own: ownEstimate },
  getHome: {},
  getAdvice: {},
  getAdviceCategory: { params: { category: 'floors' } },
  getArticle: { params: { category: 'bathroom', code: 'tile-laying' } },
  getPage: { params: { staticPage: 'delivery' } },
  getSubPage: { params: { staticPage: 'services', code: 'no-such-page' } },
  getSeo: { query: { url: '/c/laminat/' } },
  getPromoCode: { params: { code: 'REMONT10' } },
  getCompareCodes: {},
  getCompareList: {},
  getCompareListByCodes: { query: { productsCode: 'no-such-product' } },
  addToCompare: { body: { productsCode: ['no-such-product'] } },
  removeFromCompare: { body: { productsCode: ['no-such-product'], sectionsCode: [] } },
  getFavorites: {},
  getFavoritesByCodes: { query: { productsCode: 'no-such-product' } },
  getFavoriteCodes: {},
  addToFavorites: { body: { productsCode: ['no-such-product'] } },
  removeFromFavorites: { query: { productsCode: 'no-such-product' } },
  getOrders: {},
  getOrder: { own: ownOrder },
  decideReplacement: { own: ownReplaceableOrder, params: { id: '1' }, body: { isAccepted: false } },
  getChangeOffers: { own: ownOrder },
  quoteChange: { own: ownCheapOrder, body: {} },
  changeOrder: { own: ownCheapOrder, body: { revision: 0, total: 2 } },
  cancelOrder: { own: ownOrder, body: { reason: 'changed_mind' } },
  repeatOrder: { own: ownOrder },
  returnOrder: {
    own: ownReceivedOrder,
    body: { items: [{ id: 1, count: 1 }], reason: 'not_needed' },
  },
  getReturnPhoto: { own: ownReturnedOrder, params: { photo: '1' } },
  getPromotions: {},
  getPromotion: { params: { code: 'tsena-nedeli' } },
  calculatePromotions: { body: { items: [{ productCode: 'no-such-product', count: 1 }] } },
  getCalculators: {},
  calculateMaterials: { params: { code: 'paint' }, body: { params: { area: '36,6' } } },
  getCart: {},
  setCart: { body: { items: [{ productCode: 'no-such-product', count: 1 }] } },
  removeFromCart: { query: { items: 'no-such-product' } },
  calculateCart: { body: { items: [{ productCode: 'no-such-product', count: 1 }] } },
  getOrderOptions: {},
  calculateDelivery: { body: { ...orderTerms, organizationId: 1 } },
  getSlots: { query: { zoneId: 'pavlodar:near' } },
  holdSlot: { body: { slotId: 'pavlodar_2020-01-01_09' } },
  releaseSlot: {},
  createOrder: {
    body: {
      ...orderTerms,
      organizationId: 1,
      recipient: { firstName: 'Айгерим', phone: '+7 705 123-45-67' },
      payment: 'card_online',
      total: 1000,
      agreement: true,
    },
  },
  authorizeStream: {},
  getPayment: { own: ownOrder },
  retryPayment: { own: ownUnpaidOrder, body: { payment: 'card_online' } },
  // Without a body: what it holds is the provider's own business.
  tellPayment: { params: { provider: 'sandbox' } },
  getOrderDocument: { own: ownReceivedOrder, params: { type: 'waybill' } },
  getReceipt: { own: ownReceipt },
  getReceiptPdf: { own: ownReceipt },
  sendReceipt: { own: ownReceipt, body: { email: 'retail@sheber.test' } },
  getPurchased: {},
  exportPurchased: {},
  getCard: {},
  getNewCard: { body: {} },
  getOperations: {},
  blockCard: {},
  getPro: {},
  askForPro: { body: { trade: 'tiler' } },
  // An organisation may have several members, so it has no one owner: api/wholesale/wholesale.test.ts tries others' ones.
  getOrganizations: {},
  addOrganization: { body: organization },
  changeOrganization: { params: { id: MISSING }, body: organization },
  removeOrganization: { params: { id: MISSING } },
  chooseOrganization: { body: { organizationId: Number(MISSING) } },
  findCompany: { query: { bin: '150740000014' } },
  askForContract: { body: { organizationId: Number(MISSING) } },
  getOwnStanding: {},
  getDebts: { query: { organizationId: MISSING } },
  getReconciliationAct: { query: { organizationId: MISSING } },
  getPriceList: { query: { organizationId: MISSING } },
  sendCallback: { body: { phone: '+77051234567', name: 'Айгуль', theme: 'price' } },
  sendBusinessRequest: {
    body: {
      bin: '200140001230',
      name: 'Ерлан',
      phone: '+77051234567',
      email: 'snab@example.kz',
      comment: 'Керамогранит 400 м² в Павлодар',
      consent: true,
    },
  },
  askQuestion: { body: { name: 'Айгуль', contact: '+77051234567', question: 'Есть ли доставка?' } },
  askForNotice: { params: { code: 'no-such-product' }, body: { kind: 'stock', phone: '+77051234567' } },
  getShop: {},
  confirmNotice: { body: { token: nobodysToken } },
  endNotices: { body: { token: nobodysToken } },
  getNotices: {},
  removeNotice: { own: ownNotice },
  getReviews: { params: { code: 'no-such-product' } },
  getProductQuestions: { params: { code: 'no-such-product' } },
  getReviewPhoto: { params: { photo: '999999999' } },
  getOwnReviews: {},
  saveReview: { params: { code: 'no-such-product' }, body: { rating: 5, text: 'Ровно легло' } },
  removeReview: { params: { code: 'no-such-product' } },
};
