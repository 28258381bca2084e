/** Another promotion or draft tried on the same carts, its figures beside those of this one. */
import { useState } from 'react';
import type { PromotionTrial, TrialSource } from '#contract/office/kept-promotions.ts';
import { formatNumber, formatPercent, formatTenge } from '#domain/money.ts';
import { office } from '../../calls/office.ts';
import { useAct, useCall } from '../../calls/use-call.ts';
import { SelectField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import { Panel } from '../../design/panel.tsx';
import { Loading, sayFailure } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';
import styles from './trial.module.css';

interface TrialCompareProps {
  id: number | null;
  /** What this one came to, and on which carts. */
  own: PromotionTrial;
  carts: TrialSource;
}

const shareOf = ({ before, after }: PromotionTrial): number =>
  before === 0 ? 0 : Math.round(((before - after) / before) * 1000) / 10;

export function TrialCompare({ id, own, carts }: TrialCompareProps) {
  const { t, locale } = useWords();
  const list = useCall('GET /office/api/v1/promotions/');
  const trial = useAct('POST /office/api/v1/promotions/check/');
  const [chosen, setChosen] = useState('');
  const [failure, setFailure] = useState<Error | null>(null);
  const others = (list.data?.items ?? []).filter((each) => each.id !== id);
  const other = trial.data?.data;

  async function run(otherId: string): Promise<void> {
    setChosen(otherId);
    setFailure(null);
    trial.reset();
    if (otherId === '') return;
    try {
      const { data } = await office.call('GET /office/api/v1/promotions/{id}/', { params: { id: otherId } });
      await trial.mutateAsync({ body: { id: data.id, values: data.values, carts } });
    } catch (error) {
      setFailure(error as Error);
    }
  }

  const rows: [label: string, say: (of: PromotionTrial) => string][] = [
    [t('promos.touched'), ({ worked, carts: all }) => `${formatNumber(worked)} / ${formatNumber(all)}`],
    [t('promos.given'), ({ before, after }) => formatTenge(after - before)],
    [t('promos.takings'), (of) => formatPercent(-shareOf(of))],
    [t('promos.margin'), ({ margin }) => (margin === null ? '—' : formatPercent(margin.after))],
    [
      t('promos.breakEven'),
      ({ breakEvenPercent: percent }) => (percent === null ? '—' : `+${formatPercent(percent)}`),
    ],
    [t('promos.compareBelow'), ({ belowCost }) => (belowCost === null ? '—' : formatNumber(belowCost))],
    [t('promos.conflicts'), ({ conflicts }) => formatNumber(conflicts.length)],
  ];
  return (
    <Panel title={t('promos.compare')} isFlush>
      <div className={styles.own}>
        <SelectField
          label={t('promos.compareWith')}
          value={chosen}
          onChange={({ currentTarget }) => void run(currentTarget.value)}
        >
          <option value="">{t('promos.compareNone')}</option>
          {others.map((each) => (
            <option key={each.id} value={each.id}>
              {each.title[locale]} ({each.offer[locale]})
            </option>
          ))}
        </SelectField>
        {failure ? <Note tone="bad">{sayFailure(failure, t('state.noAnswer'))}</Note> : null}
      </div>
      {trial.isPending ? <Loading /> : null}
      {other ? (
        <table className={table.table}>
          <thead>
            <tr>
              <th>{t('promos.compareFigure')}</th>
              <th className={table.number}>{t('promos.compareThis')}</th>
              <th className={table.number}>{t('promos.compareOther')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, say]) => (
              <tr key={label}>
                <td>{label}</td>
                <td className={table.number} data-label={t('promos.compareThis')}>
                  {say(own)}
                </td>
                <td className={table.number} data-label={t('promos.compareOther')}>
                  {say(other)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </Panel>
  );
}
