/** What the journal of the exchange says of packages and lines, by code: each reader has words of its own for all of them. */

/** Why a file cannot be taken as a whole. */
export const FILE_FAULTS = [
  'file.absent',
  'file.cut_off',
  'file.broken',
  'file.encoding',
  'file.forbidden',
  'file.too_large',
  'file.not_commerceml',
  'archive.broken',
  'archive.too_large',
  'archive.names',
] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

/** The files of the shop's disk have no room: it waits. */
export const NO_ROOM_LEFT = 'no_room';
/** Why it is still tried, or was given up: the database does not answer what it asks in time. */
export const TOO_SLOW = 'package.too_slow';

/** Why a package waits for something else than somebody's word, or was given up. */
export const PACKAGE_ERRORS = [NO_ROOM_LEFT, TOO_SLOW, 'package.stale', 'fault', ...FILE_FAULTS] as const;
export type PackageError = (typeof PACKAGE_ERRORS)[number];

/** What of a package was not taken as it was told, line by line. */
export const PACKAGE_PROBLEMS = [
  TOO_SLOW,
  'record.without_id',
  'record.without_name',
  'price.unreadable',
  'price.other_currency',
  'price_type.without_vat',
  'stock.unreadable',
  'stock.oversold',
  'goods.group_unknown',
  'goods.without_group',
  'goods.country_unknown',
  'value.unknown',
  'picture.unreadable',
  'file.mislabelled',
  'order.line_unreadable',
  'order.differs',
  'order.status_unmapped',
  'order.step_refused',
  'order.no_way',
  'order.paid_in_part',
  'order.paid_there_alone',
  'order.return_told',
] as const;
export type PackageProblem = (typeof PACKAGE_PROBLEMS)[number];
