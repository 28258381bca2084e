import { SelectField, TextField } from '../../design/field.tsx';
import { toFigure } from '../../design/figure-field.ts';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './product-sets.module.css';
import type { SetData, SetForm } from './use-set-form.ts';

type Param = NonNullable<SetData['set']['param']>;
const PARAMS = ['area', 'rooms', 'length', 'doors'] as const satisfies readonly Param['code'][];
const BOUNDS = ['min', 'max', 'step', 'default'] as const;
const NEW: Omit<Param, 'code'> = { min: 1, max: 60, step: 1, default: 12 };

/** Where it stands in the shop, and what its counts grow with. */
export function SetFactsPanel({ form, data, mayWrite }: { form: SetForm; data: SetData; mayWrite: boolean }) {
  const { t } = useWords();
  const param = form.shown('param');
  const choice = (field: 'style' | 'colour', options: SetData['styles']) => (
    <SelectField
      label={t(`productSets.of.${field}`)}
      value={form.shown(field) ?? ''}
      disabled={!mayWrite}
      onChange={({ currentTarget }) => form.write(field, currentTarget.value || null)}
    >
      <option value="">{t('productSets.none')}</option>
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
  return (
    <Panel title={t('productSets.facts')}>
      <div className={page.form}>
        <SelectField
          label={t('productSets.of.section_code')}
          value={form.shown('section_code')}
          disabled={!mayWrite}
          onChange={({ currentTarget }) => form.write('section_code', currentTarget.value)}
        >
          {data.sections.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        {choice('style', data.styles)}
        {choice('colour', data.colours)}
        <SelectField
          label={t('productSets.of.param')}
          hint={t('productSets.paramHint')}
          value={param?.code ?? ''}
          disabled={!mayWrite}
          onChange={({ currentTarget: { value } }) => {
            const code = PARAMS.find((each) => each === value);
            form.write('param', code ? { ...NEW, ...param, code } : null);
          }}
        >
          <option value="">{t('productSets.fixed')}</option>
          {PARAMS.map((code) => (
            <option key={code} value={code}>
              {t(`productSets.param.${code}`)}
            </option>
          ))}
        </SelectField>
        {param === null ? null : (
          <div className={styles.bounds}>
            {BOUNDS.map((bound) => (
              <TextField
                key={`${param.code} ${bound}`}
                label={t(`productSets.bound.${bound}`)}
                inputMode="decimal"
                readOnly={!mayWrite}
                defaultValue={String(param[bound]).replace('.', ',')}
                onChange={({ currentTarget }) => {
                  const typed = toFigure(currentTarget.value);
                  if (typeof typed === 'number') form.write('param', { ...param, [bound]: typed });
                }}
              />
            ))}
          </div>
        )}
      </div>
    </Panel>
  );
}
