import { useEffect, useState } from 'react';
import { createApi, logToConsole, sendOverNetwork } from '../api-client.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Notice } from '../design/notice.tsx';
import { SelectField } from '../design/select-field.tsx';
import { TextField } from '../design/text-field.tsx';
import { toaster } from '../design/toast-store.ts';
import { useWords } from '../i18n/locale-context.tsx';
import { useShell } from '../shell.ts';
import type { BuyButtonsProps } from './buy-buttons-props.ts';
import { toEstimateItems } from './estimate-items.ts';

export interface EstimateDialogProps
  extends Pick<BuyButtonsProps, 'title' | 'calculator' | 'values' | 'need'> {
  onClose(): void;
}

const NEW = '';

/** Into which estimate: one there is, or a new one. The section keeps its measures, so that it can be counted anew. */
export default function EstimateDialog({ title, calculator, values, need, onClose }: EstimateDialogProps) {
  const { t, locale } = useWords();
  const { city } = useShell();
  const [estimates, setEstimates] = useState<{ id: number; name: string }[] | null>(null);
  const [chosen, setChosen] = useState(NEW);
  const [name, setName] = useState(title);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState('');
  const api = createApi(sendOverNetwork, locale, logToConsole);

  // What estimates there are is known to the server alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it opens
  useEffect(() => {
    let isHere = true;
    void api('GET /api/v1/estimates/').then((answer) => {
      if (!isHere) return;
      if (!answer.ok) {
        setError(answer.error?.message ?? t('calculator.estimateFailed'));
        return;
      }
      const open = answer.value.data.filter(({ status }) => status === 'draft' || status === 'shared');
      setEstimates(open);
      setChosen(open[0] ? String(open[0].id) : NEW);
    });
    return () => {
      isHere = false;
    };
  }, []);

  const send = async () => {
    setSending(true);
    setError('');
    const section = { name: title, kind: 'room' as const, params: { calculator, values: { ...values } } };
    const items = toEstimateItems(need);
    const idempotencyKey = crypto.randomUUID();
    const answer =
      chosen === NEW
        ? await api('POST /api/v1/estimates/', {
            body: { name: name.trim() || title, city: city.code, sections: [{ ...section, items }] },
            idempotencyKey,
          })
        : await api('POST /api/v1/estimates/{id}/items/', {
            params: { id: chosen },
            body: { section, items, city: city.code },
            idempotencyKey,
          });
    setSending(false);
    if (!answer.ok) {
      setError(answer.error?.message ?? t('calculator.estimateFailed'));
      return;
    }
    toaster.show({
      text: t('calculator.inEstimate', { name: answer.value.data.name }),
      subject: 'estimate',
    });
    onClose();
  };

  return (
    <Dialog
      isOpen
      size="narrow"
      title={t('calculator.toEstimate')}
      onClose={onClose}
      footer={
        <Button isWide size={48} isLoading={isSending || (estimates === null && error === '')} onClick={send}>
          {t('calculator.addToEstimate')}
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
          label={t('calculator.whichEstimate')}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          options={[
            ...estimates.map((each) => ({ value: String(each.id), label: each.name })),
            { value: NEW, label: t('calculator.newEstimate') },
          ]}
        />
      ) : null}
      {chosen === NEW ? (
        <TextField
          label={t('calculator.estimateName')}
          value={name}
          maxLength={120}
          onChange={(event) => setName(event.target.value)}
        />
      ) : null}
    </Dialog>
  );
}
