import type { ImportView } from '#contract/office/imports.ts';
import { Checkbox, SelectField, TextField } from '../../design/field.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './matching.module.css';

/** As it is typed: the mark-up is still a text. */
export type TakesDraft = Omit<NonNullable<ImportView['takes']>, 'markup'> & { markup: string };

const STEPS = [1, 5, 10, 50, 100, 1000] as const;
const WAYS = ['nearest', 'up', 'down'] as const;

interface TakesFieldsProps {
  value: TakesDraft;
  mayTake: ImportView['mayTake'];
  onChange: (value: TakesDraft) => void;
}

/** What a supplier's list may change; what somebody may not change is not offered. */
export function TakesFields({ value, mayTake, onChange }: TakesFieldsProps) {
  const { t } = useWords();
  return (
    <fieldset className={styles.takes}>
      <legend>{t('supplier.takes')}</legend>
      {mayTake.cost ? (
        <Checkbox
          label={t('supplier.cost')}
          checked={value.cost}
          onChange={(event) => onChange({ ...value, cost: event.currentTarget.checked })}
        />
      ) : null}
      {mayTake.price ? (
        <SelectField
          label={t('supplier.price')}
          value={value.price}
          onChange={(event) =>
            onChange({ ...value, price: event.currentTarget.value as TakesDraft['price'] })
          }
        >
          <option value="no">{t('supplier.price.no')}</option>
          <option value="column">{t('supplier.price.column')}</option>
          <option value="markup">{t('supplier.price.markup')}</option>
        </SelectField>
      ) : null}
      {value.price === 'markup' ? (
        <div className={styles.markup}>
          <TextField
            label={t('supplier.markup')}
            inputMode="decimal"
            value={value.markup}
            onChange={(event) => onChange({ ...value, markup: event.currentTarget.value })}
          />
          <SelectField
            label={t('move.round')}
            value={value.roundTo}
            onChange={(event) =>
              onChange({ ...value, roundTo: Number(event.currentTarget.value) as TakesDraft['roundTo'] })
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
              onChange({ ...value, rounding: event.currentTarget.value as TakesDraft['rounding'] })
            }
          >
            {WAYS.map((way) => (
              <option key={way} value={way}>
                {t(`move.${way}`)}
              </option>
            ))}
          </SelectField>
        </div>
      ) : null}
      {mayTake.stores.length > 0 ? (
        <SelectField
          label={t('supplier.store')}
          value={value.storeId ?? ''}
          onChange={(event) => onChange({ ...value, storeId: Number(event.currentTarget.value) || null })}
        >
          <option value="">{t('supplier.noStore')}</option>
          {mayTake.stores.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
    </fieldset>
  );
}

/** null: nobody could mean it. */
export function toTakes(draft: TakesDraft): NonNullable<ImportView['takes']> | null {
  const markup = Number(draft.markup.replace(',', '.').replace(/[\s%]/g, ''));
  return Number.isFinite(markup) && markup >= -90 && markup <= 10_000 ? { ...draft, markup } : null;
}
