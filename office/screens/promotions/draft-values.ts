/** What is typed into the builder of a promotion: how a new one begins, what a copy keeps, and what a save sends. */
import type { Change } from '#contract/office/changes.ts';
import type { PromotionMechanic, PromotionValues } from '#contract/office/promotion-values.ts';
import { isSame, type Json } from '#domain/office/changes.ts';
import { isSound, type Mechanic } from '#domain/promotions/promotions.ts';
import { almatyDate } from '#domain/time.ts';
import type { Edits } from '../../changes/edits.ts';

export type MechanicType = PromotionMechanic['type'];

/** In the order in which the builder offers them. */
export const MECHANICS: readonly MechanicType[] = [
  'percent',
  'fixed',
  'price',
  'qty_tier',
  'n_plus_m',
  'nth_percent',
  'set_price',
  'bundle',
  'threshold_gift',
  'threshold_percent',
  'delivery',
  'points_x',
];

const BEGINNINGS: { [Type in MechanicType]: Extract<PromotionMechanic, { type: Type }> } = {
  percent: { type: 'percent', percent: 10 },
  fixed: { type: 'fixed', tenge: 500, per: 'unit' },
  price: { type: 'price', prices: {} },
  qty_tier: { type: 'qty_tier', tiers: [{ from: 10, price: 1000 }] },
  n_plus_m: { type: 'n_plus_m', buy: 2, free: 1 },
  nth_percent: { type: 'nth_percent', nth: 2, percent: 50 },
  set_price: { type: 'set_price', parts: [], price: 10_000 },
  bundle: { type: 'bundle', with: {}, percent: 20 },
  threshold_gift: {
    type: 'threshold_gift',
    from: 50_000,
    gift: { productCode: '', count: 1, price: 1, vatPercent: 16 },
  },
  threshold_percent: { type: 'threshold_percent', tiers: [{ from: 50_000, percent: 5 }] },
  delivery: { type: 'delivery', tenge: null, from: 30_000 },
  points_x: { type: 'points_x', times: 2 },
};

export const beginMechanic = (type: MechanicType): PromotionMechanic => BEGINNINGS[type];

const DAY_MS = 24 * 60 * 60_000;
/** The country has one time. */
export const toMoment = (day: string, clock: string): string =>
  new Date(`${day}T${clock}+05:00`).toISOString();

/** Two weeks from tomorrow, as most of them run. */
export function newValues(now = Date.now()): PromotionValues {
  return {
    title_ru: '',
    title_kz: '',
    lead_ru: '',
    lead_kz: '',
    rules_ru: [],
    rules_kz: [],
    mechanic: beginMechanic('percent'),
    scope: {},
    cities: [],
    audience: 'all',
    needs_card: false,
    min_sum: null,
    starts_at: toMoment(almatyDate(new Date(now + DAY_MS)), '00:00:00'),
    ends_at: toMoment(almatyDate(new Date(now + 14 * DAY_MS)), '23:59:59'),
    per_user: null,
    total_uses: null,
    priority: 0,
    exclusive_group: null,
    is_exclusive: false,
    touches_wholesale: false,
    promo_code: null,
    takes_codes: false,
    is_combinable: true,
    is_listed: true,
  };
}

/** All but its time and its code: a code belongs to one. */
export function copyOf(values: PromotionValues, now = Date.now()): PromotionValues {
  const { starts_at, ends_at } = newValues(now);
  return { ...values, starts_at, ends_at, promo_code: null, takes_codes: false };
}

/** What differs from what is stored. */
export const toEdits = (
  id: number,
  stored: PromotionValues,
  values: PromotionValues,
  labelOf: (field: string) => string,
): Edits =>
  Object.entries(values)
    .filter(([field, to]) => !isSame(stored[field as keyof PromotionValues] as Json, to as Json))
    .map(([field, to]) => ({
      subject: 'promotion',
      id,
      field,
      from: stored[field as keyof PromotionValues] as Json,
      to: to as Json,
      label: labelOf(field),
    }));

export const toNewChanges = (values: PromotionValues): Change[] =>
  Object.entries(values).map(([field, to]) => ({
    subject: 'promotion',
    id: null,
    newKey: 'new',
    field,
    from: null,
    to: to as Json,
  }));

/** What a mechanic names or steps by must be there, beside that it makes sense. */
function isMechanicWhole(mechanic: PromotionMechanic): boolean {
  if (!isSound({ mechanic: mechanic as Mechanic })) return false;
  switch (mechanic.type) {
    case 'price':
      return Object.keys(mechanic.prices).length > 0;
    case 'threshold_gift':
      return mechanic.gift.productCode !== '';
    case 'qty_tier':
    case 'threshold_percent':
      return mechanic.tiers.length > 0;
    default:
      return true;
  }
}

const isCountOrNone = (value: number | null) => value === null || (Number.isSafeInteger(value) && value > 0);
const CODE = /^[A-Z0-9]{4,20}$/;

/** The first field that is not as it must be; null: it can be saved and tried. The shop asks all of it anew. */
export function findWrongField(values: PromotionValues): keyof PromotionValues | null {
  if (!isMechanicWhole(values.mechanic)) return 'mechanic';
  if (values.ends_at !== null && values.ends_at <= values.starts_at) return 'ends_at';
  for (const field of ['min_sum', 'per_user', 'total_uses'] as const)
    if (!isCountOrNone(values[field])) return field;
  if (values.promo_code !== null && !CODE.test(values.promo_code)) return 'promo_code';
  if (values.title_ru.trim() === '') return 'title_ru';
  return values.title_kz.trim() === '' ? 'title_kz' : null;
}
