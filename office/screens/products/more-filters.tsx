import { useState } from 'react';
import type { Condition, GridFilter } from '#domain/office/grid.ts';
import { PRODUCT_GRID } from '#domain/office/product-grid.ts';
import { useMe } from '../../access/use-me.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './products.module.css';

interface MoreFiltersProps {
  conditions: readonly Condition[];
  onSet: (conditions: readonly Condition[]) => void;
  onClose: () => void;
}

const FILTERS = Object.entries<GridFilter>(PRODUCT_GRID.filters);
const toNumber = (text: string): number | null => (/^\d{1,11}$/.test(text) ? Number(text) : null);

/** All yes-or-no conditions and bounds of the list. */
export function MoreFilters({ conditions, onSet, onClose }: MoreFiltersProps) {
  const { t, locale } = useWords();
  const { rights } = useMe();
  const [chosen, setChosen] = useState(conditions);
  const replace = (filter: string, next: Condition | null) => {
    const rest = chosen.filter((condition) => condition.filter !== filter);
    setChosen(next ? [...rest, next] : rest);
  };
  const shown = FILTERS.filter(([, { right }]) => right === undefined || rights[right]?.read !== undefined);
  return (
    <Dialog
      title={t('filters.title')}
      onClose={onClose}
      footer={
        <>
          <Button
            look="quiet"
            onClick={() => setChosen(chosen.filter(({ kind }) => kind === 'text' || kind === 'ids'))}
          >
            {t('filters.clear')}
          </Button>
          <Button
            onClick={() => {
              onSet(chosen);
              onClose();
            }}
          >
            {t('filters.show')}
          </Button>
        </>
      }
    >
      <div className={styles.pairs}>
        {shown.map(([filter, { kind, label }]) => {
          const condition = chosen.find((each) => each.filter === filter);
          if (kind === 'flag')
            return (
              <SelectField
                key={filter}
                label={label[locale]}
                value={condition?.kind === 'flag' ? (condition.is ? 'yes' : 'no') : ''}
                onChange={({ currentTarget: { value } }) =>
                  replace(filter, value === '' ? null : { filter, kind, is: value === 'yes' })
                }
              >
                <option value="">{t('filters.any')}</option>
                <option value="yes">{t('value.yes')}</option>
                <option value="no">{t('value.no')}</option>
              </SelectField>
            );
          if (kind !== 'range') return null;
          const { from, to } = condition?.kind === 'range' ? condition : { from: null, to: null };
          const bound = (bounds: { from: number | null; to: number | null }) =>
            replace(filter, bounds.from === null && bounds.to === null ? null : { filter, kind, ...bounds });
          return (
            <div key={filter} className={styles.range}>
              <TextField
                label={t('filters.from', { name: label[locale] })}
                inputMode="numeric"
                value={from ?? ''}
                onChange={({ currentTarget: { value } }) => bound({ from: toNumber(value), to })}
              />
              <TextField
                label={t('filters.to')}
                inputMode="numeric"
                value={to ?? ''}
                onChange={({ currentTarget: { value } }) => bound({ from, to: toNumber(value) })}
              />
            </div>
          );
        })}
      </div>
    </Dialog>
  );
}
