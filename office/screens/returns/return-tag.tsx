import type { ReturnRow } from '#contract/office/returns.ts';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';

const LOOKS = {
  requested: { tone: 'warn', icon: 'clock' },
  accepted: { tone: 'good', icon: 'check' },
  declined: { tone: 'plain', icon: 'close' },
} as const;

export function ReturnTag({ status }: { status: ReturnRow['status'] }) {
  const { t } = useWords();
  return <Tag {...LOOKS[status]}>{t(`returns.status.${status}`)}</Tag>;
}
