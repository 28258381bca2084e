/** The settings of the exchange in the words of its rules. */
import type { SettingKey, SettingValues } from '#contract/office/settings.ts';
import { type FieldNames, GOODS_FIELDS } from './field-names.ts';
import type { Thresholds } from './judge-package.ts';
import type { Reading } from './reading.ts';

export type ExchangeKey = SettingKey & `exchange.${string}`;

const THRESHOLDS: Readonly<Record<keyof Thresholds, ExchangeKey>> = {
  switchedOffCount: 'exchange.switched_off_count',
  switchedOffPercent: 'exchange.switched_off_percent',
  sectionsPercent: 'exchange.sections_percent',
  movedPercent: 'exchange.moved_percent',
  pricesHalvedPercent: 'exchange.prices_halved_percent',
  pricesTenthPercent: 'exchange.prices_tenth_percent',
  pricesTakenPercent: 'exchange.prices_taken_percent',
  stockedToZeroPercent: 'exchange.stocked_to_zero_percent',
  fullPercent: 'exchange.full_percent',
};

export const toThresholds = (values: SettingValues): Thresholds =>
  Object.fromEntries(
    Object.entries(THRESHOLDS).map(([name, key]) => [name, values[key]]),
  ) as unknown as Thresholds;

export const toReading = (values: SettingValues): Reading => ({
  skipsRoot: values['exchange.skips_root'],
  takesFullNames: values['exchange.takes_full_names'],
  separator: values['exchange.separator'],
  names: Object.fromEntries(
    GOODS_FIELDS.map((field) => [field, values[`exchange.names_${field}`]]),
  ) as FieldNames,
});
