import { useState } from 'react';
import type { Change } from '#contract/office/changes.ts';
import { formatNumber } from '#domain/money.ts';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import { HoursDialog, type HoursRow } from './hours-dialog.tsx';

interface HoursPanelProps {
  city: { id: number; name: string };
  whyNot: string | null;
  isBusy: boolean;
  onSave: (items: Change[]) => void;
}

/** The spans by weekday: those of the city stand before those of all cities. */
export function HoursPanel({ city, whyNot, isBusy, onSave }: HoursPanelProps) {
  const { t } = useWords();
  const asked = useCall('GET /office/api/v1/delivery/slots/');
  const [edited, setEdited] = useState<HoursRow | 'new' | null>(null);
  const weekdays = t('slots.weekdays').split('|');
  return (
    <Panel
      title={t('slots.hours')}
      lead={t('slots.hoursLead')}
      isFlush
      end={
        <Button look="plain" size="small" icon="plus" whyNot={whyNot} onClick={() => setEdited('new')}>
          {t('slots.add')}
        </Button>
      }
    >
      <Answered of={asked}>
        {({ data }) => (
          <table className={table.table}>
            <thead>
              <tr>
                <th>{t('slots.span')}</th>
                <th>{t('slots.where')}</th>
                <th>{t('slots.when')}</th>
                <th className={table.number}>{t('slots.capacityOrders')}</th>
                <th className={table.number}>{t('slots.capacityKg')}</th>
                <th>
                  <span className="visually-hidden">{t('acts')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.templates
                .filter(({ city_id }) => city_id === null || city_id === city.id)
                .map((row) => (
                  <tr key={row.id}>
                    <td>
                      {row.starts}–{row.ends}{' '}
                      {row.is_active ? null : <Tag icon="eye-off">{t('slots.off')}</Tag>}
                    </td>
                    <td data-label={t('slots.where')}>
                      {row.city_id === null ? t('slots.everywhere') : city.name}
                    </td>
                    <td data-label={t('slots.when')}>
                      {row.weekday === null ? t('slots.everyDay') : weekdays[row.weekday - 1]}
                    </td>
                    <td className={table.number} data-label={t('slots.capacityOrders')}>
                      {formatNumber(row.capacity_orders)}
                    </td>
                    <td className={table.number} data-label={t('slots.capacityKg')}>
                      {formatNumber(row.capacity_kg)}
                    </td>
                    <td>
                      <Button
                        look="plain"
                        size="small"
                        whyNot={whyNot}
                        aria-label={t('slots.changeOf', { span: `${row.starts}–${row.ends}` })}
                        onClick={() => setEdited(row)}
                      >
                        {t('stock.change')}
                      </Button>
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        )}
      </Answered>
      {edited === null ? null : (
        <HoursDialog
          row={edited === 'new' ? null : edited}
          city={city}
          isBusy={isBusy}
          onSave={(items) => {
            onSave(items);
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  );
}
