/** Where a promotion stands in time, and how that is drawn. */
import type { OfficePromotionBrief } from '#contract/office/kept-promotions.ts';
import type { IconName } from '#storefront/design/icon.tsx';
import type { TagTone } from '../../design/tag.tsx';

export const STAGES = ['running', 'coming', 'draft', 'ended', 'stopped'] as const;
export type Stage = (typeof STAGES)[number];

export const STAGE_LOOKS: Readonly<Record<Stage, { tone: TagTone; icon: IconName }>> = {
  running: { tone: 'good', icon: 'success' },
  coming: { tone: 'warn', icon: 'calendar' },
  draft: { tone: 'plain', icon: 'edit' },
  ended: { tone: 'plain', icon: 'clock' },
  stopped: { tone: 'bad', icon: 'close' },
};

export function stageOf(
  { state, startsAt, endsAt }: Pick<OfficePromotionBrief, 'state' | 'startsAt' | 'endsAt'>,
  now: string,
): Stage {
  if (state === 'draft' || state === 'stopped') return state;
  if (startsAt > now) return 'coming';
  return endsAt !== null && endsAt < now ? 'ended' : 'running';
}

const WEEK_MS = 7 * 24 * 60 * 60_000;
export const WEEKS = 8;

/** Eight weeks, of which the first is the one before this. */
export function toWeeks(now: string): string[] {
  const first = Date.parse(now) - WEEK_MS;
  return Array.from({ length: WEEKS }, (_, at) => new Date(first + at * WEEK_MS).toISOString());
}

/** In percent of the weeks shown; null: wholly outside. */
export function placeInWeeks(
  { startsAt, endsAt }: Pick<OfficePromotionBrief, 'startsAt' | 'endsAt'>,
  now: string,
): { from: number; width: number } | null {
  const first = Date.parse(now) - WEEK_MS;
  const toPercent = (moment: string) =>
    Math.min(100, Math.max(0, ((Date.parse(moment) - first) / (WEEKS * WEEK_MS)) * 100));
  const from = toPercent(startsAt);
  const to = endsAt === null ? 100 : toPercent(endsAt);
  return to <= from ? null : { from, width: Math.max(0.8, to - from) };
}
