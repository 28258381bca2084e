import type { ChangeState } from '#contract/office/changes.ts';
import type { IconName } from '#storefront/design/icon.tsx';
import type { TagTone } from '../design/tag.tsx';

/** How the state of a change looks wherever it is shown. */
export const STATE_LOOKS: Readonly<Record<ChangeState, { tone: TagTone; icon: IconName }>> = {
  pending: { tone: 'tint', icon: 'clock' },
  applied: { tone: 'good', icon: 'check' },
  conflict: { tone: 'bad', icon: 'error' },
  held: { tone: 'warn', icon: 'warning' },
  skipped: { tone: 'plain', icon: 'minus' },
  wrong: { tone: 'bad', icon: 'error' },
};
