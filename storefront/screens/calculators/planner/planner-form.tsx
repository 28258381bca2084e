import type { FormEvent } from 'react';
import { localePath } from '#domain/locale.ts';
import { Button } from '../../../design/button.tsx';
import { Panel } from '../../../design/panel.tsx';
import { SelectField } from '../../../design/select-field.tsx';
import { TextField } from '../../../design/text-field.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import type { Calculation } from '../use-calculation.ts';
import { type PlannerData, SURFACES } from './planner-data.ts';
import { Openings } from './planner-openings.tsx';
import styles from './planner-part.module.css';
import { joinOutline, readRoom } from './planner-room.ts';
import { AccentTicks, SurfaceChoice } from './planner-surfaces.tsx';

interface PlannerFormProps {
  data: PlannerData;
  calculation: Calculation;
}

const SHAPES = ['rectangle', 'l', 'polygon'] as const;

/** Everything the drawing can do, in numbers: sizes, corners, openings, and the goods of each surface. */
export function PlannerForm({ data, calculation }: PlannerFormProps) {
  const { t, locale } = useWords();
  const { texts } = calculation.state;
  const shape = texts.shape || 'rectangle';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    calculation.change({});
  };
  const size = (name: 'length' | 'width' | 'height' | 'cutLength' | 'cutWidth') => (
    <TextField
      key={name}
      label={t(`planner.${name}`)}
      name={name}
      inputMode="decimal"
      suffix={t('calculator.metre')}
      value={texts[name] ?? ''}
      error={data.errors[name]?.[0]}
      onChange={(event) => calculation.setText(name, event.target.value)}
    />
  );
  const setShape = (next: string) => {
    const room = readRoom(texts);
    const outline = room && next === 'polygon' ? room.outline : null;
    calculation.change({
      texts: {
        ...texts,
        shape: next,
        ...(outline ? { outline: joinOutline(outline) } : {}),
        ...(next === 'l' ? { cutLength: texts.cutLength || '1,5', cutWidth: texts.cutWidth || '1' } : {}),
      },
    });
  };
  return (
    <form
      className={styles.form}
      action={localePath('/calculator', locale)}
      onSubmit={onSubmit}
      autoComplete="off"
      noValidate
    >
      <input type="hidden" name="kind" value="room" />
      <Panel as="section" aria-label={t('planner.sizes')} className={styles.block}>
        <SelectField
          label={t('planner.shape')}
          name="shape"
          value={shape}
          onChange={(event) => setShape(event.target.value)}
          options={SHAPES.map((value) => ({ value, label: t(`planner.${value}`) }))}
        />
        <div className={styles.sizes}>
          {shape === 'polygon' ? null : (
            <>
              {size('length')}
              {size('width')}
            </>
          )}
          {size('height')}
          {shape === 'l' ? (
            <>
              {size('cutLength')}
              {size('cutWidth')}
            </>
          ) : null}
        </div>
        {shape === 'polygon' ? (
          <TextField
            label={t('planner.corners')}
            name="outline"
            hint={t('calculator.outlineHint')}
            value={texts.outline ?? ''}
            error={data.errors.outline?.[0]}
            onChange={(event) => calculation.setText('outline', event.target.value)}
          />
        ) : null}
      </Panel>
      <Panel as="section" aria-label={t('planner.surfaces')} className={styles.block}>
        <AccentTicks calculation={calculation} />
        {SURFACES.map((surface) => (
          <SurfaceChoice key={surface} surface={surface} data={data} calculation={calculation} />
        ))}
        <noscript>
          <Button isWide type="submit">
            {t('calculator.submit')}
          </Button>
        </noscript>
      </Panel>
      <Openings calculation={calculation} error={data.errors.openings?.[0]} />
    </form>
  );
}
