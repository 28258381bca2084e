/** The whole shop as of a moment to come: which moment, where, with whose eyes; and what changes by itself until then. */
import { useState } from 'react';
import type { z } from 'zod';
import type { ShownBuyer } from '#contract/office/price-story.ts';
import type { beginRehearsal } from '#contract/office/rehearsal.ts';
import { DEFAULT_CITY_CODE } from '#domain/city.ts';
import { almatyDate, almatyTime } from '#domain/time.ts';
import { useAct, useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { DateField } from '../../design/date-field.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { ComingList } from './coming-list.tsx';
import styles from './rehearsal.module.css';

type Asked = z.input<typeof beginRehearsal.body>;
const BUYERS: readonly ShownBuyer[] = ['visitor', 'club', 'pro', 'wholesale'];
const NAMES = { ru: 'Русский', kz: 'Қазақша' } as const;
const NEXT_DAY_MS = 24 * 60 * 60_000;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
/** The one clock of the country. */
const toMoment = (day: string, time: string): string => `${day}T${time}:00+05:00`;

export function RehearsalScreen() {
  const { t, locale } = useWords();
  const coming = useCall('GET /office/api/v1/rehearsals/moments/');
  const begin = useAct('POST /office/api/v1/rehearsals/');
  const [day, setDay] = useState(() => almatyDate(new Date(Date.now() + NEXT_DAY_MS)));
  const [time, setTime] = useState('09:00');
  const [rest, setRest] = useState<Omit<Asked, 'at'>>({
    ...{ city: DEFAULT_CITY_CODE, language: locale, buyer: 'visitor' },
  });
  const isMoment = day !== '' && CLOCK.test(time) && Date.parse(toMoment(day, time)) > Date.now();
  const open = (at: string) =>
    begin.mutate(
      { body: { at, ...rest } },
      // The address opens the shop of the future once: whoever is led there from here tells nobody.
      { onSuccess: ({ data }) => window.open(data.address, '_blank', 'noopener,noreferrer') },
    );
  return (
    <>
      <PageHead title={t('rehearsal.title')} lead={t('rehearsal.lead')} />
      <div className={page.page}>
        <Answered of={coming}>
          {({ data: { moments, cities } }) => (
            <>
              <Panel title={t('rehearsal.moment')}>
                <div className={page.form}>
                  <div className={styles.choice}>
                    <DateField
                      label={t('rehearsal.day')}
                      value={day}
                      min={almatyDate(new Date())}
                      onChange={setDay}
                    />
                    <TextField
                      label={t('rehearsal.time')}
                      inputMode="numeric"
                      maxLength={5}
                      placeholder="09:00"
                      value={time}
                      onChange={({ currentTarget }) => setTime(currentTarget.value)}
                    />
                    <SelectField
                      label={t('rehearsal.city')}
                      value={rest.city}
                      onChange={({ currentTarget }) => setRest({ ...rest, city: currentTarget.value })}
                    >
                      {cities.map(({ code, nameRu, nameKz }) => (
                        <option key={code} value={code}>
                          {locale === 'kz' ? nameKz : nameRu}
                        </option>
                      ))}
                    </SelectField>
                    <SelectField
                      label={t('rehearsal.language')}
                      value={rest.language}
                      onChange={({ currentTarget }) =>
                        setRest({ ...rest, language: currentTarget.value === 'kz' ? 'kz' : 'ru' })
                      }
                    >
                      {(['ru', 'kz'] as const).map((language) => (
                        <option key={language} value={language}>
                          {NAMES[language]}
                        </option>
                      ))}
                    </SelectField>
                    <SelectField
                      label={t('rehearsal.buyer')}
                      value={rest.buyer}
                      onChange={({ currentTarget }) =>
                        setRest({
                          ...rest,
                          buyer: BUYERS.find((buyer) => buyer === currentTarget.value) ?? 'visitor',
                        })
                      }
                    >
                      {BUYERS.map((buyer) => (
                        <option key={buyer} value={buyer}>
                          {t(`rehearsal.buyer.${buyer}`)}
                        </option>
                      ))}
                    </SelectField>
                  </div>
                  {begin.error ? (
                    <Note tone="bad">{sayFailure(begin.error, t('state.noAnswer'))}</Note>
                  ) : null}
                  <div className={page.row}>
                    <Button
                      icon="eye"
                      isBusy={begin.isPending}
                      whyNot={isMoment ? null : t('rehearsal.noDay')}
                      onClick={() => open(toMoment(day, time))}
                    >
                      {t('rehearsal.begin')}
                    </Button>
                  </div>
                  <p className={styles.rules}>{t('rehearsal.rules')}</p>
                </div>
              </Panel>
              <Panel title={t('rehearsal.coming')} isFlush>
                <ComingList
                  moments={moments}
                  onShow={(at) => {
                    setDay(almatyDate(at));
                    setTime(almatyTime(at));
                    open(at);
                  }}
                />
              </Panel>
            </>
          )}
        </Answered>
      </div>
    </>
  );
}
