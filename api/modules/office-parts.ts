/** What the office's modules are given of the shop: its limits as staff have set them, and the jobs with their health. */
import { OFFICE_LIMITS, type OfficeLimits } from '#domain/office/limits.ts';
import type { Foundation } from '../foundation.ts';
import { createOfficeJobs } from '../office-jobs/office-jobs.ts';
import type { Settings } from '../settings/settings.ts';

export function toLimits(settings: Settings): OfficeLimits {
  const { values } = settings.peek();
  return {
    ...OFFICE_LIMITS,
    approvalHours: values['approvals.hours'],
    aloneAfterHours: values['approvals.alone_after_hours'],
    priceCount: values['approvals.price_count'],
    pricePercent: values['approvals.price_percent'],
    revenuePercent: values['approvals.revenue_percent'],
    points: values['approvals.points'],
    promotionPercent: values['approvals.promotion_percent'],
  };
}

export const openJobs = ({ config, db, http, index, replica }: Foundation) =>
  createOfficeJobs({
    db,
    hasDiskSpace: http.hasDiskSpace,
    isIndexReady: index.isReady,
    isReplicaRead: replica?.isRead ?? null,
    mailGoes: config.smtpUrl ? 'smtp' : 'outbox',
  });
