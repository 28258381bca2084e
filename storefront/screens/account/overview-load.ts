/** What the account's first page is drawn from: everything in one go, and only as much of each as it shows. */
import type { Address } from '#contract/addresses.ts';
import type { EstimateSummary } from '#contract/estimates.ts';
import type { OrderCard } from '#contract/order.ts';
import { almatyDate } from '#domain/time.ts';
import type { Api } from '../../api-client.ts';
import { requireValue } from '../../page/require-value.ts';
import { loadDebts } from './debts-view.tsx';

/** What a payer owes, as far as a glance needs it. */
export interface DebtSummary {
  payer: string;
  /** of the page that tells it bill by bill: `own` or the organisation's id */
  page: string;
  owed: number;
  overdue: number;
  /** the day of the next bill */
  due: string | null;
  left: number | null;
}

export interface OverviewData {
  firstName: string;
  email: string | null;
  isEmailConfirmed: boolean;
  address: Address | null;
  addressCount: number;
  /** Null without a card. */
  club: { points: number; level: string; next: { name: string; left: number } | null } | null;
  /** Those on their way, the newest first. */
  orders: OrderCard[];
  orderCount: number;
  today: string;
  estimates: { count: number; last: Pick<EstimateSummary, 'id' | 'name' | 'total'>[] };
  debts: DebtSummary[];
  purchased: { externalId: string; name: string; code: string }[];
}

const MOST_ORDERS = 3;
const MOST_ESTIMATES = 3;
const MOST_PICTURES = 4;

export async function loadOverview(api: Api): Promise<OverviewData> {
  const [user, addresses, club, orders, estimates, purchased, debts] = await Promise.all([
    api('GET /api/v1/users/'),
    api('GET /api/v1/addresses/'),
    api('GET /api/v1/loyalty/info/card/'),
    api('GET /api/v1/orders/', { query: { status: 'active', pageSize: MOST_ORDERS } }),
    api('GET /api/v1/estimates/'),
    api('GET /api/v1/products/purchased/', { query: {} }),
    listDebts(api),
  ]);
  const { firstName, email, emailConfirmed } = requireValue(user).data;
  const { data: card } = requireValue(club);
  const kept = requireValue(addresses).data;
  const active = requireValue(orders);
  const all = requireValue(estimates).data;
  return {
    firstName,
    email,
    isEmailConfirmed: emailConfirmed,
    address: kept[0] ?? null,
    addressCount: kept.length,
    orders: active.data,
    orderCount: active.meta.total,
    today: almatyDate(new Date()),
    club: card && {
      points: card.balance,
      level: card.level.name,
      next: card.nextLevel && { name: card.nextLevel.name, left: card.nextLevel.left },
    },
    estimates: {
      count: all.length,
      last: all.slice(0, MOST_ESTIMATES).map(({ id, name, total }) => ({ id, name, total })),
    },
    debts,
    purchased: requireValue(purchased)
      .items.flatMap(({ product }) => product ?? [])
      .slice(0, MOST_PICTURES)
      .map(({ externalId, name, code }) => ({ externalId, name, code })),
  };
}

/** Of everybody who has a contract: the user alone, and each organisation. */
async function listDebts(api: Api): Promise<DebtSummary[]> {
  const [own, organizations] = await Promise.all([
    api('GET /api/v1/wholesale/request/'),
    api('GET /api/v1/organizations/'),
  ]);
  const pages = [
    ...(requireValue(own).data.contract ? ['own'] : []),
    ...requireValue(organizations).data.flatMap(({ id, contract }) => (contract ? [String(id)] : [])),
  ];
  const told = await Promise.all(pages.map((page) => loadDebts(api, page)));
  return told.flatMap((each, at) => (each ? [toSummary(each.debts, pages[at] ?? 'own')] : []));
}

type Debts = NonNullable<Awaited<ReturnType<typeof loadDebts>>>['debts'];

export function toSummary({ payer, used, overdue, bills, limit }: Debts, page: string): DebtSummary {
  return {
    payer,
    page,
    owed: used,
    overdue: overdue.reduce((sum, { left }) => sum + left, 0),
    due: bills.find(({ isOverdue }) => !isOverdue)?.due ?? null,
    left: limit > 0 ? Math.max(0, limit - used) : null,
  };
}
