import { formatNumber, formatTenge } from '#domain/money.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';
import styles from './norms.module.css';

interface NormExampleProps {
  asked: { code: string; city: string; values: Record<string, number> };
}

const round = (amount: number): string => formatNumber(Math.round(amount * 100) / 100);

/** The work that the calculator's own page begins with: what it takes by the norms, and what a buyer is offered for it. */
export function NormExample({ asked }: NormExampleProps) {
  const { t } = useWords();
  const reckoned = useCallWith(
    'POST /office/api/v1/norms/reckon/',
    { placeholderData: (before) => before },
    { body: asked },
  );
  return (
    <Panel title={t('norms.example')} lead={t('norms.exampleLead')} isFlush>
      <Answered of={reckoned}>
        {({ data }) => (
          <>
            <table className={table.table}>
              <thead>
                <tr>
                  <th>{t('norms.need')}</th>
                  <th className={table.number}>{t('norms.byNorm')}</th>
                  <th>{t('norms.offered')}</th>
                  <th className={table.number}>{t('norms.sum')}</th>
                </tr>
              </thead>
              <tbody>
                {data.needs.map((need) => {
                  const [was, is] = [round(need.was), round(need.is)];
                  return (
                    <tr key={need.role}>
                      <td>
                        <b>{need.roleName}</b>
                        <span className={table.second}>{need.formula}</span>
                      </td>
                      <td className={table.number} data-label={t('norms.byNorm')}>
                        {was === is ? null : (
                          <>
                            <del className={styles.was}>{was}</del>{' '}
                          </>
                        )}
                        <b>{is}</b> {need.unit}
                      </td>
                      <td data-label={t('norms.offered')}>
                        {need.product === null ? (
                          t('norms.nothing')
                        ) : (
                          <span>
                            {t('norms.packs', { count: need.packs, name: need.product })}
                            {need.hasOwnNorm ? (
                              <span className={table.second}>{t('norms.ownNorm')}</span>
                            ) : null}
                          </span>
                        )}
                      </td>
                      <td className={table.number} data-label={t('norms.sum')}>
                        {formatTenge(need.sum)}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
            <p className={styles.total} aria-live="polite">
              {t('norms.total')} <b>{formatTenge(data.total)}</b>
            </p>
          </>
        )}
      </Answered>
    </Panel>
  );
}
