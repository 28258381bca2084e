/**
 * What staff set of the shop: who sells, tariffs, hours, limits. Promises: whoever asks gets one whole copy out of memory,
 * at most a second older than the database, or the last one while the database is away; a row that makes no sense is told
 * of and counts as none. Hides the tables and their factory settings. Relies on being told of changes (`renew`).
 */
import { type SettingKey, type SettingValues, settingShapes } from '#contract/office/settings.ts';
import { findUnorderedVehicle, USUAL_VEHICLES, type Vehicle } from '#domain/delivery-tariff.ts';
import { SETTING_KEYS, SETTINGS } from '#domain/office/settings.ts';
import type { DeliveryRules } from '#domain/orders/delivery-rules.ts';
import type { OpenBounds } from '#domain/orders/open-orders.ts';
import type { PaymentMethod } from '#domain/orders/payment-methods.ts';
import type { Seller } from '#domain/seller.ts';
import type { Db } from '../database.ts';
import {
  listDayRows,
  listSellerRows,
  listSettingRows,
  listTariffRows,
  listTemplateRows,
  type SettingRow,
  type TariffRow,
} from './settings.queries.ts';

export interface ShopRules {
  values: SettingValues;
  /** Those that staff have set. */
  set: ReadonlySet<string>;
  seller: Seller;
  delivery: DeliveryRules;
  /** absent: a buyer may hold anything */
  openBounds: OpenBounds | undefined;
  takes(method: PaymentMethod): boolean;
}

export interface Settings {
  /** Of the factory, and of the environment where it says something. */
  usual: SettingValues;
  read(): Promise<ShopRules>;
  /** The last copy, and before the first one the factory's: for what cannot wait. */
  peek(): ShopRules;
  /** Reads anew; whoever asks meanwhile gets the last copy. */
  renew(): Promise<void>;
}

interface SettingsOptions {
  /** Of the environment: what stands there goes before the factory's. */
  openBounds?: OpenBounds | undefined;
  warn?: (facts: object, words: string) => void;
}

const SWITCHES: Readonly<Record<PaymentMethod, SettingKey & `payments.${string}`>> = {
  kaspi_pay: 'payments.kaspi_pay',
  card_online: 'payments.card_online',
  card_on_receipt: 'payments.card_on_receipt',
  cash_on_receipt: 'payments.cash_on_receipt',
  invoice: 'payments.invoice',
  deferred: 'payments.deferred',
};

type Warn = NonNullable<SettingsOptions['warn']>;

export function createSettings(
  db: Db,
  { openBounds, warn = () => undefined }: SettingsOptions = {},
): Settings {
  let current: ShopRules | undefined;
  let first: Promise<ShopRules> | undefined;

  async function load(): Promise<ShopRules> {
    const [rows, tariffs, templates, days] = await Promise.all([
      listSettingRows(db),
      listTariffRows(db),
      listTemplateRows(db),
      listDayRows(db),
    ]);
    const { values, set } = toValues(rows, openBounds, warn);
    const slots = { templates, days, terms: values['delivery.slots'] };
    return toRules(values, set, { openBounds, vehicles: toVehicles(tariffs, warn), slots });
  }

  async function renew(): Promise<void> {
    current = await load();
  }

  const { values: usual } = toValues([], openBounds, warn);
  return {
    usual,
    async read() {
      if (current) return current;
      first ??= load().finally(() => {
        first = undefined;
      });
      const loaded = await first;
      current ??= loaded;
      return current;
    },
    peek: () =>
      current ??
      toRules(usual, new Set(), {
        openBounds,
        vehicles: USUAL_VEHICLES,
        slots: { templates: [], days: [], terms: SETTINGS['delivery.slots'].usual },
      }),
    renew,
  };
}

/** For papers and receipts: as it stands in the very transaction. */
export async function readSeller(db: Db): Promise<Seller> {
  return toSeller(toValues(await listSellerRows(db), undefined, () => undefined).values);
}

function toRules(
  values: SettingValues,
  set: ReadonlySet<string>,
  { openBounds, vehicles, slots }: Pick<DeliveryRules, 'vehicles' | 'slots'> & SettingsOptions,
): ShopRules {
  const isBounded = openBounds !== undefined || [...set].some((key) => key.startsWith('unpaid.'));
  return {
    values,
    set,
    seller: toSeller(values),
    delivery: {
      vehicles,
      lifting: values['delivery.lifting'],
      express: values['delivery.express'],
      slots,
    },
    openBounds: isBounded
      ? {
          orders: values['unpaid.orders'],
          sum: values['unpaid.sum'],
          stockPercent: values['unpaid.stock_percent'],
          waiting: values['unpaid.waiting'],
          waitHours: values['unpaid.wait_hours'],
        }
      : undefined,
    takes: (method) => values[SWITCHES[method]] !== false,
  };
}

function toValues(rows: readonly SettingRow[], openBounds: OpenBounds | undefined, warn: Warn) {
  const usual = Object.fromEntries(SETTING_KEYS.map((key) => [key, SETTINGS[key].usual]));
  const bounds = openBounds && {
    'unpaid.orders': openBounds.orders,
    'unpaid.sum': openBounds.sum,
    'unpaid.stock_percent': openBounds.stockPercent,
    'unpaid.waiting': openBounds.waiting,
    'unpaid.wait_hours': openBounds.waitHours,
  };
  const own: Record<string, unknown> = {};
  for (const { key, value } of rows) {
    const parsed = key in settingShapes ? settingShapes[key as SettingKey].safeParse(value) : null;
    if (parsed?.success) own[key] = parsed.data;
    else warn({ key }, 'a setting makes no sense and is left out');
  }
  const values = { ...usual, ...bounds, ...own } as SettingValues;
  return { values, set: new Set(Object.keys(own)) };
}

const toSeller = (values: SettingValues): Seller => ({
  name: values['seller.name'],
  bin: values['seller.bin'],
  address: values['seller.address'],
  phone: values['seller.phone'],
  isVatPayer: values['seller.is_vat_payer'],
  vatCertificate: values['seller.vat_certificate'],
  iik: values['seller.iik'],
  bik: values['seller.bik'],
  bank: values['seller.bank'],
  kbe: values['seller.kbe'],
  knp: values['seller.knp'],
});

function toVehicles(rows: readonly TariffRow[], warn: Warn): readonly Vehicle[] {
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const vehicles = USUAL_VEHICLES.flatMap((usual): Vehicle[] => {
    const row = byCode.get(usual.code);
    if (!row) return [usual];
    return row.isUsed ? [toVehicle(row)] : [];
  });
  const unordered = findUnorderedVehicle(vehicles);
  if (unordered === null) return vehicles;
  warn({ vehicle: unordered }, 'a vehicle carries less than a smaller one: the usual tariff stands');
  return USUAL_VEHICLES;
}

const toVehicle = ({ code, maxKg, maxM3, maxSideM, near, far, suburb, suburbKm }: TariffRow): Vehicle => ({
  code,
  maxKg,
  maxM3,
  maxSideM,
  priceTenge: near,
  farTenge: far,
  suburbTenge: suburb === null || suburbKm === null ? null : [suburb, suburbKm],
});
