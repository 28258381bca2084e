import type { OrderView } from '#contract/office/orders.ts';
import type { Locale } from '#domain/locale.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { PaymentMethod } from '#domain/orders/payment-methods.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import type { Db } from '../database.ts';

/** Whoever is silent for so long is not there any more: as office-company has it. */
const PRESENT_SECONDS = 45;

export interface ListedRow {
  id: number;
  number: string;
  createdAt: Date;
  channel: 'site' | 'store' | 'phone';
  status: OrderStatus;
  recipient: { firstName: string; lastName: string; phone: string };
  language: Locale;
  organization: string | null;
  method: 'pickup' | 'delivery' | 'express' | 'transport';
  place: string;
  promisedOn: string | null;
  promisedFrom: string | null;
  promisedTo: string | null;
  total: number;
  lines: number;
  weightKg: number;
  payment: PaymentMethod;
  paymentStatus: PaymentStatus;
  cancelRequestedAt: Date | null;
  confirmUntil: Date | null;
  isPricedByHand: boolean;
  isReplacementOffered: boolean;
  /** Of the last step. */
  since: Date;
  workerId: number | null;
  workerName: string | null;
  present: { id: number; name: string; isEditing: boolean }[];
  /** What the next page begins after. */
  day: string;
  hour: string;
}

/** The words of the indexes of migration 0050: only so are they used. */
const isOpen = (db: Db) => db`o.status NOT IN ('completed', 'partially_returned', 'returned', 'cancelled')`;
const dayOf = (db: Db) => db`coalesce(o.slot_day, o.promised_on, 'infinity'::date)`;
const hourOf = (db: Db) => db`coalesce(o.slot_from, o.promised_from, '')`;

/** Orders that such a store gives out, or gave goods to; null: of all stores. */
const isOfStores = (db: Db, stores: readonly number[] | null) =>
  stores === null
    ? db`true`
    : db`(o.store_id = ANY(${[...stores]}::smallint[])
          OR EXISTS (SELECT FROM stock_entries e
                     WHERE e.order_id = o.id AND e.store_id = ANY(${[...stores]}::smallint[])))`;

/** A note that calls the reader and that they have not answered by one of their own. */
const isCalled = (db: Db, staffId: number) => db`
  o.id IN (SELECT n.subject_id FROM staff_notes n
           WHERE n.mentions @> ARRAY[${staffId}::bigint] AND n.subject = 'order'
             AND NOT EXISTS (SELECT FROM staff_notes own WHERE own.subject = 'order' AND own.subject_id = n.subject_id
                             AND own.staff_id = ${staffId} AND own.id > n.id))`;

const isMine = (db: Db, staffId: number) =>
  db`EXISTS (SELECT FROM order_hands h WHERE h.order_id = o.id AND h.staff_id = ${staffId})`;

const isOfView = (db: Db, view: Exclude<OrderView, 'open' | 'all'>, staffId: number) =>
  ({
    mine: () => isMine(db, staffId),
    called: () => isCalled(db, staffId),
    confirm: () => db`o.status = 'new'`,
    collect: () => db`o.status IN ('confirmed', 'assembling') AND ${dayOf(db)} <= almaty_day(now())`,
    cancel: () => db`o.cancel_requested_at IS NOT NULL`,
    unpaid: () => db`o.payment_status IN ('pending', 'failed', 'expired')`,
    returns: () => db`o.status = 'return_requested'`,
    wholesale: () => db`o.organization IS NOT NULL`,
    ready: () => db`o.status = 'ready'`,
  })[view]();

export interface ListWish {
  view: OrderView;
  staffId: number;
  stores: readonly number[] | null;
  language: Locale;
  status?: OrderStatus | undefined;
  payment?: PaymentStatus | undefined;
  method?: string | undefined;
  city?: string | undefined;
  number?: string | undefined;
  /** By urgency only what is open. */
  isUrgentFirst: boolean;
  after: { day: string; hour: string; id: number } | null;
  limit: number;
}

const columns = (db: Db, language: Locale) => db`
  o.id, o.number, o.created_at AS "createdAt", o.channel, o.status, o.recipient, o.language,
  o.organization ->> 'name' AS organization, o.method,
  coalesce(${language === 'kz' ? db`s.name_kz` : db`s.name_ru`}, concat_ws(', ', o.address ->> 'cityName', o.address ->> 'street')) AS place,
  coalesce(o.slot_day, o.promised_on)::text AS "promisedOn", coalesce(o.slot_from, o.promised_from) AS "promisedFrom",
  o.slot_to AS "promisedTo", o.total_sum AS total, o.weight_kg AS "weightKg", o.payment_method AS payment,
  o.payment_status AS "paymentStatus", o.cancel_requested_at AS "cancelRequestedAt", o.confirm_until AS "confirmUntil",
  o.is_priced_by_hand AS "isPricedByHand", ${dayOf(db)}::text AS day, ${hourOf(db)} AS hour,
  (SELECT count(*)::int FROM order_lines l WHERE l.order_id = o.id) AS lines,
  EXISTS (SELECT FROM order_replacements r WHERE r.order_id = o.id AND r.status = 'offered' AND r.until > now()) AS "isReplacementOffered",
  coalesce((SELECT h.at FROM order_history h WHERE h.order_id = o.id ORDER BY h.id DESC LIMIT 1), o.created_at) AS since,
  w.staff_id::float8 AS "workerId", ws.name AS "workerName",
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', p.staff_id, 'name', ps.name, 'isEditing', p.field IS NOT NULL) ORDER BY p.field IS NULL, p.seen_at)
            FROM office_presence p JOIN staff ps ON ps.id = p.staff_id
            WHERE p.subject = 'order' AND p.subject_id = o.id
              AND p.seen_at > now() - make_interval(secs => ${PRESENT_SECONDS})), '[]') AS present`;

