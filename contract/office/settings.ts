/** What staff can set: the shape of every setting's value. Factory values, words and rights: domain/office/settings.ts. */
import { z } from 'zod';

const line = z.string().trim().min(1).max(200);
const words = z.object({ ru: line, kz: line });
/** up to a hundred million, so that sums of an order stay whole numbers */
const tenge = z.number().int().min(0).max(100_000_000);
const percent = z.number().int().min(1).max(100);
const hour = z.string().regex(/^([01]\d|2[0-3]):00$/);
const rate = z.number().min(0).max(1000).multipleOf(0.5);

/** Of properties in the accounting system, parted by semicolons; none at all says that nothing carries it. */
const names = z
  .string()
  .trim()
  .max(500)
  .refine((line) => {
    const given = line === '' ? [] : line.split(';').map((name) => name.trim().toLowerCase());
    return (
      given.length <= 12 &&
      given.every((name) => name !== '' && name.length <= 80) &&
      new Set(given).size === given.length
    );
  });

export const settingShapes = {
  'shop.is_open': z.boolean(),

  'seller.name': words,
  'seller.bin': z.string().regex(/^\d{12}$/),
  'seller.address': words,
  'seller.phone': z.string().regex(/^\+7 \(\d{3}\) \d{3}-\d{2}-\d{2}$/),
  'seller.is_vat_payer': z.boolean(),
  'seller.vat_certificate': z.object({
    series: z.string().regex(/^\d{5}$/),
    number: z.string().regex(/^\d{7}$/),
  }),
  'seller.iik': z.string().regex(/^KZ\d{2}[A-Z0-9]{16}$/),
  'seller.bik': z.string().regex(/^[A-Z0-9]{8}$/),
  'seller.bank': words,
  'seller.kbe': z.string().regex(/^\d{2}$/),
  'seller.knp': z.string().regex(/^\d{3}$/),

  'delivery.lifting': z.object({
    unload: rate,
    stairs: rate,
    cargo: rate,
    passenger: rate,
    callOut: tenge,
  }),
  'delivery.express': z.object({ near: tenge, far: tenge }),
  'delivery.slots': z.object({
    sameDayUntil: hour,
    nextDayUntil: hour,
    sameDayFrom: hour,
    offeredDays: z.number().int().min(1).max(60),
    wantedDayTenge: tenge,
  }),

  'payments.kaspi_pay': z.boolean(),
  'payments.card_online': z.boolean(),
  'payments.card_on_receipt': z.boolean(),
  'payments.cash_on_receipt': z.boolean(),
  'payments.invoice': z.boolean(),
  'payments.deferred': z.boolean(),
  'payments.cash_up_to': tenge,

  'unpaid.orders': z.number().int().min(0).max(1000),
  'unpaid.sum': tenge,
  'unpaid.stock_percent': percent,
  'unpaid.waiting': z.number().int().min(0).max(1000),
  'unpaid.wait_hours': z.number().int().min(1).max(720),

  'approvals.price_count': z.number().int().min(1).max(1_000_000),
  'approvals.price_percent': percent,
  'approvals.revenue_percent': percent,
  'approvals.refund_sum': tenge,
  'approvals.refund_day_sum': tenge,
  'approvals.points': z.number().int().min(0).max(1_000_000),
  'approvals.promotion_percent': percent,
  'approvals.hours': z.number().int().min(1).max(720),
  'approvals.alone_after_hours': z.number().int().min(24).max(720).nullable(),

  'letters.cart': z.boolean(),
  'letters.favourite': z.boolean(),
  'letters.reorder': z.boolean(),
  'letters.per_week': z.number().int().min(1).max(7),

  'exchange.switched_off_count': z.number().int().min(0).max(1_000_000),
  'exchange.switched_off_percent': percent,
  'exchange.sections_percent': percent,
  'exchange.moved_percent': percent,
  'exchange.prices_halved_percent': percent,
  'exchange.prices_tenth_percent': percent,
  'exchange.prices_taken_percent': percent,
  'exchange.stocked_to_zero_percent': percent,
  'exchange.full_percent': percent,
  'exchange.skips_root': z.boolean(),
  'exchange.takes_full_names': z.boolean(),
  'exchange.separator': z.string().trim().min(1).max(5),
  'exchange.names_name_kz': names,
  'exchange.names_description_kz': names,
  'exchange.names_ntin': names,
  'exchange.names_brand': names,
  'exchange.names_manufacturer': names,
  'exchange.names_country': names,
  'exchange.names_weight': names,
  'exchange.names_on_order': names,
  'exchange.names_is_offline': names,
  'exchange.names_warranty': names,
  'exchange.names_length': names,
  'exchange.names_width': names,
  'exchange.names_height': names,
} as const satisfies Record<string, z.ZodType>;

export type SettingKey = keyof typeof settingShapes;
export type SettingValues = { [Key in SettingKey]: z.output<(typeof settingShapes)[Key]> };
