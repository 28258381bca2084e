/** Where the shop is: the cities it serves and its stores. Each save is a change of its own, taken back by the toast. */
import { useState } from 'react';
import type { OfficeStore } from '#contract/office/places.ts';
import { useMe } from '../../access/use-me.ts';
import { useCall } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { useChanges } from '../../changes/use-changes.ts';
import { Button } from '../../design/button.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import { CitiesList } from './cities-list.tsx';
import { StoreDialog } from './store-dialog.tsx';
import { StoresTable } from './stores-table.tsx';

export function PlacesScreen() {
  const { t } = useWords();
  const { rights } = useMe();
  const places = useCall('GET /office/api/v1/places/');
  const [open, setOpen] = useState<OfficeStore | 'new' | null>(null);
  const changes = useChanges({
    title: t('places.title'),
    renews: ['GET /office/api/v1/places/', 'GET /office/api/v1/opening/'],
    onApplied: ({ counts }) => {
      if (counts.applied > 0) setOpen(null);
    },
  });
  const mayWrite = rights.settings?.write !== undefined && rights.delivery?.write !== undefined;
  const hasCity = places.data?.data.cities.some(({ is_active }) => is_active) ?? false;
  const whyNot = mayWrite ? (hasCity ? null : t('places.cityFirst')) : t('whyNot.right');
  return (
    <>
      <PageHead
        title={t('places.title')}
        lead={mayWrite ? null : <Tag icon="eye">{t('whyNot.right')}</Tag>}
        acts={
          <Button icon="plus" whyNot={whyNot} onClick={() => setOpen('new')}>
            {t('places.addStore')}
          </Button>
        }
      />
      <div className={page.page}>
        <Answered of={places}>
          {({ data }) => (
            <>
              <Panel title={t('places.cities')} lead={t('places.citiesLead')}>
                <CitiesList
                  cities={data.cities}
                  known={data.known}
                  isBusy={changes.isBusy}
                  onSave={mayWrite ? changes.save : null}
                />
              </Panel>
              <Panel title={t('places.stores')} isFlush>
                <StoresTable
                  stores={data.stores}
                  cities={data.cities}
                  onOpen={mayWrite ? setOpen : null}
                  onSave={mayWrite ? changes.save : null}
                />
              </Panel>
              {open === null ? null : (
                <StoreDialog
                  store={open === 'new' ? null : open}
                  cities={data.cities}
                  isBusy={changes.isBusy}
                  onSave={changes.save}
                  onClose={() => setOpen(null)}
                />
              )}
            </>
          )}
        </Answered>
      </div>
      <ChangeDialogs changes={changes} />
    </>
  );
}
