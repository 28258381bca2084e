import type { BulkEdit } from '#contract/office/bulk.ts';
import { SelectField, TextField } from '../../design/field.tsx';
import { useWords } from '../../i18n/words.ts';
import type { PriceMove } from './price-move.ts';
import styles from './products.module.css';

type Move = Extract<BulkEdit, { kind: 'move' }>;
const STEPS: readonly Move['roundTo'][] = [1, 5, 10, 50, 100, 1000];
const WAYS = ['nearest', 'up', 'down'] as const;

interface PriceMoveFieldsProps {
  value: PriceMove;
  /** Whether this person sees what goods cost the shop. */
  hasCosts: boolean;
  onChange: (value: PriceMove) => void;
}

/** By how much prices move, and to which whole tenge they are rounded. */
export function PriceMoveFields({ value, hasCosts, onChange }: PriceMoveFieldsProps) {
  const { t } = useWords();
  return (
    <>
      <div className={styles.range}>
        <TextField
          label={t('move.amount')}
          placeholder={value.by === 'sum' ? '−500' : '+4'}
          value={value.amount}
          onChange={(event) => onChange({ ...value, amount: event.currentTarget.value })}
        />
        <SelectField
          label={t('move.by')}
          value={value.by}
          onChange={(event) => onChange({ ...value, by: event.currentTarget.value as Move['by'] })}
        >
          <option value="percent">{t('move.percent')}</option>
          <option value="sum">{t('move.sum')}</option>
          {hasCosts ? <option value="markup">{t('move.markup')}</option> : null}
        </SelectField>
      </div>
      <div className={styles.range}>
        <SelectField
          label={t('move.round')}
          value={value.roundTo}
          onChange={(event) =>
            onChange({ ...value, roundTo: Number(event.currentTarget.value) as Move['roundTo'] })
          }
        >
          {STEPS.map((step) => (
            <option key={step} value={step}>
              {t('move.step', { step })}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('move.way')}
          value={value.rounding}
          onChange={(event) =>
            onChange({ ...value, rounding: event.currentTarget.value as Move['rounding'] })
          }
        >
          {WAYS.map((way) => (
            <option key={way} value={way}>
              {t(`move.${way}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}
