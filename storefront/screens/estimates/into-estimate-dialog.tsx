import { useState } from 'react';
import type { z } from 'zod';
import type { addEstimateItems } from '#contract/estimates.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import { SelectField } from '../../design/select-field.tsx';
import { TextField } from '../../design/text-field.tsx';
import { toaster } from '../../design/toast-store.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import { useOwnEstimates } from './use-own-estimates.ts';

type Added = z.input<typeof addEstimateItems.body>;

export interface IntoEstimateDialogProps {
  /** Of the section, and of the estimate where it is a new one. */
  title: string;
  /** Null: a single thing that goes to the last section, and needs none of its own. */
  section: Omit<NonNullable<Added['section']>, 'name'> | null;
  items: Added['items'];
  onClose(): void;
}

const NEW = '';

/** Into which estimate: one that is still open, or a new one. The goods become a section of it. */
export default function IntoEstimateDialog({ title, section, items, onClose }: IntoEstimateDialogProps) {
  const { t } = useWords();
  const { city } = useShell();
  const { api, estimates, error, setError } = useOwnEstimates(
    ({ status }) => status === 'draft' || status === 'shared',
  );
  const [wished, setWished] = useState<string | null>(null);
  const chosen = wished ?? (estimates?.[0] ? String(estimates[0].id) : NEW);
  const [name, setName] = useState(title);
  const [isSending, setSending] = useState(false);
  // One for all tries of this dialogue: an answer that was lost makes no second section.
  const [idempotencyKey] = useState(() => crypto.randomUUID());

  const send = async () => {
    setSending(true);
    setError('');
    const named = section && { section: { ...section, name: title } };
    const answer =
      chosen === NEW
        ? await api('POST /api/v1/estimates/', {
            body: {
              name: name.trim() || title,
              city: city.code,
              sections: [{ ...section, name: title, items }],
            },
            idempotencyKey: `${idempotencyKey}-new`,
          })
        : await api('POST /api/v1/estimates/{id}/items/', {
            params: { id: chosen },
            body: { ...named, items, city: city.code },
            idempotencyKey: `${idempotencyKey}-${chosen}`,
          });
    setSending(false);
    if (!answer.ok) return setError(answer.error?.message ?? t('form.noAnswer'));
    toaster.show({
      text: t('estimates.addedTo', { name: answer.value.data.name }),
      subject: 'estimate',
    });
    onClose();
  };

  return (
    <Dialog
      isOpen
      size="narrow"
      title={t('estimates.into')}
      onClose={onClose}
      footer={
        <Button isWide size={48} isLoading={isSending || (estimates === null && error === '')} onClick={send}>
          {t('estimates.addInto')}
        </Button>
      }
    >
      {error === '' ? null : (
        <Notice look="blocked" role="alert">
          {error}
        </Notice>
      )}
      {estimates && estimates.length > 0 ? (
        <SelectField
          label={t('estimates.which')}
          value={chosen}
          onChange={({ currentTarget }) => setWished(currentTarget.value)}
          options={[
            ...estimates.map((each) => ({ value: String(each.id), label: each.name })),
            { value: NEW, label: t('estimates.newOne') },
          ]}
        />
      ) : null}
      {chosen === NEW ? (
        <TextField
          label={t('estimates.nameOfNew')}
          value={name}
          maxLength={120}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      ) : null}
    </Dialog>
  );
}
