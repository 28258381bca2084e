/** Letters that nobody asked for one by one: each kind switched on or off, how many a week, and what came of them. */
import { useState } from 'react';
import { formatNumber, formatPercent } from '#domain/money.ts';
import { useCall } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { useChanges } from '../../changes/use-changes.ts';
import { Button } from '../../design/button.tsx';
import { Figure } from '../../design/figure.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './letters.module.css';

const FIGURES = 'GET /office/api/v1/letters/';
const MOST = 7;

export function LettersScreen() {
  const { t } = useWords();
  const letters = useCall(FIGURES);
  /** Null: as it is stored. */
  const [typed, setTyped] = useState<number | null>(null);
  const changes = useChanges({
    title: t('letters.title'),
    renews: [FIGURES, 'GET /office/api/v1/settings/'],
    onApplied: () => setTyped(null),
  });
  const set = (field: string, from: boolean | number, to: boolean | number) =>
    changes.save([{ subject: 'setting', id: 1, field: `letters.${field}`, from, to }]);
  const share = (part: number, whole: number) => (whole === 0 ? '' : formatPercent((part / whole) * 100));
  return (
    <>
      <PageHead title={t('letters.title')} lead={t('letters.lead')} />
      <div className={page.page}>
        <Answered of={letters}>
          {({ data }) => {
            const whyNot = data.canChange ? null : t('whyNot.right');
            const week = typed ?? data.perWeek;
            const isWeek = Number.isSafeInteger(week) && week >= 1 && week <= MOST;
            return (
              <>
                <Panel isFlush title={t('letters.kinds')} lead={t('letters.days')}>
                  <table className={table.table}>
                    <thead>
                      <tr>
                        <th>{t('letters.kind')}</th>
                        <th>{t('promos.state')}</th>
                        <th className={table.number}>{t('letters.sent')}</th>
                        <th className={table.number}>{t('letters.opened')}</th>
                        <th className={table.number}>{t('letters.ordered')}</th>
                        <th className={table.number}>{t('letters.refused')}</th>
                        <th>
                          <span className="visually-hidden">{t('acts')}</span>
                        </th>
                      </tr>
                    </thead>
                    <tbody>
                      {data.kinds.map(({ kind, isOn, sent, opened, ordered, refused }) => (
                        <tr key={kind}>
                          <td>
                            <b>{t(`letters.kind.${kind}`)}</b>
                            <span className={table.second}>{t(`letters.about.${kind}`)}</span>
                          </td>
                          <td data-label={t('promos.state')}>
                            <Tag tone={isOn ? 'good' : 'plain'} icon={isOn ? 'success' : 'minus'}>
                              {t(isOn ? 'letters.on' : 'letters.off')}
                            </Tag>
                          </td>
                          <td className={table.number} data-label={t('letters.sent')}>
                            {formatNumber(sent)}
                          </td>
                          <td className={table.number} data-label={t('letters.opened')}>
                            {formatNumber(opened)} <span className={table.second}>{share(opened, sent)}</span>
                          </td>
                          <td className={table.number} data-label={t('letters.ordered')}>
                            {formatNumber(ordered)}{' '}
                            <span className={table.second}>{share(ordered, sent)}</span>
                          </td>
                          <td className={table.number} data-label={t('letters.refused')}>
                            {formatNumber(refused)}
                          </td>
                          <td>
                            <Button
                              look="plain"
                              size="small"
                              whyNot={whyNot}
                              isBusy={changes.isBusy}
                              onClick={() => set(kind, isOn, !isOn)}
                            >
                              {t(isOn ? 'letters.turnOff' : 'letters.turnOn')}
                              <span className="visually-hidden">: {t(`letters.kind.${kind}`)}</span>
                            </Button>
                          </td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </Panel>
                <Panel title={t('letters.bounds')}>
                  <form
                    className={styles.bounds}
                    onSubmit={(event) => {
                      event.preventDefault();
                      if (isWeek && week !== data.perWeek && whyNot === null)
                        set('per_week', data.perWeek, week);
                    }}
                  >
                    <Figure
                      label={t('letters.perWeek')}
                      value={week}
                      onChange={(next) => setTyped(next ?? 0)}
                    />
                    <Button
                      type="submit"
                      whyNot={whyNot ?? (isWeek && week !== data.perWeek ? null : t('thing.same'))}
                      isBusy={changes.isBusy}
                    >
                      {t('save')}
                    </Button>
                  </form>
                  <p className={page.quiet}>{t('letters.rules')}</p>
                </Panel>
              </>
            );
          }}
        </Answered>
      </div>
      <ChangeDialogs changes={changes} />
    </>
  );
}
