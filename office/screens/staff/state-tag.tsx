import type { StaffMember } from '#contract/office/staff.ts';
import { Tag, type TagTone } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';

const LOOKS = {
  active: { tone: 'good', icon: 'check' },
  invited: { tone: 'warn', icon: 'mail' },
  locked: { tone: 'bad', icon: 'warning' },
  closed: { tone: 'plain', icon: 'close' },
} as const satisfies Record<StaffMember['state'], { tone: TagTone; icon: string }>;

/** Whether somebody may come in; an open account without a second factor is named as such. */
export function StateTag({
  member: { state, hasFactor },
}: {
  member: Pick<StaffMember, 'state' | 'hasFactor'>;
}) {
  const { t } = useWords();
  const { tone, icon } = LOOKS[state];
  return (
    <Tag tone={tone} icon={icon}>
      {state === 'active' && !hasFactor ? t('staff.noFactor') : t(`staff.state.${state}`)}
    </Tag>
  );
}
