import type { ChangeSetBrief } from '#contract/office/changes.ts';
import type { IconName } from '#storefront/design/icon.tsx';
import { Tag, type TagTone } from '../design/tag.tsx';
import { useWords } from '../i18n/words.ts';

const LOOKS: Readonly<Record<ChangeSetBrief['state'], { tone: TagTone; icon: IconName }>> = {
  draft: { tone: 'plain', icon: 'edit' },
  scheduled: { tone: 'tint', icon: 'calendar' },
  waiting: { tone: 'warn', icon: 'clock' },
  running: { tone: 'tint', icon: 'refresh' },
  applied: { tone: 'good', icon: 'check' },
  undone: { tone: 'plain', icon: 'undo' },
  failed: { tone: 'bad', icon: 'error' },
};

export function SetTag({ set }: { set: ChangeSetBrief }) {
  const { t } = useWords();
  const words = t(`set.state.${set.state}`);
  const { progress } = set;
  return <Tag {...LOOKS[set.state]}>{progress ? `${words} ${progress.done} / ${progress.of}` : words}</Tag>;
}
