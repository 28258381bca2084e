import { useEffect, useState } from 'react';
import { createApi, logToConsole, sendOverNetwork } from '../api-client.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Notice } from '../design/notice.tsx';
import { SelectField } from '../design/select-field.tsx';
import { toaster } from '../design/toast-store.ts';
import { useWords } from '../i18n/locale-context.tsx';
import { useShell } from '../shell.ts';

export interface SetEstimateDialogProps {
  /** Of the set: the section's name, and the estimate's where it is a new one. */
  title: string;
  goods: readonly { code: string; count: number }[];
  onClose(): void;
}

const NEW = '';

/** Into which estimate: one that is still open, or a new one. */
export default function SetEstimateDialog({ title, goods, onClose }: SetEstimateDialogProps) {
  const { t, locale } = useWords();
  const { city } = useShell();
  const [estimates, setEstimates] = useState<{ id: number; name: string }[] | null>(null);
  const [chosen, setChosen] = useState(NEW);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState('');
  const [api] = useState(() => createApi(sendOverNetwork, locale, logToConsole));

  // What estimates there are is known to the server alone.
  useEffect(() => {
    let isHere = true;
    void api('GET /api/v1/estimates/').then((answer) => {
      if (!isHere) return;
      if (!answer.ok) return setError(answer.error?.message ?? t('form.noAnswer'));
      const open = answer.value.data.filter(({ status }) => status === 'draft' || status === 'shared');
      setEstimates(open);
      setChosen(open[0] ? String(open[0].id) : NEW);
    });
    return () => {
      isHere = false;
    };
  }, [api, t]);

  const send = async () => {
    setSending(true);
    setError('');
    const items = goods.map(({ code: productCode, count }) => ({
      productCode,
      count,
      source: 'set' as const,
    }));
    const section = { name: title, kind: 'other' as const };
    const idempotencyKey = crypto.randomUUID();
    const answer =
      chosen === NEW
        ? await api('POST /api/v1/estimates/', {
            body: { name: title, city: city.code, sections: [{ ...section, items }] },
            idempotencyKey,
          })
        : await api('POST /api/v1/estimates/{id}/items/', {
            params: { id: chosen },
            body: { section, items, city: city.code },
            idempotencyKey,
          });
    setSending(false);
    if (!answer.ok) return setError(answer.error?.message ?? t('form.noAnswer'));
    toaster.show({ text: t('sets.inEstimate', { name: answer.value.data.name }), subject: 'estimate' });
    onClose();
  };

  return (
    <Dialog
      isOpen
      size="narrow"
      title={t('sets.toEstimate')}
      onClose={onClose}
      footer={
        <Button isWide size={48} isLoading={isSending || (estimates === null && error === '')} onClick={send}>
          {t('sets.addToEstimate')}
        </Button>
      }
    >
      {error === '' ? null : (
        <Notice look="blocked" role="alert">
          {error}
        </Notice>
      )}
      <SelectField
        label={t('sets.whichEstimate')}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        options={[
          ...(estimates ?? []).map((each) => ({ value: String(each.id), label: each.name })),
          { value: NEW, label: t('sets.newEstimate', { name: title }) },
        ]}
      />
    </Dialog>
  );
}
