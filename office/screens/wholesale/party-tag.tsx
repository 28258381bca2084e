import type { PartyRow } from '#contract/office/contracts.ts';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';

/** What waits for the shop's word stands before what is. */
export function PartyTag({ of }: { of: Pick<PartyRow, 'state' | 'contract' | 'request'> }) {
  const { t } = useWords();
  if (of.state === 'blocked')
    return (
      <Tag tone="bad" icon="close">
        {t('wholesale.is.blocked')}
      </Tag>
    );
  if (of.request === 'moderation')
    return (
      <Tag tone="warn" icon="clock">
        {t('wholesale.is.waits')}
      </Tag>
    );
  if (of.contract !== null)
    return (
      <Tag tone="good" icon="check">
        {t('wholesale.is.contract')}
      </Tag>
    );
  return (
    <Tag icon="info">{t(of.request === 'declined' ? 'wholesale.is.declined' : 'wholesale.is.none')}</Tag>
  );
}
