import { findColor } from '#domain/colours.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { Checkbox } from '../../../design/choice.tsx';
import { onPlainPress } from '../../../design/plain-press.ts';
import { SelectField } from '../../../design/select-field.tsx';
import { Picture } from '../../../features/catalog/picture.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import formStyles from '../calculator-form.module.css';
import type { Calculation } from '../use-calculation.ts';
import { FINISHES, type PlannerData, type SurfaceName, TINTS, USUAL_TINTS } from './planner-data.ts';
import { toggleAccent } from './planner-moves.ts';
import styles from './planner-part.module.css';
import { letterOf, readRoom } from './planner-room.ts';

type Words = ReturnType<typeof useWords>;

interface SurfaceChoiceProps {
  surface: SurfaceName;
  data: PlannerData;
  calculation: Calculation;
}

/** What a surface is finished with, of which goods, and to which tint a paint is mixed. */
export function SurfaceChoice({ surface, data, calculation }: SurfaceChoiceProps) {
  const { t } = useWords();
  const planned = readRoom(calculation.state.texts);
  const goods = data.surfaces[surface];
  if (!goods) return null;
  const { state, change, hrefOf } = calculation;
  const pick = (code: string) => ({ picks: { ...state.picks, [surface]: code } });
  const unit = surface === 'skirting' ? 'м' : 'м²';
  return (
    <div className={styles.surface}>
      <SelectField
        label={`${nameOf(surface, planned?.accent ?? [], t)} · ${formatNumber(Math.round(goods.size * 10) / 10)}\u00A0${unit}`}
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
            <span lang={goods.product.isNameFallback ? 'ru' : undefined}>
              {keepNumbersWhole(goods.product.name)}
            </span>
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
                <span lang={product.isNameFallback ? 'ru' : undefined}>{keepNumbersWhole(product.name)}</span>
                <b>{formatTenge(product.price)}</b>
              </a>
            ))}
          </div>
        </details>
      ) : null}
      {goods.finish === 'paint' && surface !== 'ceiling' ? (
        <Tints surface={surface} calculation={calculation} />
      ) : null}
    </div>
  );
}

const nameOf = (surface: SurfaceName, accent: readonly number[], t: Words['t']): string =>
  surface === 'accent'
    ? t('planner.accentOf', { count: accent.length, walls: accent.map(letterOf).join(', ') })
    : t(`planner.${surface}`);

/** Seen in the drawing alone: the shop tints a paint to any of them. */
function Tints({ surface, calculation }: Pick<SurfaceChoiceProps, 'surface' | 'calculation'>) {
  const { t } = useWords();
  const name = `${surface}Tint`;
  return (
    <fieldset className={styles.tints}>
      <legend>{t('planner.tint')}</legend>
      {TINTS.map((tint) => (
        <label key={tint} className={styles.tint} title={t(`planner.tint.${tint}`)}>
          <input
            type="radio"
            name={name}
            value={tint}
            aria-label={t(`planner.tint.${tint}`)}
            checked={(calculation.state.texts[name] || USUAL_TINTS[surface]) === tint}
            onChange={() => calculation.setText(name, tint)}
          />
          <svg viewBox="0 0 28 28" aria-hidden="true">
            <rect width="28" height="28" rx="4" fill={findColor(tint) ?? undefined} />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}

/** Which walls are finished apart from the others; the same as a press on a wall in the drawing. */
export function AccentTicks({ calculation }: Pick<SurfaceChoiceProps, 'calculation'>) {
  const { t } = useWords();
  const { texts } = calculation.state;
  const planned = readRoom(texts);
  if (!planned) return null;
  return (
    <fieldset className={styles.ticks}>
      <legend>{t('planner.accent')}</legend>
      {planned.walls.map((_, wall) => (
        <Checkbox
          key={letterOf(wall)}
          className={styles.tick}
          label={letterOf(wall)}
          name="accentWalls"
          value={wall}
          checked={planned.accent.includes(wall)}
          onChange={() => calculation.change({ texts: toggleAccent(texts, wall) })}
        />
      ))}
    </fieldset>
  );
}
