import type { FormEvent } from 'react';
import { localePath } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { Picture } from '../../catalog/catalog.ts';
import { Button } from '../../design/button.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Panel } from '../../design/panel.tsx';
import { onPlainPress } from '../../design/plain-press.ts';
import { SelectField } from '../../design/select-field.tsx';
import { TextField } from '../../design/text-field.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import formStyles from '../calculator-form.module.css';
import type { Calculation } from '../use-calculation.ts';
import { FINISHES, type PlannerData, SURFACES, type SurfaceName } from './planner-data.ts';
import styles from './planner-part.module.css';
import {
  addCorner,
  joinOutline,
  joinPlannerOpenings,
  letterOf,
  type PlannerOpening,
  parsePlannerOpenings,
  readRoom,
} from './planner-room.ts';

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
        <div className={formStyles.fields}>
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
          <>
            <TextField
              label={t('planner.corners')}
              name="outline"
              hint={t('calculator.outlineHint')}
              value={texts.outline ?? ''}
              error={data.errors.outline?.[0]}
              onChange={(event) => calculation.setText('outline', event.target.value)}
            />
            <Button
              look="quiet"
              size={36}
              icon="plus"
              onClick={() => calculation.change({ texts: addCorner(texts, 0) })}
            >
              {t('planner.addCorner')}
            </Button>
          </>
        ) : null}
      </Panel>
      <Openings calculation={calculation} error={data.errors.openings?.[0]} />
      <Panel as="section" aria-label={t('planner.surfaces')} className={styles.block}>
        {SURFACES.map((surface) => (
          <SurfaceChoice key={surface} surface={surface} data={data} calculation={calculation} />
        ))}
        <noscript>
          <Button isWide type="submit">
            {t('calculator.submit')}
          </Button>
        </noscript>
      </Panel>
    </form>
  );
}

const USUAL = {
  d: { kind: 'd', width: '0,9', height: '2', left: '', wall: 1 },
  w: { kind: 'w', width: '1,5', height: '1,4', left: '', wall: 1 },
} as const satisfies Record<string, PlannerOpening>;

function Openings({ calculation, error }: { calculation: Calculation; error: string | undefined }) {
  const { t } = useWords();
  const { texts } = calculation.state;
  const openings = parsePlannerOpenings(texts.openings ?? '');
  const walls = readRoom(texts)?.walls.length ?? 4;
  const set = (next: readonly PlannerOpening[]) => calculation.setText('openings', joinPlannerOpenings(next));
  const change = (index: number, part: Partial<PlannerOpening>) =>
    set(openings.map((each, at) => (at === index ? { ...each, ...part } : each)));
  return (
    <Panel as="section" aria-label={t('calculator.openings')} className={styles.block}>
      <h2 className={styles.small}>{t('calculator.openings')}</h2>
      <input type="hidden" name="openings" value={texts.openings ?? ''} />
      {openings.map((opening, index) => {
        const name = `${t(opening.kind === 'd' ? 'calculator.door' : 'calculator.window')} ${index + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an opening has no name but its place in the list
          <fieldset key={index} className={styles.opening}>
            <legend>{name}</legend>
            <SelectField
              label={t('planner.wall')}
              value={String(opening.wall)}
              onChange={(event) => change(index, { wall: Number(event.target.value) })}
              options={Array.from({ length: walls }, (_, wall) => ({
                value: String(wall),
                label: letterOf(wall),
              }))}
            />
            {(['width', 'height', 'left'] as const).map((side) => (
              <TextField
                key={side}
                label={t(side === 'left' ? 'planner.left' : `planner.${side}`)}
                inputMode="decimal"
                value={opening[side]}
                onChange={(event) => change(index, { [side]: event.target.value })}
              />
            ))}
            <IconButton
              icon="close"
              label={t('calculator.removeOpening', { name })}
              onClick={() => set(openings.filter((_, at) => at !== index))}
            />
          </fieldset>
        );
      })}
      {error === undefined ? null : <Notice look="blocked">{error}</Notice>}
      <div className={formStyles.adders}>
        {(['d', 'w'] as const).map((kind) => (
          <Button
            key={kind}
            look="quiet"
            size={36}
            icon="plus"
            onClick={() => set([...openings, USUAL[kind]])}
          >
            {t(kind === 'd' ? 'calculator.addDoor' : 'calculator.addWindow')}
          </Button>
        ))}
      </div>
    </Panel>
  );
}

function SurfaceChoice({ surface, data, calculation }: PlannerFormProps & { surface: SurfaceName }) {
  const { t } = useWords();
  const goods = data.surfaces[surface];
  if (!goods) return null;
  const { state, change, hrefOf } = calculation;
  const pick = (code: string) => ({ picks: { ...state.picks, [surface]: code } });
  const unit = surface === 'skirting' ? 'м' : 'м²';
  return (
    <div className={styles.surface}>
      <SelectField
        label={`${t(`planner.${surface}`)} · ${formatNumber(Math.round(goods.size * 10) / 10)} ${unit}`}
        name={surface}
        value={state.texts[surface] || goods.finish}
        onChange={(event) => {
          const { [surface]: _old, ...picks } = state.picks;
          change({ texts: { ...state.texts, [surface]: event.target.value }, picks });
        }}
        options={FINISHES[surface].map((value) => ({ value, label: t(`planner.finish.${value}`) }))}
      />
      {goods.product ? (
        <details>
          <summary className={styles.chosen}>
            <Picture of={goods.product} size="xs_96" />
            <span lang={goods.product.isNameFallback ? 'ru' : undefined}>{goods.product.name}</span>
          </summary>
          <div className={formStyles.others}>
            {goods.alternatives.map((product) => (
              <a
                key={product.code}
                className={formStyles.other}
                rel="nofollow"
                href={hrefOf(pick(product.code))}
                onClick={onPlainPress(() => change(pick(product.code)))}
              >
                <Picture of={product} size="xs_96" />
                <span lang={product.isNameFallback ? 'ru' : undefined}>{product.name}</span>
                <b>{formatTenge(product.price)}</b>
              </a>
            ))}
          </div>
        </details>
      ) : null}
    </div>
  );
}
