import { useState } from 'react';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { Button } from '../../../design/button.tsx';
import { IconButton } from '../../../design/icon-button.tsx';
import { Panel } from '../../../design/panel.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import { BuyButtons } from '../buy-buttons.tsx';
import { toCalculationSearch } from '../calculation-address.ts';
import { NeedItem } from '../need-item.tsx';
import panelStyles from '../result-panel.module.css';
import { useCalculation } from '../use-calculation.ts';
import type { PlannerData } from './planner-data.ts';
import { PlannerForm } from './planner-form.tsx';
import { addCorner, addOpening, toggleAccent } from './planner-moves.ts';
import styles from './planner-part.module.css';
import { readRoom } from './planner-room.ts';
import { RoomPlan } from './room-plan.tsx';
import { WallViews } from './wall-views.tsx';

type Texts = Record<string, string>;

const MOST_STEPS = 50;
/** Moves closer together than this are one: a drag is undone as a whole. */
const ONE_STEP_MS = 600;

/** What was drawn by hand can be taken back, step by step. */
function useSteps(texts: Readonly<Texts>, onTexts: (next: Texts) => void) {
  const [steps, setSteps] = useState<{ texts: Texts; at: number }[]>([]);
  return {
    isEmpty: steps.length === 0,
    draw(next: Texts): void {
      const at = Date.now();
      const last = steps.at(-1);
      setSteps(
        last && at - last.at < ONE_STEP_MS
          ? steps.with(-1, { ...last, at })
          : [...steps, { texts: { ...texts }, at }].slice(-MOST_STEPS),
      );
      onTexts(next);
    },
    undo(): void {
      const last = steps.at(-1);
      if (!last) return;
      setSteps(steps.slice(0, -1));
      onTexts(last.texts);
    },
  };
}

/** A room drawn and furnished with goods of the range: the plan, its walls, and one bill of materials. */
export default function PlannerPart({ data }: { data: PlannerData }) {
  const { t } = useWords();
  const calculation = useCalculation(data.state);
  const { texts } = calculation.state;
  const planned = readRoom(texts);
  const floor = data.surfaces.floor;
  const { isEmpty, draw, undo } = useSteps(texts, (next) => calculation.change({ texts: next }));
  return (
    <div className={styles.columns}>
      <Panel as="section" padding="none" aria-labelledby="planner-plan" className={styles.sheet}>
        <div className={styles.bar}>
          <h2 className={styles.title} id="planner-plan">
            {t('planner.plan')}
          </h2>
          <Button look="quiet" size={36} icon="plus" onClick={() => draw(addOpening(texts, 'd'))}>
            {t('calculator.addDoor')}
          </Button>
          <Button look="quiet" size={36} icon="plus" onClick={() => draw(addOpening(texts, 'w'))}>
            {t('calculator.addWindow')}
          </Button>
          <Button look="quiet" size={36} icon="plus" onClick={() => draw(addCorner(texts))}>
            {t('planner.addCorner')}
          </Button>
          <IconButton icon="undo" iconSize={20} label={t('planner.undo')} disabled={isEmpty} onClick={undo} />
        </div>
        {planned ? (
          <>
            <RoomPlan planned={planned} texts={texts} surfaces={data.surfaces} onTexts={draw} />
            <p className={styles.hint}>{t('planner.hint')}</p>
            <WallViews
              planned={planned}
              surfaces={data.surfaces}
              onToggle={(wall) => draw(toggleAccent(texts, wall))}
            />
          </>
        ) : (
          <p className={styles.hint}>{t('calculator.noDrawing')}</p>
        )}
      </Panel>
      <PlannerForm data={data} calculation={calculation} />
      <Panel as="section" look="money" aria-labelledby="planner-bill" className={panelStyles.panel}>
        <div className={panelStyles.head}>
          <h2 className={panelStyles.title} id="planner-bill">
            {t('planner.bill')}
          </h2>
          <span className={panelStyles.small}>{t('planner.lines', { count: data.need.length })}</span>
        </div>
        <ul className={panelStyles.lines} aria-busy={calculation.isPending || undefined}>
          {data.need.map((need) => (
            <NeedItem key={`${need.role} ${need.product?.code ?? ''}`} need={need} />
          ))}
        </ul>
        <div className={panelStyles.total} role="status">
          <span>{t('calculator.total')}</span>
          <b>{formatTenge(data.total)}</b>
          <span className={panelStyles.small}>
            {floor && floor.size > 0 && data.total > 0
              ? t('planner.perFloor', { sum: formatTenge(Math.round(data.total / floor.size)) })
              : null}
          </span>
          <span className={panelStyles.small}>{t('calculator.weight', { count: data.weight })}</span>
        </div>
        <BuyButtons
          title={t('planner.title')}
          state={calculation.state}
          need={data.need}
          isHere={data.isHere}
          href={calculation.hrefOf({})}
        />
        <Button
          look="quiet"
          icon="link"
          onClick={async () => {
            const { sharePage } = await import('../../../page/address/share-page.ts');
            const { origin, pathname } = location;
            const url = `${origin}${pathname}?${toCalculationSearch(calculation.state)}`;
            await sharePage(`${t('planner.title')}, ${formatNumber(floor?.size ?? 0)}\u00A0м²`, t, url);
          }}
        >
          {t('calculator.link')}
        </Button>
      </Panel>
    </div>
  );
}
