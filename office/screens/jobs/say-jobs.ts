/** Jobs, kinds of tasks and what they failed of, in words; what has none is named as the shop names it. */
import type { OfficeTask } from '#contract/office/jobs.ts';
import type { MessageKey } from '../../i18n/screen-words.ts';
import type { Translate } from '../../i18n/words.ts';

const JOBS: Readonly<Record<string, MessageKey>> = {
  'account-letters': 'job.account-letters',
  'order-news': 'job.order-news',
  notices: 'job.notices',
  letters: 'job.letters',
  'old-letters': 'job.old-letters',
  'task-figures': 'job.task-figures',
  'shop-figures': 'job.shop-figures',
  'task-tidying': 'job.task-tidying',
  'staff-tidying': 'job.staff-tidying',
  'presence-tidying': 'job.presence-tidying',
  'upload-tidying': 'job.upload-tidying',
  'cart-days': 'job.cart-days',
  'wanted-letters': 'job.wanted-letters',
  payments: 'job.payments',
  'payment-comparison': 'job.payment-comparison',
  messages: 'job.messages',
  receipts: 'job.receipts',
  shipments: 'job.shipments',
  'market-orders': 'job.market-orders',
  'order-expiry': 'job.order-expiry',
  promotions: 'job.promotions',
  recommendations: 'job.recommendations',
  club: 'job.club',
  leavers: 'job.leavers',
  'pictures-ahead': 'job.pictures-ahead',
  streets: 'job.streets',
  texts: 'job.texts',
  changes: 'job.changes',
  imports: 'job.imports',
  'pictures-brought': 'job.pictures-brought',
  exchange: 'job.exchange',
  'exchange-figures': 'job.exchange-figures',
  approvals: 'job.approvals',
  'log-seals': 'job.log-seals',
  'webhook-messages': 'job.webhook-messages',
  webhooks: 'job.webhooks',
  'webhook-tidying': 'job.webhook-tidying',
};

const KINDS: Readonly<Record<string, MessageKey>> = {
  letter: 'task.letter',
  changes: 'task.changes',
  import: 'task.import',
  pictures: 'task.pictures',
  webhook: 'task.webhook',
};

const FAILURES: Readonly<Record<string, MessageKey>> = {
  'its process ended': 'task.error.ended',
  ECONNREFUSED: 'task.error.refused',
  ECONNECTION: 'task.error.refused',
  ETIMEDOUT: 'task.error.late',
  EAUTH: 'task.error.login',
  EENVELOPE: 'task.error.address',
};

const sayOr = (key: MessageKey | undefined, raw: string, t: Translate): string =>
  key === undefined ? raw : t(key);

export const sayJob = (name: string, t: Translate): string => sayOr(JOBS[name], name, t);
export const sayKind = (kind: string, t: Translate): string => sayOr(KINDS[kind], kind, t);
export const sayTaskFailure = (code: string, t: Translate): string =>
  FAILURES[code] === undefined ? t('task.error.other', { code }) : t(FAILURES[code]);

/** «30 с», «5 мин», «2 ч»: as short as a cell wants it. */
export function saySpan(seconds: number, t: Translate): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 120) return t('span.seconds', { count: whole });
  if (whole < 7200) return t('span.minutes', { count: Math.round(whole / 60) });
  return t('span.hours', { count: Math.round(whole / 3600) });
}

export const percentOf = (progress: NonNullable<OfficeTask['progress']>): number | null =>
  progress.of === null || progress.of === 0
    ? null
    : Math.min(100, Math.round((progress.done / progress.of) * 100));