const joined = (db: Db) => db`
  LEFT JOIN stores s ON s.id = o.store_id
  LEFT JOIN order_hands w ON w.order_id = o.id LEFT JOIN staff ws ON ws.id = w.staff_id`;

/** The ids are found first, by an index alone; what each row shows is looked up for those of the page. */
export async function listRows(db: Db, wish: ListWish): Promise<ListedRow[]> {
  const { view, staffId, stores, after, isUrgentFirst, language, limit } = wish;
  const rows = await db<ListedRow[]>`
    WITH found AS MATERIALIZED (
      SELECT o.id FROM orders o
      WHERE ${isOfStores(db, stores)}
        ${view === 'all' ? db`` : db`AND ${isOpen(db)}`}
        ${view === 'all' || view === 'open' ? db`` : db`AND ${isOfView(db, view, staffId)}`}
        ${wish.status === undefined ? db`` : db`AND o.status = ${wish.status}`}
        ${wish.payment === undefined ? db`` : db`AND o.payment_status = ${wish.payment}`}
        ${wish.method === undefined ? db`` : db`AND o.method = ${wish.method}`}
        ${wish.city === undefined ? db`` : db`AND o.city_id = (SELECT c.id FROM cities c WHERE c.code = ${wish.city})`}
        ${wish.number === undefined ? db`` : isNumbered(db, wish.number)}
        ${after === null ? db`` : isUrgentFirst ? db`AND (${dayOf(db)}, ${hourOf(db)}, o.id) > (${after.day}::text::date, ${after.hour}, ${after.id}::bigint)` : db`AND o.id < ${after.id}`}
      ORDER BY ${isUrgentFirst ? db`${dayOf(db)}, ${hourOf(db)}, o.id` : db`o.id DESC`}
      LIMIT ${limit})
    SELECT ${columns(db, language)} FROM found JOIN orders o USING (id) ${joined(db)}
    ORDER BY ${isUrgentFirst ? db`${dayOf(db)}, ${hourOf(db)}, o.id` : db`o.id DESC`}`;
  return [...rows];
}

/** The whole number, or its counter, which is the id. */
const isNumbered = (db: Db, number: string) =>
  /^\d{1,12}$/.test(number) ? db`AND o.id = ${Number(number)}` : db`AND o.number = upper(${number})`;

/** The newest first, of a phone as it is stored or of a name as it begins. */
export async function findRows(
  db: Db,
  wish: {
    phone: string | null;
    name: string;
    stores: readonly number[] | null;
    language: Locale;
    limit: number;
  },
): Promise<ListedRow[]> {
  const { phone, stores, language, limit } = wish;
  const pattern = `${wish.name.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db<ListedRow[]>`
    SELECT ${columns(db, language)} FROM orders o ${joined(db)}
    WHERE ${phone === null ? db`o.user_id IN (SELECT u.id FROM users u WHERE u.last_name ILIKE ${pattern} OR u.first_name ILIKE ${pattern})` : db`(o.recipient ->> 'phone' = ${phone} OR o.user_id IN (SELECT u.id FROM users u WHERE u.phone = ${phone}))`}
      AND ${isOfStores(db, stores)}
    ORDER BY o.id DESC LIMIT ${limit}`;
  return [...rows];
}

export type ViewCounts = Record<Exclude<OrderView, 'all'>, number>;

/** One walk over what is open. */
export async function countViews(
  db: Db,
  { staffId, stores }: { staffId: number; stores: readonly number[] | null },
): Promise<ViewCounts> {
  const count = (view: Exclude<OrderView, 'open' | 'all'>) =>
    db`count(*) FILTER (WHERE ${isOfView(db, view, staffId)})::int`;
  const [row] = await db<ViewCounts[]>`
    SELECT ${count('mine')} AS mine, ${count('called')} AS called, ${count('confirm')} AS confirm,
           ${count('collect')} AS collect, ${count('cancel')} AS cancel, ${count('unpaid')} AS unpaid,
           ${count('returns')} AS returns, ${count('wholesale')} AS wholesale, ${count('ready')} AS ready,
           count(*)::int AS open
    FROM orders o WHERE ${isOpen(db)} AND ${isOfStores(db, stores)}`;
  if (!row) throw new Error('counting gave nothing');
  return row;
}

/** The stores that an order touches: where it is fetched, and what gave goods to it. Null: there is no such order. */
export async function findOrderStores(db: Db, orderId: number): Promise<number[] | null> {
  const [row] = await db<{ stores: number[] }[]>`
    SELECT array_remove(array_append(
             (SELECT array_agg(DISTINCT e.store_id::int) FROM stock_entries e WHERE e.order_id = o.id), o.store_id::int), NULL) AS stores
    FROM orders o WHERE o.id = ${orderId}`;
  return row?.stores ?? null;
}

export async function listStoreNames(
  db: Db,
  ids: readonly number[],
  language: Locale,
): Promise<Map<number, string>> {
  const rows = await db<{ id: number; name: string }[]>`
    SELECT id::int AS id, ${language === 'kz' ? db`name_kz` : db`name_ru`} AS name FROM stores
    WHERE id = ANY(${[...ids]}::smallint[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}
