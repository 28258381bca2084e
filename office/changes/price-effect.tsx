/** What a change of prices would bring, above the list of it: margin, takings at two demands, and what must be thought of. */
import { formatNumber, formatPercent, formatTenge } from '#domain/money.ts';
import { useMe } from '../access/use-me.ts';
import { useCall } from '../calls/use-call.ts';
import { Note } from '../design/note.tsx';
import { Panel } from '../design/panel.tsx';
import { useWords } from '../i18n/words.ts';
import styles from './price-effect.module.css';

/** Of two futures one may choose from, neither is prophesied. */
const FEWER_PERCENT = 5;

interface PriceEffectProps {
  setId: number;
  /** Another was asked for a yes already. */
  isAsked?: boolean;
  /** In a panel of its own. */
  isBoxed?: boolean;
}

/** Nothing where no price moves, or whoever reads is not told of prices. */
export function PriceEffect(props: PriceEffectProps) {
  return useMe().rights.prices?.read === undefined ? null : <Effect {...props} />;
}

function Effect({ setId, isAsked = false, isBoxed = false }: PriceEffectProps) {
  const { t } = useWords();
  const effect = useCall('GET /office/api/v1/changes/{id}/prices/', { params: { id: String(setId) } }).data
    ?.data;
  // A help beside the list: without it the list is there all the same.
  if (!effect || effect.up + effect.down === 0) return null;
  const { margin, takings, breakEvenPercent } = effect;
  const fewer = Math.round((takings.after * (100 - FEWER_PERCENT)) / 100);
  const told = (
    <div className={styles.effect}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('effect.up')}</dt>
          <dd>{formatNumber(effect.up)}</dd>
        </div>
        <div>
          <dt>{t('effect.down')}</dt>
          <dd>{formatNumber(effect.down)}</dd>
        </div>
        {margin === null ? null : (
          <div>
            <dt>{t('effect.margin', { count: margin.known })}</dt>
            <dd>
              {formatPercent(margin.before)} → <b>{formatPercent(margin.after)}</b>
            </dd>
          </div>
        )}
        {takings.before === 0 ? null : (
          <>
            <div>
              <dt>{t('effect.same')}</dt>
              <dd>
                {formatTenge(takings.before)} → <b>{formatTenge(takings.after)}</b>
              </dd>
            </div>
            <div>
              <dt>{t('effect.fewer', { percent: FEWER_PERCENT })}</dt>
              <dd>
                {formatTenge(takings.before)} → <b>{formatTenge(fewer)}</b>
              </dd>
            </div>
          </>
        )}
        {breakEvenPercent === null ? null : (
          <div>
            <dt>{t('effect.breakEven')}</dt>
            <dd>{formatPercent(-breakEvenPercent)}</dd>
          </div>
        )}
      </dl>
      <div className={styles.notes}>
        {effect.belowCost > 0 ? (
          <Note tone="bad">{t('effect.belowCost', { count: effect.belowCost })}</Note>
        ) : null}
        {effect.struck > 0 ? <Note tone="warn">{t('effect.struck', { count: effect.struck })}</Note> : null}
        {effect.sets > 0 ? <Note tone="warn">{t('effect.sets', { count: effect.sets })}</Note> : null}
        {effect.needsApproval && !isAsked ? <Note tone="tint">{t('effect.approval')}</Note> : null}
      </div>
    </div>
  );
  return isBoxed ? <Panel title={t('effect.title')}>{told}</Panel> : told;
}
