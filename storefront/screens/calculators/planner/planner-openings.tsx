import { IconButton } from '../../../design/icon-button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { Panel } from '../../../design/panel.tsx';
import { SelectField } from '../../../design/select-field.tsx';
import { TextField } from '../../../design/text-field.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import type { Calculation } from '../use-calculation.ts';
import { removeOpening } from './planner-moves.ts';
import styles from './planner-part.module.css';
import {
  joinPlannerOpenings,
  letterOf,
  type PlannerOpening,
  parsePlannerOpenings,
  readRoom,
} from './planner-room.ts';

/** Doors and windows in numbers: what the drawing does by hand. */
export function Openings({ calculation, error }: { calculation: Calculation; error: string | undefined }) {
  const { t } = useWords();
  const { texts } = calculation.state;
  const openings = parsePlannerOpenings(texts.openings ?? '');
  const walls = readRoom(texts)?.walls.length ?? 4;
  if (openings.length === 0 && error === undefined) return null;
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
              onClick={() => calculation.change({ texts: removeOpening(texts, index) })}
            />
          </fieldset>
        );
      })}
      {error === undefined ? null : <Notice look="blocked">{error}</Notice>}
    </Panel>
  );
}
