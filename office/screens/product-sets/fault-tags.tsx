import type { SetFault } from '#contract/office/office-sets.ts';
import type { IconName } from '#storefront/design/icon.tsx';
import { Tag, type TagTone } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';

export const FAULTS: Readonly<Record<SetFault, { tone: TagTone; icon: IconName }>> = {
  not_sold: { tone: 'bad', icon: 'error' },
  not_here: { tone: 'warn', icon: 'box' },
  price: { tone: 'warn', icon: 'percent' },
};

/** What of a set needs a look, each with how many goods it is of. */
export function FaultTags({ faults }: { faults: readonly { fault: SetFault; count: number }[] }) {
  const { t } = useWords();
  if (faults.length === 0)
    return (
      <Tag tone="good" icon="success">
        {t('productSets.fine')}
      </Tag>
    );
  return faults.map(({ fault, count }) => (
    <Tag key={fault} tone={FAULTS[fault].tone} icon={FAULTS[fault].icon}>
      {t(`productSets.fault.${fault}`)}: {count}
    </Tag>
  ));
}
