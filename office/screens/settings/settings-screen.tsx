import { useState } from 'react';
import type { OfficeSetting, OfficeTariff, SettingGroup } from '#contract/office/shop-rules.ts';
import { useMe } from '../../access/use-me.ts';
import { useCall } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { ChangesBar } from '../../changes/changes-bar.tsx';
import { type Edit, type Edits, shownOf, toChanges, withEdit, withoutSaved } from '../../changes/edits.ts';
import { useFieldWords } from '../../changes/office-words.ts';
import { useChanges } from '../../changes/use-changes.ts';
import { TariffTable } from '../../delivery/tariff-table.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { SettingField } from './setting-field.tsx';
import styles from './settings.module.css';

/** What the shop is by its own words: each setting with what it was from the factory; all is saved together, as changes. */
export function SettingsScreen() {
  const { t } = useWords();
  const settings = useCall('GET /office/api/v1/settings/');
  return (
    <>
      <PageHead title={t('settings.title')} />
      <Answered of={settings}>{({ data }) => <Sheet {...data} />}</Answered>
    </>
  );
}

interface SheetProps {
  groups: readonly { code: SettingGroup; label: { ru: string; kz: string } }[];
  settings: readonly OfficeSetting[];
  tariffs: readonly OfficeTariff[];
}

function Sheet({ groups, settings, tariffs }: SheetProps) {
  const { t, locale } = useWords();
  const { rights } = useMe();
  const sayField = useFieldWords();
  const [edits, setEdits] = useState<Edits>([]);
  const changes = useChanges({
    title: t('settings.title'),
    renews: ['GET /office/api/v1/settings/', 'GET /office/api/v1/log/'],
    onApplied: ({ items }) => setEdits((before) => withoutSaved(before, items)),
  });
  const edit = (next: Omit<Edit, 'label'>, label: string) =>
    setEdits((before) => withEdit(before, { ...next, label }));

  return (
    <>
      <div className={page.page}>
        <div className={styles.groups}>
          {groups.map(({ code, label }) => (
            <Panel key={code} title={label[locale]} lead={t(`settings.lead.${code}`)}>
              <div className={styles.fields}>
                {settings
                  .filter(({ group }) => group === code)
                  .map((setting) => (
                    <SettingField
                      key={setting.key}
                      setting={setting}
                      value={shownOf(edits, { subject: 'setting', id: 1, field: setting.key }, setting.value)}
                      error={changes.faultOf('setting', 1, setting.key)}
                      onChange={(to) =>
                        edit(
                          { subject: 'setting', id: 1, field: setting.key, from: setting.value, to },
                          setting.label[locale],
                        )
                      }
                    />
                  ))}
              </div>
            </Panel>
          ))}
        </div>
        <Panel title={t('settings.tariffs')} lead={t('settings.tariffsLead')} isFlush>
          <TariffTable
            tariffs={tariffs}
            isOff={rights.delivery?.write === undefined}
            findShown={(id, field, stored) => shownOf(edits, { subject: 'tariff', id, field }, stored)}
            onChange={({ id, vehicle }, field, from, to) =>
              edit(
                { subject: 'tariff', id, field, from, to },
                `${t(`vehicle.${vehicle}`)}: ${sayField('tariff', field)}`,
              )
            }
          />
        </Panel>
      </div>
      <ChangesBar
        edits={edits}
        isBusy={changes.isBusy}
        onSave={() => changes.save(toChanges(edits))}
        onPreview={() => changes.show(toChanges(edits))}
        onDrop={() => setEdits([])}
      />
      <ChangeDialogs changes={changes} />
    </>
  );
}
