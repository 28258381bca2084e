/** What each vehicle carries and costs in each zone, edited where one sees the zones: shown before, saved as changes. */
import { useState } from 'react';
import { useMe } from '../../access/use-me.ts';
import { useCall } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { ChangesBar } from '../../changes/changes-bar.tsx';
import { type Edits, shownOf, toChanges, withEdit, withoutSaved } from '../../changes/edits.ts';
import { useFieldWords } from '../../changes/office-words.ts';
import { useChanges } from '../../changes/use-changes.ts';
import { TariffTable } from '../../delivery/tariff-table.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';

export function TariffsPanel() {
  const { t } = useWords();
  const { rights } = useMe();
  const sayField = useFieldWords();
  const [edits, setEdits] = useState<Edits>([]);
  const asked = useCall('GET /office/api/v1/delivery/tariffs/');
  const changes = useChanges({
    title: t('zones.tariffs'),
    renews: [
      'GET /office/api/v1/delivery/tariffs/',
      'GET /office/api/v1/settings/',
      'GET /office/api/v1/log/',
    ],
    onApplied: ({ items }) => setEdits((before) => withoutSaved(before, items)),
  });
  return (
    <Panel title={t('zones.tariffs')} lead={t('settings.tariffsLead')} isFlush>
      <Answered of={asked}>
        {({ items }) => (
          <TariffTable
            tariffs={items}
            isOff={rights.delivery?.write === undefined}
            findShown={(id, field, stored) => shownOf(edits, { subject: 'tariff', id, field }, stored)}
            onChange={({ id, vehicle }, field, from, to) =>
              setEdits((before) =>
                withEdit(before, {
                  subject: 'tariff',
                  id,
                  field,
                  from,
                  to,
                  label: `${t(`vehicle.${vehicle}`)}: ${sayField('tariff', field)}`,
                }),
              )
            }
          />
        )}
      </Answered>
      <ChangesBar
        edits={edits}
        isBusy={changes.isBusy}
        onSave={() => changes.save(toChanges(edits))}
        onPreview={() => changes.show(toChanges(edits))}
        onDrop={() => setEdits([])}
      />
      <ChangeDialogs changes={changes} />
    </Panel>
  );
}
