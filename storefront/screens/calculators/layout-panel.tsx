import { formatNumber } from '#domain/money.ts';
import { Notice } from '../../design/notice.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import type { Current } from './calculator-data.ts';
import { Drawing } from './drawing.tsx';
import styles from './layout-panel.module.css';
import type { Calculation } from './use-calculation.ts';

/** The picture, what it counts, the list of cuts, and how everything was calculated. */
export function LayoutPanel({ current, calculation }: { current: Current; calculation: Calculation }) {
  const { t } = useWords();
  const { entry, result } = current;
  const texts = { ...result?.settled, ...calculation.state.texts, ...result?.settled };
  const plan = result?.plan;
  const area = result?.areaM2;
  const facts: [value: number, words: string][] = [];
  if (area) facts.push([Math.round(area * 100) / 100, t('calculator.factArea')]);
  if (plan && plan.fallback === null) {
    facts.push(
      [plan.whole * plan.times, t('calculator.factWhole')],
      [plan.cut * plan.times, t('calculator.factCut')],
      [plan.fromOffcuts * plan.times, t('calculator.factReused')],
    );
  }
  return (
    <div className={styles.column}>
      <Panel as="section" padding="none" aria-labelledby="calculator-layout">
        <div className={styles.head}>
          <h2 className={styles.title} id="calculator-layout">
            {t(plan && plan.fallback === null ? 'calculator.layout' : 'calculator.picture')}
          </h2>
          {plan && plan.fallback === null ? (
            <span className={styles.small}>
              {t('calculator.planCounts', { count: plan.count, percent: plan.byPercent })}
            </span>
          ) : null}
        </div>
        <div className={styles.drawing}>
          <Drawing code={entry.code} texts={texts} />
        </div>
        {facts.length > 1 ? (
          <dl className={styles.facts}>
            {facts.map(([value, words]) => (
              <div key={words}>
                <dt>{words}</dt>
                <dd>{formatNumber(value)}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </Panel>
      {plan && plan.cuts.length > 0 ? <CutMap plan={plan} /> : null}
      {result?.advice.map(({ key, text }) => (
        <Notice key={key} look="changed">
          {text}
        </Notice>
      ))}
      {result ? (
        <details className={styles.how} open>
          <summary>{t('calculator.how')}</summary>
          <ul>
            {result.need.map(({ role, roleName, formula }) => (
              <li key={role}>
                <b>{roleName}:</b> {formula}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

const SIGN = { w: 60, h: 36 };

function CutMap({ plan }: { plan: NonNullable<NonNullable<Current['result']>['plan']> }) {
  const { t } = useWords();
  const { cuts, piece } = plan;
  const scale = Math.min(SIGN.w / piece.widthMm, SIGN.h / piece.heightMm);
  const whole = { w: piece.widthMm * scale, h: Math.max(6, piece.heightMm * scale) };
  return (
    <Panel as="section" aria-labelledby="calculator-cuts">
      <div className={styles.cutsHead}>
        <h2 className={styles.title} id="calculator-cuts">
          {t('calculator.cutMap')}
        </h2>
        <span className={styles.small}>{t('calculator.cutCount', { count: plan.cut * plan.times })}</span>
      </div>
      <ul className={styles.cuts}>
        {cuts.map(({ widthMm, heightMm, count, isCornered }) => (
          <li key={`${widthMm} ${heightMm} ${String(isCornered)}`}>
            <svg className={styles.cutSign} viewBox={`-1 -1 ${SIGN.w + 2} ${SIGN.h + 2}`} aria-hidden="true">
              <rect className={styles.pieceSign} width={whole.w} height={whole.h} />
              <rect
                className={styles.partSign}
                y={whole.h - Math.min(whole.h, heightMm * scale)}
                width={Math.min(whole.w, widthMm * scale)}
                height={Math.min(whole.h, Math.max(3, heightMm * scale))}
              />
            </svg>
            <span>
              {formatNumber(widthMm)} × {formatNumber(heightMm)}
              {'\u00A0'}мм
              {isCornered ? <span className={styles.small}> {t('calculator.cornered')}</span> : null}
            </span>
            <b>{t('calculator.pieces', { count: count * plan.times })}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
