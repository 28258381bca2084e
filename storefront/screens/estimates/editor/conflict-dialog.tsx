import { useState } from 'react';
import type { Answers, Conflict } from '#domain/estimates/estimates.ts';
import { formatNumber } from '#domain/money.ts';
import { Button } from '../../../design/button.tsx';
import { ChoiceGroup, Radio } from '../../../design/choice.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import type { MessageKey, Translate } from '../../../i18n/translate.ts';
import styles from './side.module.css';

interface ConflictDialogProps {
  conflicts: readonly Conflict[];
  onResolve(answers: Answers): void;
  onClose(): void;
}

/** What two have changed differently: each is asked, the rest is merged already. */
export function ConflictDialog({ conflicts, onResolve, onClose }: ConflictDialogProps) {
  const { t } = useWords();
  const [answers, setAnswers] = useState<Answers>({});
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('estimates.conflict')}
      lead={t('estimates.conflictLead')}
      footer={
        <Button isWide onClick={() => onResolve(answers)}>
          {t('estimates.merge')}
        </Button>
      }
    >
      <div className={styles.form}>
        {conflicts.map(({ key, name, field, mine, theirs }) => (
          <ChoiceGroup key={key} legend={t('estimates.conflictOf', { name, field: toFieldWords(field, t) })}>
            {(['mine', 'theirs'] as const).map((side) => (
              <Radio
                key={side}
                name={key}
                label={t(side === 'mine' ? 'estimates.mine' : 'estimates.theirs', {
                  value: toWords(side === 'mine' ? mine : theirs, field, t),
                })}
                checked={(answers[key] ?? 'mine') === side}
                onChange={() => setAnswers({ ...answers, [key]: side })}
              />
            ))}
          </ChoiceGroup>
        ))}
      </div>
    </Dialog>
  );
}

const FIELDS: Record<string, MessageKey> = {
  name: 'estimates.name',
  count: 'estimates.count',
  price: 'estimates.price',
  unit: 'estimates.unit',
  note: 'estimates.note',
  sectionId: 'estimates.section',
  markupPercent: 'estimates.markupOn',
  discountPercent: 'estimates.discount',
  client: 'estimates.clientName',
  address: 'estimates.address',
  objectName: 'estimates.object',
  status: 'estimates.state',
  kind: 'estimates.sectionKind',
  removed: 'estimates.removal',
};

const toFieldWords = (field: string, t: Translate): string => t(FIELDS[field] ?? 'estimates.other');

function toWords(value: unknown, field: string, t: Translate): string {
  if (value === null || value === undefined)
    return t(field === 'removed' ? 'estimates.removed' : 'estimates.empty');
  if (field === 'removed') return t('estimates.stays');
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'string') return value;
  if (field === 'client') {
    const { name, phone } = value as { name: string | null; phone: string | null };
    return [name, phone].filter((part) => part !== null).join(', ');
  }
  return t('estimates.other');
}
