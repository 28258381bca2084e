import { useEffect, useEffectEvent, useState } from 'react';
import type { OfficeSetting, OfficeTariff, SettingGroup } from '#contract/office/shop-rules.ts';
import { isSame, type Json } from '#domain/office/changes.ts';
import { useMe } from '../../access/use-me.ts';
import { useCall } from '../../calls/use-call.ts';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { SaveBar } from './save-bar.tsx';
import { SettingField } from './setting-field.tsx';
import styles from './settings.module.css';
import { TariffTable } from './tariff-table.tsx';
import { type Edit, useSaving } from './use-saving.ts';

/** What the shop is by its own words: each setting with what it was from the factory; all is saved together, as changes. */
export function SettingsScreen() {
  const { t } = useWords();
  const settings = useCall('GET /office/api/v1/settings/');
  return (
    <>
      <PageHead title={t('settings.title')} />
      <div className={page.page}>
        <Answered of={settings}>{({ data }) => <Sheet {...data} />}</Answered>
      </div>
    </>
  );
}

interface SheetProps {
  groups: readonly { code: SettingGroup; label: { ru: string; kz: string } }[];
  settings: readonly OfficeSetting[];
  tariffs: readonly OfficeTariff[];
}

const keyOf = ({ subject, id, field }: Pick<Edit, 'subject' | 'id' | 'field'>) => `${subject} ${id} ${field}`;

function Sheet({ groups, settings, tariffs }: SheetProps) {
  const { t, locale } = useWords();
  const { rights } = useMe();
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit>>(new Map());
  const saving = useSaving(() => setEdits(new Map()));

  function edit(next: Edit): void {
    const kept = new Map(edits);
    // What is typed back to what it was is no change.
    if (isSame(next.from, next.to)) kept.delete(keyOf(next));
    else kept.set(keyOf(next), next);
    setEdits(kept);
  }
  function findShown(subject: string, id: number, field: string, stored: Json): Json {
    const edited = edits.get(keyOf({ subject, id, field }));
    // Null is a value too: emptied.
    return edited === undefined ? stored : edited.to;
  }

  const save = () => saving.save([...edits.values()]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyS') return;
    event.preventDefault();
    if (edits.size > 0) save();
  });
  // Keys are the document's.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <div className={styles.groups}>
        {groups.map(({ code, label }) => (
          <Panel key={code} title={label[locale]} lead={t(`settings.lead.${code}`)}>
            <div className={page.form}>
              {settings
                .filter(({ group }) => group === code)
                .map((setting) => (
                  <SettingField
                    key={setting.key}
                    setting={setting}
                    value={findShown('setting', 1, setting.key, setting.value)}
                    error={saving.faultOf('setting', 1, setting.key)}
                    onChange={(to) =>
                      edit({ subject: 'setting', id: 1, field: setting.key, from: setting.value, to })
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
          findShown={(id, field, stored) => findShown('tariff', id, field, stored)}
          onChange={(id, field, from, to) => edit({ subject: 'tariff', id, field, from, to })}
        />
      </Panel>
      <SaveBar
        count={edits.size}
        error={saving.error}
        faults={saving.faults}
        isBusy={saving.isBusy}
        onSave={save}
        onDrop={() => {
          setEdits(new Map());
          saving.forget();
        }}
      />
    </>
  );
}
