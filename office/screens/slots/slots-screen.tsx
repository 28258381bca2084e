/** A week of delivery hours by city: what each carries, what is taken, what buyers hold. Days and hours are changed as changes. */
import { useState } from 'react';
import type { SlotWeekDay } from '#contract/office/delivery-calendar.ts';
import { almatyDate, formatDate } from '#domain/time.ts';
import { useMe } from '../../access/use-me.ts';
import { useCall } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { useChanges } from '../../changes/use-changes.ts';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../design/field.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Answered } from '../../design/states.tsx';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useWords } from '../../i18n/words.ts';
import { hasNoCity, NoPlaces } from '../../opening/opening.tsx';
import { DayDialog } from './day-dialog.tsx';
import { HourDialog, type OpenHour } from './hour-dialog.tsx';
import { HoursPanel } from './hours-panel.tsx';
import styles from './slots.module.css';
import { WeekGrid } from './week-grid.tsx';

const DAY_MS = 86_400_000;
const shift = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

export function SlotsScreen() {
  const { t, locale } = useWords();
  const { rights } = useMe();
  const { query, set } = useAddressQuery();
  const [opened, setOpened] = useState<SlotWeekDay | null>(null);
  const [hour, setHour] = useState<OpenHour | null>(null);
  const asked = useCall('GET /office/api/v1/delivery/slots/week/', {
    query: { city: query.get('city') ?? undefined, from: query.get('from') ?? undefined },
  });
  const changes = useChanges({
    title: t('slots.title'),
    renews: [
      'GET /office/api/v1/delivery/slots/week/',
      'GET /office/api/v1/delivery/slots/',
      'GET /office/api/v1/log/',
    ],
    onApplied: () => setOpened(null),
  });
  const whyNot = rights.delivery?.write === undefined ? t('whyNot.right') : null;
  return (
    <>
      <PageHead title={t('slots.title')} />
      <div className={page.page}>
        {hasNoCity(asked.error, query.get('city')) ? (
          <NoPlaces of="city" />
        ) : (
          <Answered of={asked}>
            {({ data }) => (
              <>
                <div className={styles.bar}>
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
                  <div className={styles.weeks}>
                    <Button
                      look="plain"
                      icon="chevron-left"
                      aria-label={t('slots.before')}
                      onClick={() => set({ from: shift(data.from, -7) })}
                    />
                    <p>
                      {formatDate(data.from, locale)} – {formatDate(shift(data.from, 6), locale)}
                    </p>
                    <Button
                      look="plain"
                      icon="chevron-right"
                      aria-label={t('slots.after')}
                      onClick={() => set({ from: shift(data.from, 7) })}
                    />
                    {data.from === almatyDate(new Date()) ? null : (
                      <Button look="quiet" onClick={() => set({ from: null })}>
                        {t('slots.today')}
                      </Button>
                    )}
                  </div>
                </div>
                <WeekGrid
                  days={data.days}
                  onOpen={whyNot === null ? setOpened : null}
                  onHour={rights['orders.read'] ? setHour : null}
                />
                {hour ? <HourDialog hour={hour} city={data.city.code} onClose={() => setHour(null)} /> : null}
                <HoursPanel city={data.city} whyNot={whyNot} isBusy={changes.isBusy} onSave={changes.save} />
                {opened ? (
                  <DayDialog
                    key={opened.date}
                    day={opened}
                    city={data.city}
                    whyNot={whyNot}
                    isBusy={changes.isBusy}
                    onSave={changes.save}
                    onClose={() => setOpened(null)}
                  />
                ) : null}
              </>
            )}
          </Answered>
        )}
      </div>
      <ChangeDialogs changes={changes} />
    </>
  );
}
