import { formatNumber } from '#domain/money.ts';
import { useMe } from '../../access/use-me.ts';
import { useCall } from '../../calls/use-call.ts';
import { OfficeLink } from '../../design/office-link.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';
import styles from './zones.module.css';

/** What each vehicle costs in each zone; changed among the settings. */
export function TariffsPanel() {
  const { t } = useWords();
  const { rights } = useMe();
  const asked = useCall('GET /office/api/v1/delivery/tariffs/');
  return (
    <Panel
      title={t('zones.tariffs')}
      isFlush
      end={
        rights.settings?.read ? (
          <OfficeLink className={styles.edit} to="/settings">
            {t('zones.editTariffs')}
          </OfficeLink>
        ) : undefined
      }
    >
      <Answered of={asked}>
        {({ items }) => (
          <table className={table.table}>
            <thead>
              <tr>
                <th>{t('tariff.vehicle')}</th>
                <th className={table.number}>{t('zones.upToKg')}</th>
                <th className={table.number}>{t('zones.kind.near')}</th>
                <th className={table.number}>{t('zones.kind.far')}</th>
              </tr>
            </thead>
            <tbody>
              {items
                .filter(({ is_used }) => is_used)
                .map(({ id, vehicle, max_kg, near, far }) => (
                  <tr key={id}>
                    <td>{t(`vehicle.${vehicle}`)}</td>
                    <td className={table.number} data-label={t('zones.upToKg')}>
                      {formatNumber(max_kg)}
                    </td>
                    <td className={table.number} data-label={t('zones.kind.near')}>
                      {formatNumber(near)}
                    </td>
                    <td className={table.number} data-label={t('zones.kind.far')}>
                      {formatNumber(far)}
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        )}
      </Answered>
    </Panel>
  );
}
