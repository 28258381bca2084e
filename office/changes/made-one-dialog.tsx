/** Two that are one: which of the others takes the goods. What goes with it is said before; the toast takes it back. */
import { useState } from 'react';
import type { Change } from '#contract/office/changes.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { SelectField } from '../design/field.tsx';
import page from '../design/page.module.css';
import { useWords } from '../i18n/words.ts';

interface MergeDialogProps {
  subject: 'section_merge' | 'brand_merge' | 'value_merge';
  id: number;
  name: string;
  products: number;
  others: readonly { id: number; name: string }[];
  isBusy: boolean;
  onSave: (changes: Change[]) => void;
  onClose: () => void;
}

export function MergeDialog({
  subject,
  id,
  name,
  products,
  others,
  isBusy,
  onSave,
  onClose,
}: MergeDialogProps) {
  const { t } = useWords();
  const [into, setInto] = useState('');
  return (
    <Dialog
      size="narrow"
      title={t('merge.title', { name })}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            icon="check"
            isBusy={isBusy}
            whyNot={into === '' ? t('merge.choose') : null}
            onClick={() => onSave([{ subject, id, field: 'into', from: null, to: Number(into) }])}
          >
            {t('merge.do')}
          </Button>
        </>
      }
    >
      <div className={page.form}>
        <SelectField
          label={t('merge.into')}
          data-autofocus
          value={into}
          onChange={(event) => setInto(event.currentTarget.value)}
        >
          <option value="">{t('merge.none')}</option>
          {others
            .filter((other) => other.id !== id)
            .map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
        </SelectField>
        <p>{t('merge.products', { count: products })}</p>
        <p className={page.quiet}>{t(`merge.${subject}`)}</p>
      </div>
    </Dialog>
  );
}
