import { type FieldNames, USUAL_FIELD_NAMES } from './field-names.ts';

/** How the shop reads what 1C tells, where bases differ by habit and not by format: settings of the shop. */
export interface Reading {
  /** The one group at the top is the base's own («Товары»), nobody's section. */
  skipsRoot: boolean;
  /** «Полное наименование» instead of «Наименование», where there is one. */
  takesFullNames: boolean;
  /** Between the Russian and the Kazakh name: «Краски | Бояулар». */
  separator: string;
  /** What the properties and requisites are called that are fields of the goods. */
  names: FieldNames;
}

export const USUAL_READING: Reading = {
  skipsRoot: false,
  takesFullNames: false,
  separator: '|',
  names: USUAL_FIELD_NAMES,
};
