import { useState } from 'react';
import { formatTenge } from '#domain/money.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import { SelectField } from '../../design/select-field.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import { type EstimateGood, listEstimateGoods } from './estimate-goods.ts';
import { useOwnEstimates } from './use-own-estimates.ts';

export interface FromEstimateDialogProps {
  onTake(goods: EstimateGood[]): void;
  onClose(): void;
}

/** Which estimate: the one changed last stands first. */
export default function FromEstimateDialog({ onTake, onClose }: FromEstimateDialogProps) {
  const { t } = useWords();
  const { city } = useShell();
  const { api, estimates, error, setError } = useOwnEstimates(({ lineCount }) => lineCount > 0);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const id = chosen ?? String(estimates?.[0]?.id ?? '');

  const take = async () => {
    setReading(true);
    setError('');
    const answer = await api('GET /api/v1/estimates/{id}/', { params: { id }, query: { city: city.code } });
    setReading(false);
    if (!answer.ok) return setError(answer.error?.message ?? t('form.noAnswer'));
    const goods = listEstimateGoods(answer.value.data.sections);
    if (goods.length === 0) return setError(t('estimates.noGoods'));
    onTake(goods);
    onClose();
  };

  const isEmpty = estimates?.length === 0;
  return (
    <Dialog
      isOpen
      size="narrow"
      title={t('estimates.takeFrom')}
      onClose={onClose}
      footer={
        isEmpty ? undefined : (
          <Button
            isWide
            size={48}
            isLoading={isReading || (estimates === null && error === '')}
            onClick={take}
          >
            {t('estimates.takeGoods')}
          </Button>
        )
      }
    >
      {error === '' ? null : (
        <Notice look="blocked" role="alert">
          {error}
        </Notice>
      )}
      {isEmpty ? <p>{t('estimates.none')}</p> : null}
      {estimates && estimates.length > 0 ? (
        <SelectField
          label={t('estimates.which')}
          value={id}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          options={estimates.map((each) => ({
            value: String(each.id),
            label: `${each.name} · ${formatTenge(each.total)}`,
          }))}
        />
      ) : null}
    </Dialog>
  );
}
