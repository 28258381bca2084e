/**
 * What the accounts of the demo have ordered: a few orders in every state, so that lists, receipts and purchased goods
 * have something to show. Ids below those that the shop gives out; numbers and sums are those that the ledger of the club
 * names (load/club.ts).
 */
import type { CancelReason } from '#domain/orders/cancel-reasons.ts';
import { orderNumber } from '#domain/orders/order-number.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { PaymentMethod } from '#domain/orders/payment-methods.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';

export interface DemoOrder {
  id: number;
  email: string;
  counter: number;
  language: 'ru' | 'kz';
  /** Each state with the day on which it came, counted back; the first is the day it was made on. */
  steps: readonly [status: OrderStatus, daysAgo: number][];
  payment: PaymentMethod;
  paymentStatus: PaymentStatus;
  /** In how many hours the time to pay is over. */
  payInHours?: number;
  /** A store by its place in the table of stores; null: brought to the door. */
  storeId: number | null;
  /** What its goods cost, part by part, after discounts: each part is a line or a few. */
  goods: readonly number[];
  deliverySum?: number;
  pointsSpent?: number;
  pointsEarned?: number;
  cancelReason?: CancelReason;
  /** The first part of the goods came back, with the last step. */
  isFirstPartBack?: boolean;
  comment?: string;
}

const way = (...steps: [OrderStatus, number][]) => steps;

export const demoOrders: readonly DemoOrder[] = [
  {
    id: 1,
    email: 'club@sheber.test',
    counter: 117,
    language: 'kz',
    steps: way(['new', 340], ['confirmed', 340], ['assembling', 339], ['ready', 339], ['completed', 338]),
    payment: 'cash_on_receipt',
    paymentStatus: 'paid',
    storeId: 1,
    goods: [115_500],
    pointsEarned: 2310,
  },
  {
    id: 2,
    email: 'club@sheber.test',
    counter: 203,
    language: 'kz',
    steps: way(
      ['new', 182],
      ['confirmed', 182],
      ['assembling', 181],
      ['shipped', 181],
      ['delivering', 180],
      ['completed', 180],
      ['return_requested', 167],
      ['partially_returned', 160],
    ),
    payment: 'card_online',
    paymentStatus: 'partly_refunded',
    storeId: null,
    goods: [21_000, 188_000],
    deliverySum: 6500,
    pointsEarned: 4180,
    isFirstPartBack: true,
  },
  {
    id: 3,
    email: 'club@sheber.test',
    counter: 68,
    language: 'kz',
    steps: way(['new', 95], ['confirmed', 95], ['assembling', 94], ['ready', 94], ['completed', 93]),
    payment: 'card_on_receipt',
    paymentStatus: 'paid',
    storeId: 1,
    goods: [26_900],
    pointsSpent: 1450,
  },
  {
    id: 4,
    email: 'club@sheber.test',
    counter: 31,
    language: 'kz',
    steps: way(
      ['new', 62],
      ['confirmed', 62],
      ['assembling', 61],
      ['shipped', 60],
      ['delivering', 60],
      ['completed', 60],
    ),
    payment: 'kaspi_pay',
    paymentStatus: 'paid',
    storeId: null,
    goods: [48_800, 83_000],
    deliverySum: 4000,
    pointsEarned: 2636,
  },
  {
    id: 5,
    email: 'club@sheber.test',
    counter: 44,
    language: 'kz',
    steps: way(['new', 50], ['confirmed', 50], ['cancelled', 48]),
    payment: 'cash_on_receipt',
    paymentStatus: 'none',
    storeId: 2,
    goods: [18_400],
    pointsSpent: 500,
    cancelReason: 'plans_changed',
  },
  {
    id: 6,
    email: 'club@sheber.test',
    counter: 9,
    language: 'kz',
    steps: way(['new', 23], ['confirmed', 23], ['assembling', 22], ['ready', 22], ['completed', 21]),
    payment: 'card_on_receipt',
    paymentStatus: 'paid',
    storeId: 2,
    goods: [31_000, 48_000],
    pointsEarned: 1580,
  },
  {
    id: 7,
    email: 'club@sheber.test',
    counter: 41,
    language: 'kz',
    steps: way(['new', 1.2], ['confirmed', 1.15], ['assembling', 0.6], ['shipped', 0.2], ['delivering', 0.1]),
    payment: 'kaspi_pay',
    paymentStatus: 'paid',
    storeId: null,
    goods: [54_540, 68_900, 23_990],
    deliverySum: 3000,
    pointsEarned: 2948,
    comment: 'Аула жақтан кіру керек, шлагбаумды күзетші ашады.',
  },
  {
    id: 8,
    email: 'club@sheber.test',
    counter: 42,
    language: 'kz',
    steps: way(['new', 0.9], ['confirmed', 0.8], ['assembling', 0.4], ['ready', 0.15]),
    payment: 'cash_on_receipt',
    paymentStatus: 'none',
    storeId: 1,
    goods: [12_480],
    pointsEarned: 249,
  },
  {
    id: 9,
    email: 'club@sheber.test',
    counter: 57,
    language: 'kz',
    steps: way(['new', 0.05]),
    payment: 'kaspi_pay',
    paymentStatus: 'pending',
    payInHours: 22,
    storeId: 2,
    goods: [37_200],
    pointsEarned: 744,
  },
  {
    id: 10,
    email: 'retail@sheber.test',
    counter: 21,
    language: 'ru',
    steps: way(['new', 7], ['confirmed', 7], ['assembling', 6.5], ['ready', 6.2], ['completed', 5.4]),
    payment: 'card_on_receipt',
    paymentStatus: 'paid',
    storeId: 1,
    goods: [22_900, 64_300],
  },
  {
    id: 11,
    email: 'wholesale@sheber.test',
    counter: 88,
    language: 'kz',
    steps: way(
      ['new', 44],
      ['confirmed', 43],
      ['assembling', 42],
      ['shipped', 41],
      ['delivering', 41],
      ['completed', 41],
    ),
    payment: 'kaspi_pay',
    paymentStatus: 'paid',
    storeId: null,
    goods: [96_000, 148_500],
    deliverySum: 8000,
  },
  {
    id: 12,
    email: 'org@sheber.test',
    counter: 39,
    language: 'ru',
    steps: way(['new', 2.1], ['confirmed', 1.9], ['assembling', 0.3]),
    payment: 'invoice',
    paymentStatus: 'paid',
    storeId: null,
    goods: [212_000, 97_400],
    deliverySum: 6500,
    comment: 'Пропуск на объект заказан, позвонить прорабу за час.',
  },
];

export const demoMoment = (today: Date, daysAgo: number): Date =>
  new Date(today.getTime() - daysAgo * 86_400_000);

export function demoOrderNumber({ counter, steps: [first] }: DemoOrder, today: Date): string {
  return orderNumber('pavlodar', demoMoment(today, first?.[1] ?? 0), counter);
}
