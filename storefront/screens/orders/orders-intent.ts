/** Which orders are wished for, as the address says it; what cannot be meant is left out rather than refused. */
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status.ts';
import type { OrdersIntent } from './orders-filter.tsx';

type StatusIntent = OrderStatus | 'active' | 'done';
const STATUS_WISHES: readonly StatusIntent[] = ['active', 'done', ...ORDER_STATUSES];
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOST_LETTERS = 100;
const MOST_PAGES = 10_000;

const toDay = (text: string | null): string =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

export function readOrdersIntent(query: URLSearchParams): { intent: OrdersIntent; page: number } {
  const page = Math.floor(Number(query.get('page'))) || 1;
  return {
    intent: {
      status: STATUS_WISHES.find((each) => each === query.get('status')) ?? '',
      dateFrom: toDay(query.get('dateFrom')),
      dateTo: toDay(query.get('dateTo')),
      q: (query.get('q') ?? '').trim().slice(0, MOST_LETTERS),
    },
    page: Math.min(MOST_PAGES, Math.max(1, page)),
  };
}

export function toOrdersQuery({ status, dateFrom, dateTo, q }: OrdersIntent) {
  const wished = STATUS_WISHES.find((each) => each === status);
  return {
    ...(wished ? { status: wished } : {}),
    ...(dateFrom === '' ? {} : { dateFrom }),
    ...(dateTo === '' ? {} : { dateTo }),
    ...(q === '' ? {} : { q }),
  };
}
