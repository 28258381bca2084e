import type { FormEvent } from 'react';
import type { CalculatorField } from '#contract/calculators.ts';
import { localePath } from '#domain/locale.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import type { Current } from './calculator-data.ts';
import styles from './calculator-form.module.css';
import { FieldControl } from './field-control.tsx';
import { GoodsField } from './goods-field.tsx';
import { OpeningRows } from './opening-rows.tsx';
import { isFieldShown } from './shown-fields.ts';
import type { Calculation } from './use-calculation.ts';

interface FormProps {
  current: Current;
  calculation: Calculation;
}

/** What is measured, what it is done with, how. Works as a plain form too: every field has its name in the address. */
export function CalculatorForm({ current, calculation }: FormProps) {
  const { t, locale } = useWords();
  const { entry, errors, message } = current;
  const { state } = calculation;
  const isOwn = state.product === 'none';
  const shown = entry.fields.filter((field) => isFieldShown(entry.code, entry.fields, field, state.texts));
  const surface = shown.filter(({ group }) => group === 'surface');
  const goods = isOwn ? shown.filter(({ group }) => group === 'goods') : [];
  const work = shown.filter(({ group }) => group === 'work');
  const fine = [...surface, ...work].filter(({ isFine }) => isFine);
  const hasFineError = fine.some(({ name }) => errors[name]);
  const control = (field: CalculatorField) => (
    <FieldControl
      key={field.name}
      field={field}
      text={state.texts[field.name] ?? ''}
      error={errors[field.name]?.[0]}
      onText={(text) => calculation.setText(field.name, text)}
    />
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    calculation.change({});
  };
  return (
    <Panel as="section" aria-label={t('calculator.form')}>
      <form
        className={styles.form}
        action={localePath('/calculator', locale)}
        onSubmit={onSubmit}
        noValidate
        autoComplete="off"
      >
        <input type="hidden" name="kind" value={entry.code} />
        {state.product === '' ? null : <input type="hidden" name="product" value={state.product} />}
        {Object.keys(state.picks).length > 0 ? (
          <input
            type="hidden"
            name="pick"
            value={Object.entries(state.picks)
              .map((pick) => pick.join(':'))
              .join(',')}
          />
        ) : null}
        {message !== '' && Object.keys(errors).length === 0 ? (
          <Notice look="blocked" role="alert">
            {message}
          </Notice>
        ) : null}
        <div className={styles.fields}>
          {surface.filter(({ isFine, kind }) => !isFine && kind !== 'openings').map(control)}
        </div>
        {surface.some(({ kind }) => kind === 'openings') ? (
          <OpeningRows
            text={state.texts.openings ?? ''}
            error={errors.openings?.[0]}
            onText={(text) => calculation.setText('openings', text)}
          />
        ) : null}
        <hr className={styles.rule} />
        <GoodsField current={current} calculation={calculation} />
        <div className={styles.fields}>
          {goods.map(control)}
          {work.filter(({ isFine }) => !isFine).map(control)}
        </div>
        {fine.length > 0 ? (
          <details className={styles.fine} open={hasFineError || undefined}>
            <summary>{t('calculator.more')}</summary>
            <div className={styles.fields}>{fine.map(control)}</div>
          </details>
        ) : null}
        <noscript>
          <Button isWide type="submit">
            {t('calculator.submit')}
          </Button>
        </noscript>
      </form>
    </Panel>
  );
}
