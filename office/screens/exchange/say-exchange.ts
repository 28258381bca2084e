import type { ExchangePackageRow } from '#contract/office/exchange.ts';
import { HOLD_WORDS } from '#domain/exchange/hold-words.ts';
import { HOLD_REASONS } from '#domain/exchange/judge-package.ts';
import { PACKAGE_ERRORS, PACKAGE_PROBLEMS } from '#domain/exchange/package-codes.ts';
import type { Locale } from '#domain/locale.ts';
import { formatNumber } from '#domain/money.ts';
import { sayWhen } from '../../i18n/say-when.ts';
import type { Translate, Words } from '../../i18n/words.ts';

const COUNTS = [
  'repeated',
  'group',
  'value',
  'goods',
  'offer',
  'price',
  'rest',
  'document',
  'made',
  'changed',
  'same',
  'pricesChanged',
  'tiersChanged',
  'pricesRounded',
  'pricesByCount',
  'stocksChanged',
  'switchedOff',
  'pictures',
  'groupsMany',
  'withoutNtin',
  'older',
  'waiting',
  'adopted',
  'ordersMoved',
  'ordersSame',
  'ordersUnknown',
] as const;

export function sayHoldReason(reason: string, locale: Locale): string {
  const known = HOLD_REASONS.find((each) => each === reason);
  return known ? HOLD_WORDS[known][locale] : reason;
}

/** Codes that a newer process has written are shown as they are. */
export function sayProblem(code: string, t: Translate): string {
  const known = PACKAGE_PROBLEMS.find((each) => each === code);
  return known ? t(`exchange.problem.${known}`) : code;
}

/** Why a package waits or was given up. */
export function sayError(code: string, t: Translate): string {
  const known = PACKAGE_ERRORS.find((each) => each === code);
  return known ? t(`exchange.error.${known}`) : code;
}

/** In the order in which one asks; what is zero is not told. */
export function listCounts(counts: Readonly<Record<string, number>>, t: Translate): [string, number][] {
  return COUNTS.flatMap((name) => {
    const count = counts[name] ?? 0;
    return count > 0 ? [[t(`exchange.count.${name}`), count] as [string, number]] : [];
  });
}

const HOUR_SECONDS = 3600;

/** When shoppers saw it; how long that took unless somebody's word was waited for. */
export function saySeen({ createdAt, seenAt, decidedBy }: ExchangePackageRow, words: Words): string {
  if (seenAt === null) return '';
  const seconds = (Date.parse(seenAt) - Date.parse(createdAt)) / 1000;
  const when = sayWhen(seenAt, words);
  if (decidedBy !== null || seconds >= HOUR_SECONDS) return when;
  return `${when}, ${words.t('exchange.shownAfter', { seconds: formatNumber(Math.max(1, Math.round(seconds))) })}`;
}
