/** Zones of delivery on a sheet to scale. Whom a drawing touches is shown before it can be published. */
import { useState } from 'react';
import type { OfficeZone } from '#contract/office/delivery-zones.ts';
import { useMe } from '../../access/use-me.ts';
import type { Answer } from '../../calls/office-api.ts';
import { useAct, useCall } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { useChanges } from '../../changes/use-changes.ts';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../design/field.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Answered } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useWords } from '../../i18n/words.ts';
import { hasNoCity, NoPlaces } from '../../opening/opening.tsx';
import { CornersPanel } from './corners-panel.tsx';
import { TariffsPanel } from './tariffs-panel.tsx';
import { TouchPanel } from './touch-panel.tsx';
import { type Chosen, toCorners, useDrawing } from './use-drawing.ts';
import { ZoneSheet } from './zone-sheet.tsx';
import styles from './zones.module.css';

type SheetData = Answer<'GET /office/api/v1/delivery/zones/'>['data'];

export function ZonesScreen() {
  const { query } = useAddressQuery();
  const { t } = useWords();
  const asked = useCall('GET /office/api/v1/delivery/zones/', {
    query: { city: query.get('city') ?? undefined },
  });
  return asked.data ? (
    <Sheet key={asked.data.data.city.code} data={asked.data.data} />
  ) : (
    <>
      <PageHead title={t('zones.title')} />
      <div className={page.page}>
        {hasNoCity(asked.error, query.get('city')) ? (
          <NoPlaces of="city" />
        ) : (
          <Answered of={asked}>{() => null}</Answered>
        )}
      </div>
    </>
  );
}

function Sheet({ data }: { data: SheetData }) {
  const { t } = useWords();
  const { rights } = useMe();
  const { set } = useAddressQuery();
  const drawing = useDrawing(data.zones);
  const [chosen, setChosen] = useState<Chosen>({ zone: data.zones[0]?.id ?? 0, corner: 0 });
  const [seen, setSeen] = useState('');
  const preview = useAct('POST /office/api/v1/delivery/zones/preview/');
  const changes = useChanges({
    title: t('zones.changeTitle', { city: data.city.name }),
    renews: ['GET /office/api/v1/delivery/zones/', 'GET /office/api/v1/log/'],
    onApplied: () => {
      drawing.forget();
      preview.reset();
    },
  });
  const right = rights.delivery?.write === undefined ? t('whyNot.right') : null;
  const isDrawn = drawing.changed.length > 0;
  const nothing = isDrawn ? null : t('zones.nothing');
  const unseen = seen === drawing.mark && preview.data ? null : t('zones.unseen');

  function look(): void {
    const rings = drawing.changed.map((zone) => ({ id: zone.id, ring: toCorners(drawing.ringOf(zone)) }));
    const { mark } = drawing;
    preview.mutate({ body: { city: data.city.code, rings } }, { onSuccess: () => setSeen(mark) });
  }

  const toChange = (zone: OfficeZone) => ({
    subject: 'delivery_zone',
    id: zone.id,
    field: 'ring',
    from: zone.ring,
    to: toCorners(drawing.ringOf(zone)),
  });

  return (
    <>
      <PageHead
        title={t('zones.of', { city: data.city.name })}
        path={[{ title: t('slots.title'), to: '/delivery/slots' }]}
        lead={
          isDrawn ? <Tag icon="edit">{t('zones.draft', { count: drawing.changed.length })}</Tag> : undefined
        }
        acts={
          <>
            <Button
              look="plain"
              icon="undo"
              aria-label={t('zones.undo')}
              whyNot={drawing.canUndo ? null : t('zones.nothing')}
              onClick={drawing.undo}
            />
            <Button
              look="plain"
              icon="redo"
              aria-label={t('zones.redo')}
              whyNot={drawing.canRedo ? null : t('zones.nothing')}
              onClick={drawing.redo}
            />
            <Button look="plain" icon="eye" isBusy={preview.isPending} whyNot={nothing} onClick={look}>
              {t('zones.touch')}
            </Button>
            <Button
              isBusy={changes.isBusy}
              whyNot={right ?? nothing ?? unseen}
              onClick={() => changes.save(drawing.changed.map(toChange))}
            >
              {t('zones.publish')}
            </Button>
          </>
        }
      />
      <div className={page.page}>
        <div className={page.columns}>
          <ZoneSheet
            data={data}
            drawing={drawing}
            chosen={chosen}
            onChoose={setChosen}
            canDraw={right === null}
          />
          <div className={page.stack}>
            <SelectField
              label={t('slots.city')}
              value={data.city.code}
              onChange={(event) => set({ city: event.target.value })}
            >
              {data.cities.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
            <TouchPanel preview={preview} isFresh={unseen === null} />
            <CornersPanel
              zones={data.zones}
              city={data.city}
              drawing={drawing}
              chosen={chosen}
              onChoose={setChosen}
              canDraw={right === null}
            />
            <p className={styles.hint}>{t('zones.dots')}</p>
          </div>
        </div>
        <TariffsPanel />
      </div>
      <ChangeDialogs changes={changes} />
    </>
  );
}
